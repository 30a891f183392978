import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { QuestionType } from "@lagrum/core/question/questionSchema";
import { usualHours } from "@lagrum/core/workingTime/openingHours";
import { startClock } from "@lagrum/core/workingTime/promises";
import pg from "pg";
import { openQuestion, type Story } from "./askQuestion.ts";
import { dataDir } from "./env.ts";

/** The embedded database of the service under test. */
async function connect(): Promise<pg.Client> {
  const folder = join(dataDir, "postgres");
  const { lagrum_app: password } = JSON.parse(await readFile(join(folder, "passwords.json"), "utf8"));
  const port = Number((await readFile(join(folder, "data", "postmaster.pid"), "utf8")).split("\n")[3]);
  const client = new pg.Client({ host: "127.0.0.1", port, database: "lagrum", user: "lagrum_app", password });
  await client.connect();
  return client;
}

interface Paid {
  Type: Exclude<QuestionType, "Free">;
  /** Time of payment, from which deadlines count. Default: now. */
  from?: Date;
  /** Default: true. */
  PublishConsent?: boolean;
}

/** Moves a question's due time to a minute ago. The service's clock can't be moved. */
export async function missDeadline(id: number): Promise<void> {
  const database = await connect();
  try {
    await database.query("update questions set due_at = now() - interval '1 minute' where id = $1", [id]);
  } finally {
    await database.end();
  }
}

/**
 * Asks, confirms and marks the question as paid in the database, without an order: for stories that start after the
 * payment.
 * @returns its id
 */
export async function openPaidQuestion(
  question: Story,
  { Type, from = new Date(), PublishConsent = true }: Paid,
): Promise<number> {
  const id = await openQuestion(question);
  const clock = startClock(Type, from, usualHours);
  const database = await connect();
  try {
    await database.query(
      `update questions set type = $2, publish_consent = $3, confirmed_at = $4,
         due_at = $5, warn_at = $6, escalate_at = $7, promised_minutes = $8 where id = $1`,
      [id, Type, PublishConsent, from, clock?.DueAt, clock?.WarnAt, clock?.EscalateAt, clock?.PromisedMinutes],
    );
  } finally {
    await database.end();
  }
  return id;
}

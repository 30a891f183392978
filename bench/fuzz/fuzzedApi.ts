import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openDatabase, openPool } from "@lagrum/api/db/database";
import { accounts } from "@lagrum/api/db/schema/accounts";
import { createLog } from "@lagrum/api/logging/logger";
import { startEmulator } from "@lagrum/api/test/emulator";
import { emulatorToken } from "@lagrum/api/test/tokens";
import { openMailStore } from "@lagrum/launch/mailbox/mailStore";
import { startSmtp } from "@lagrum/launch/mailbox/smtp";
import { freePort } from "@lagrum/launch/os/ports";
import type { Postgres } from "@lagrum/launch/postgres/embeddedPostgres";
import { prepareDatabase, withClient } from "@lagrum/launch/postgres/roles";
import { eq, inArray } from "drizzle-orm";
import { accessCodes, type Role } from "./requests.ts";

const PUBLIC_URL = "http://localhost:3000";

/** An account per role. */
const emails: Record<Exclude<Role, "anonymous">, string> = {
  user: "user@lagrum.example",
  applicant: "sokande@lagrum.example",
  advisor: "karin@lagrum.example",
  admin: "admin@lagrum.example",
};

/** The API in demo mode with its workers, an identity provider and a mail server, and without rate limits. */
export interface FuzzedApi {
  origin: string;
  tokenOf(role: Role): string | undefined;
  isRunning(): boolean;
  /** Restores the roles' accounts and access codes, which calls may have deleted. */
  restore(): Promise<void>;
  stop(): Promise<void>;
}

export async function startFuzzedApi(postgres: Postgres, dir: string): Promise<FuzzedApi> {
  await prepareDatabase(postgres.adminUrl, "lagrum");
  const [port, smtpPort] = [await freePort(), await freePort()];
  const emulator = await startEmulator(PUBLIC_URL);
  const smtp = await startSmtp(smtpPort, await openMailStore(join(dir, "mailbox")));
  const many = "100000000";
  const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve("@lagrum/api/main"))], {
    env: {
      ...{ NODE_ENV: "production", MODE: "demo", PORT: String(port), PUBLIC_URL, DATA_DIR: join(dir, "files") },
      ...{ DATABASE_URL: postgres.url("lagrum", "lagrum_app"), LOG_LEVEL: "warn" },
      ...{ DATABASE_OWNER_URL: postgres.url("lagrum", "lagrum_owner"), FIREBASE_AUTH_EMULATOR_HOST: emulator.host },
      ...{
        RATE_LIMIT: many,
        SIGNUP_LIMIT_IP: many,
        SIGNUP_LIMIT_EMAIL: many,
        ASK_LIMIT_IP: many,
        BOOKING_LIMIT_NETWORK: many,
        ASK_LIMIT_EMAIL: many,
        MAIL_LIMIT_EMAIL: many,
      },
      ...{ SIGNIN_LIMIT_IP: many, SIGNIN_LIMIT_EMAIL: many, FORM_LIMIT_IP: many, FORM_LIMIT_EMAIL: many },
      // Without overload protection, since a busy machine is not tested.
      OVERLOAD_LIMIT: "0",
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    },
    stdio: ["ignore", openSync(join(dir, "api.log"), "a"), "inherit"],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  await ready(`http://127.0.0.1:${port}/api/health/ready`, child);

  const pool = openPool(postgres.url("lagrum", "lagrum_app"), 1, createLog("warn"));
  const db = openDatabase(pool);
  await db
    .insert(accounts)
    .values({ Uid: "user", Email: emails.user, FirstName: "Ulla", LastName: "Ek", Confirmed: true });
  const persons = await db
    .select()
    .from(accounts)
    .where(inArray(accounts.Email, Object.values(emails)));
  const restore = async () => {
    for (const person of persons) await db.update(accounts).set(person).where(eq(accounts.UserID, person.UserID));
    await issueCodes(postgres.url("lagrum"));
  };
  await restore();
  return {
    origin: `http://127.0.0.1:${port}`,
    tokenOf(role) {
      const person = persons.find(({ Email }) => role !== "anonymous" && Email === emails[role]);
      return person && emulatorToken({ sub: person.Uid });
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
    restore,
    async stop() {
      child.kill("SIGKILL");
      await pool.end();
      await emulator.stop();
      smtp.close();
    },
  };
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline && child.exitCode === null; await delay(100)) {
    if ((await fetch(url).catch(() => null))?.ok) return;
  }
  throw new Error("the API did not start");
}

/** Inserts the access codes that the calls use, with the purposes in rotation, since mailed codes are secret. */
async function issueCodes(url: string): Promise<void> {
  await withClient(url, async (client) => {
    for (const [n, code] of accessCodes.entries()) {
      const purpose = ["questionStatus", "confirmQuestion", "confirmAccount"][n % 3];
      const subject = purpose === "confirmAccount" ? "user_id" : "question_id";
      const table = purpose === "confirmAccount" ? "accounts" : "questions";
      await client.query(
        `insert into codes (hash, purpose, ${subject}, expires_at)
         select $1, $2, id, now() + interval '1 day' from ${table} order by id desc offset $3 limit 1
         on conflict (hash) do update set used_at = null, expires_at = excluded.expires_at`,
        [createHash("sha256").update(code).digest("hex"), purpose, n],
      );
    }
  });
}

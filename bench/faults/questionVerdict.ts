import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { withClient } from "@lagrum/launch/postgres/roles";
import PostalMime from "postal-mime";
import type { Launched } from "../setup/launcher.ts";
import type { Acknowledged, QuestionLoad } from "./questionLoad.ts";

/** Errors in the questions, as lists of keys or IDs. They should be empty. */
export interface QuestionVerdict {
  lost: string[];
  duplicates: string[];
  /** Stored without an acknowledgement. */
  unacknowledged: string[];
  /** Partly written: without asker or history. The access code is created when its mail is sent. */
  incomplete: string[];
}

/** Errors in the confirmation mails. */
export interface MailVerdict {
  lost: string[];
  /** Duplicates with the same Message-ID: allowed, but should be rare. */
  copies: number;
  /** Mails that arrived three times. */
  tripled: string[];
  /** Two different mails for one question, or a mail with an invalid code. */
  wrong: string[];
  /** Seconds from the last question until the mail queue was empty. */
  drainedAfter: number;
}

type Judged = Pick<QuestionLoad, "keyPrefix" | "acknowledged">;

interface Row {
  id: number;
  title: string;
  askers: number;
  codes: string[];
  changes: number;
}

/** Runs a query as superuser. */
export function query<T extends object>(launched: Launched, text: string): Promise<T[]> {
  const file = readFileSync(join(launched.dataDir, "postgres/passwords.json"), "utf8");
  const { postgres } = JSON.parse(file) as { postgres: string };
  const url = `postgres://postgres:${postgres}@127.0.0.1:${launched.portOf("postgres")}/lagrum`;
  return withClient(url, async (client) => (await client.query<T>(text)).rows);
}

const readQuestions = (launched: Launched, { keyPrefix }: Judged) =>
  query<Row>(
    launched,
    `select q.id, q.title,
      (select count(*)::int from askers a where a.question_id = q.id) as askers,
      array(select c.hash from codes c where c.question_id = q.id and c.purpose = 'confirmQuestion') as codes,
      (select count(*)::int from changes h where h.entity = 'question' and h.entity_id = q.id) as changes
    from questions q where q.title like '%${keyPrefix}%'`,
  );

/** Compares every 201 with the database. */
export async function checkQuestions(launched: Launched, load: Judged): Promise<QuestionVerdict> {
  const { acknowledged } = load;
  const byTitle = Map.groupBy(await readQuestions(launched, load), ({ title }) => title);
  const titles = new Set(acknowledged.map(({ title }) => title));
  return {
    lost: acknowledged.filter(({ id, title }) => !byTitle.get(title)?.some((row) => row.id === id)).map(keyOf),
    duplicates: acknowledged.filter(({ title }) => (byTitle.get(title)?.length ?? 0) > 1).map(keyOf),
    unacknowledged: [...byTitle.keys()].filter((title) => !titles.has(title)),
    incomplete: [...byTitle.values()]
      .flat()
      .filter(({ askers, changes }) => askers !== 1 || changes !== 1)
      .map(({ id }) => String(id)),
  };
}

/** Waits at most `timeout` seconds until the mail queue is empty, and compares every 201 with the mailbox. */
export async function checkMails(launched: Launched, load: Judged, timeout: number): Promise<MailVerdict> {
  const startedAt = Date.now();
  while (Date.now() < startedAt + timeout * 1000 && (await waitingMails(launched)) > 0) await delay(500);
  const drainedAfter = (Date.now() - startedAt) / 1000;

  const codes = new Map((await readQuestions(launched, load)).map((row) => [row.title, row.codes]));
  const mailsByAddress = Map.groupBy(await readMails(join(launched.dataDir, "mailbox")), ({ to }) => to);
  const verdict: MailVerdict = { lost: [], copies: 0, tripled: [], wrong: [], drainedAfter };
  for (const { key, title, email } of load.acknowledged) {
    const mine = mailsByAddress.get(email) ?? [];
    if (mine.length === 0) verdict.lost.push(key);
    else verdict.copies += mine.length - 1;
    if (mine.length > 2) verdict.tripled.push(key);
    const isOneLetter = new Set(mine.map(({ messageId }) => messageId)).size <= 1;
    const opens = mine.every(({ code }) => codes.get(title)?.includes(hashOf(code)));
    if (!isOneLetter || !opens) verdict.wrong.push(key);
  }
  return verdict;
}

/** Queued and failed mails. */
async function waitingMails(launched: Launched): Promise<number> {
  const sql =
    "select count(*)::int as n from pgboss.job where name = 'mail' and state not in ('completed', 'cancelled')";
  const [row] = await query<{ n: number }>(launched, sql);
  return row?.n ?? 0;
}

interface ConfirmationMail {
  to: string;
  messageId: string;
  code: string;
}

async function readMails(dir: string): Promise<ConfirmationMail[]> {
  const mails: ConfirmationMail[] = [];
  for (const file of readdirSync(dir).filter((name) => name.endsWith(".eml"))) {
    const mail = await PostalMime.parse(readFileSync(join(dir, file)));
    const to = mail.headers.find(({ key }) => key === "x-envelope-to")?.value ?? "";
    const [, code = ""] = /[?&]code=([a-z2-7]+)/.exec(mail.text ?? "") ?? [];
    mails.push({ to, messageId: mail.messageId ?? "", code });
  }
  return mails;
}

const hashOf = (code: string) => createHash("sha256").update(code).digest("hex");
const keyOf = ({ key }: Acknowledged) => key;

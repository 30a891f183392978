import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { withClient } from "@lagrum/launch/postgres/roles";
import PostalMime from "postal-mime";
import type { Acknowledged } from "./asking.ts";
import type { Launched } from "./launcher.ts";

/** What was found wrong with the questions: each list names keys or IDs, and should be empty. */
export interface QuestionVerdict {
  lost: string[];
  doubled: string[];
  /** Stored under a title of ours without our ever having had a 201 for it. */
  unacknowledged: string[];
  /** Without asker, code or history. */
  torn: string[];
}

/** The same for the mails that ask for confirmation. */
export interface MailVerdict {
  lost: string[];
  /** Second copies of the same letter, with the same Message-ID: allowed, but to be few. */
  copies: number;
  /** The same letter a third time. */
  tripled: string[];
  /** Two different letters for one question, or a letter whose code opens nothing: not allowed. */
  wrong: string[];
  /** Seconds from the last question until the queue was empty. */
  drainedAfter: number;
}

interface Row {
  id: number;
  title: string;
  askers: number;
  codes: string[];
  changes: number;
}

/** The database as its superuser sees it. */
export function query<T extends object>(launched: Launched, text: string): Promise<T[]> {
  const file = readFileSync(join(launched.dataDir, "postgres/passwords.json"), "utf8");
  const { postgres } = JSON.parse(file) as { postgres: string };
  const url = `postgres://postgres:${postgres}@127.0.0.1:${launched.portOf("postgres")}/lagrum`;
  return withClient(url, async (client) => (await client.query<T>(text)).rows);
}

const readQuestions = (launched: Launched) =>
  query<Row>(
    launched,
    `select q.id, q.title,
      (select count(*)::int from askers a where a.question_id = q.id) as askers,
      array(select c.hash from codes c where c.question_id = q.id and c.purpose = 'confirmQuestion') as codes,
      (select count(*)::int from changes h where h.entity = 'question' and h.entity_id = q.id) as changes
    from questions q where q.title like '%crash-%'`,
  );

/** Holds every 201 against what PostgreSQL has. */
export async function judgeQuestions(launched: Launched, acknowledged: Acknowledged[]): Promise<QuestionVerdict> {
  const byTitle = Map.groupBy(await readQuestions(launched), ({ title }) => title);
  const titles = new Set(acknowledged.map(({ title }) => title));
  return {
    lost: acknowledged.filter(({ id, title }) => !byTitle.get(title)?.some((row) => row.id === id)).map(keyOf),
    doubled: acknowledged.filter(({ title }) => (byTitle.get(title)?.length ?? 0) > 1).map(keyOf),
    unacknowledged: [...byTitle.keys()].filter((title) => !titles.has(title)),
    torn: [...byTitle.values()]
      .flat()
      .filter(({ askers, codes, changes }) => askers !== 1 || codes.length !== 1 || changes !== 1)
      .map(({ id }) => String(id)),
  };
}

/** Waits until no mail is left in the queue, at most `patience` seconds, and holds every 201 against the mailbox. */
export async function judgeMails(
  launched: Launched,
  acknowledged: Acknowledged[],
  patience: number,
): Promise<MailVerdict> {
  const begun = Date.now();
  while (Date.now() < begun + patience * 1000 && (await waitingMails(launched)) > 0) await delay(500);
  const drainedAfter = (Date.now() - begun) / 1000;

  const codes = new Map((await readQuestions(launched)).map((row) => [row.title, row.codes]));
  const letters = Map.groupBy(await readLetters(join(launched.dataDir, "mailbox")), ({ to }) => to);
  const verdict: MailVerdict = { lost: [], copies: 0, tripled: [], wrong: [], drainedAfter };
  for (const { key, title, email } of acknowledged) {
    const mine = letters.get(email) ?? [];
    if (mine.length === 0) verdict.lost.push(key);
    else verdict.copies += mine.length - 1;
    if (mine.length > 2) verdict.tripled.push(key);
    const isOneLetter = new Set(mine.map(({ messageId }) => messageId)).size <= 1;
    const opens = mine.every(({ code }) => codes.get(title)?.includes(hashOf(code)));
    if (!isOneLetter || !opens) verdict.wrong.push(key);
  }
  return verdict;
}

/** Mails that are still to be sent; those that were given up count too, and then the waiting is in vain. */
async function waitingMails(launched: Launched): Promise<number> {
  const sql =
    "select count(*)::int as n from pgboss.job where name = 'mail' and state not in ('completed', 'cancelled')";
  const [row] = await query<{ n: number }>(launched, sql);
  return row?.n ?? 0;
}

interface Letter {
  to: string;
  messageId: string;
  code: string;
}

async function readLetters(dir: string): Promise<Letter[]> {
  const letters: Letter[] = [];
  for (const file of readdirSync(dir).filter((name) => name.endsWith(".eml"))) {
    const mail = await PostalMime.parse(readFileSync(join(dir, file)));
    const to = mail.headers.find(({ key }) => key === "x-envelope-to")?.value ?? "";
    const [, code = ""] = /[?&]code=([a-z2-7]+)/.exec(mail.text ?? "") ?? [];
    letters.push({ to, messageId: mail.messageId ?? "", code });
  }
  return letters;
}

const hashOf = (code: string) => createHash("sha256").update(code).digest("hex");
const keyOf = ({ key }: Acknowledged) => key;

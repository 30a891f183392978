import type { UndeliveredMail, UndeliveredMailList } from "@lagrum/core/desk/deskSchema";
import { sql } from "drizzle-orm";
import { recordChange } from "../audit/auditLog.ts";
import type { Reader, Transaction } from "../db/database.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";

/** From the third failure on it is more than a hiccup. */
const ATTEMPTS = 3;
/** So many are shown. */
const SHOWN = 100;

/** Mails that were given up, and those that fail again and again. The words in them stay in the queue. */
export const failedMails = sql`(
  select id, data, true as given_up, created_on as at, null::timestamptz as next_at
  from pgboss.job where name = 'undeliveredMail' and state < 'active'
  union all
  select id, data, false, created_on, start_after
  from pgboss.job where name = 'mail' and state = 'retry' and retry_count >= ${sql.raw(String(ATTEMPTS))}
) as failed`;

interface Row extends Record<string, unknown>, Omit<UndeliveredMail, "At" | "NextAt"> {
  At: Date;
  NextAt: Date | null;
  Total: number;
}

/** Mails that have not arrived, newest first. */
export async function listUndeliveredMails(db: Reader): Promise<UndeliveredMailList> {
  const { rows } = await db.execute<Row>(sql`
    select id as "ID", data->>'Kind' as "Kind", data->>'To' as "To", (data->>'QuestionID')::int as "QuestionID",
      at as "At", given_up as "GivenUp", next_at as "NextAt", count(*) over ()::int as "Total"
    from ${failedMails} order by at desc, id limit ${SHOWN}`);
  const Mails = rows.map(({ At, NextAt, Total: _, ...row }) => ({
    ...row,
    At: new Date(At).toISOString(),
    NextAt: NextAt && new Date(NextAt).toISOString(),
  }));
  return { Mails, Total: rows[0]?.Total ?? 0 };
}

/** Sends one again, now. @throws Failure NOT_FOUND when it has been sent, or is on its way */
export async function retryMail(context: ServiceContext, id: string): Promise<void> {
  const { tx, jobs } = context;
  const { rows } = await tx.execute<{ Kind: string; GivenUp: boolean }>(
    sql`select data->>'Kind' as "Kind", given_up as "GivenUp" from ${failedMails} where id = ${id}`,
  );
  const [mail] = rows;
  if (!mail) throw new Failure("NOT_FOUND");
  const isTaken = mail.GivenUp ? await jobs.redrive(tx, "undeliveredMail", id) : await hasten(tx, id);
  if (!isTaken) throw new Failure("NOT_FOUND");
  await recordChange(context, {
    Entity: "mail",
    EntityID: 0,
    Action: "retried",
    Changed: [{ Field: "Kind", After: mail.Kind }],
  });
}

/** Lets a mail that waits for its next attempt have it now. @returns whether it waited */
async function hasten(tx: Transaction, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update pgboss.job set start_after = now() where name = 'mail' and id = ${id} and state = 'retry' returning id`);
  return rows.length === 1;
}

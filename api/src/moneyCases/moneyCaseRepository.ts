import { actionsOn } from "@lagrum/core/payment/moneyCaseRules";
import type { MoneyCase, MoneyCaseList, MoneyCaseQuery, MoneyCaseSource } from "@lagrum/core/payment/moneyCaseSchema";
import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { pageOf } from "../db/paging.ts";

/** A refund that is not carried out within this time stands in the list: its job and its first retries have passed. */
const PATIENCE = 15 * 60_000;

type Row = Omit<MoneyCase, "ID" | "Actions"> & Record<string, unknown>;

const moment = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** The refund of a row of the queue; older rows have its reference only. */
const refundOf = sql`coalesce(u.refund_id,
  case when u.reason = 'RefundFailed' then substring(u.provider_reference from '^R-([0-9]{1,9})$')::int end)`;

/** A difference that a refund or a capture explains, whose own row settles it: the provider holds what is booked. */
const isUnfinished = sql`(
  d.found = case d.kind when 'Reserved' then case p.state when 'Authorised' then p.amount else 0 end
    when 'Provider' then case when p.captured_at is null then 0 else p.amount - p.refunded_amount end end
  and (exists (select from refunds r where r.payment_id = p.id and r.state <> 'Done')
    or exists (select from unmatched_payments u where u.payment_id = p.id and u.reason = 'CaptureFailed'
      and u.resolved_at is null)))`;

/** What the provider has taken back of a payment, and that no outcome explains. */
const takenBack = sql`coalesce((select sum(case kind when 'Reversal' then amount else -amount end)
  from accounting_entries where payment_id = p.id and kind in ('Reversal', 'ReversalEnd')), 0)`;

/**
 * All open cases in one statement. A refused call that was carried out since is none. Amounts are integer öre. A refused refund is the queue's row, not also one of its own.
 * What the provider holds is what it answered last.
 */
const cases = (now: Date): SQL => sql`
  select 'unmatched' as source, u.id, u.reason as kind, u.payment_id, ${refundOf} as refund_id, u.amount::bigint as amount, u.currency,
    u.choice, u.provider_id, u.provider_reference,
    case when u.reason = 'RefundFailed' then p.amount - p.refunded_amount
      when u.reason = 'Reversed' then p.amount - p.refunded_amount - ${takenBack}
      when u.reason = 'CaptureFailed' and p.state <> 'Authorised' then 0 else u.amount end::bigint as provider_amount,
    u.found_at, u.attempts, u.next_attempt_at, p.order_id
  from unmatched_payments u left join payments p on p.id = u.payment_id where u.resolved_at is null
    and not (u.reason = 'CaptureFailed' and coalesce(p.captured_at is not null, false))
    and not exists (select from refunds r where r.id = ${refundOf} and r.state = 'Done')
  union all
  select 'refund', r.id, case r.cause when 'Surplus' then 'Surplus' else 'RefundWaiting' end, r.payment_id, r.id, r.amount,
    'SEK', p.choice, p.provider_id, p.reference, p.amount - p.refunded_amount, r.requested_at, r.attempts,
    case r.state when 'Requested' then r.next_attempt_at end, r.order_id
  from refunds r join payments p on p.id = r.payment_id
  where r.state <> 'Done'
    and (r.state = 'Failed' or r.cause = 'Surplus' or r.requested_at < ${new Date(now.getTime() - PATIENCE).toISOString()})
    and not exists (select from unmatched_payments u where ${refundOf} = r.id and u.resolved_at is null)
  union all
  select 'difference', d.id, d.kind, d.payment_id, null, null, 'SEK', p.choice, p.provider_id, p.reference,
    case when d.kind in ('Provider', 'Reserved') then d.found when d.kind in ('Sale', 'Credit', 'Order')
      then p.amount - p.refunded_amount end, d.found_at, 0, null, d.order_id
  from accounting_differences d left join payments p on p.id = d.payment_id where d.resolved_at is null
    and not coalesce(${isUnfinished}, false)`;

const selected = (now: Date, where: SQL, tail: SQL): SQL => sql`
  with cases as (${cases(now)})
  select source as "Source", cases.id as "SourceID", cases.kind as "Kind", cases.order_id as "OrderID",
    orders.state as "OrderState", cases.payment_id as "PaymentID", payments.state as "PaymentState",
    cases.refund_id as "RefundID", cases.amount::float8 as "Amount", currency as "Currency", cases.choice as "Method",
    cases.provider_id as "ProviderID", provider_reference as "ProviderReference",
    provider_amount::float8 as "ProviderAmount",
    case when cases.kind <> 'Series' then coalesce((
      select sum(case when entries.kind in ('Sale', 'ReversalEnd') then entries.amount else -entries.amount end)
      from accounting_entries entries where entries.payment_id = cases.payment_id), 0) end::float8 as "BookedAmount",
    case when cases.kind = 'Series' then null
      when cases.kind = 'Order' then payments.amount - orders.refunded_amount
      when payments.paid_at is null or payments.surplus_at is not null or orders.state in ('Refunded', 'Cancelled', 'Expired')
      then 0
      else payments.amount - coalesce((select sum(refunds.amount) from refunds where refunds.payment_id = payments.id), 0)
      end::float8 as "ExpectedAmount",
    ${moment("found_at")} as "FoundAt", attempts as "Attempts", ${moment("next_attempt_at")} as "NextAttemptAt"
  from cases
  left join payments on payments.id = cases.payment_id
  left join orders on orders.id = cases.order_id
  where ${where} ${tail}`;

const toCase = (row: Row): MoneyCase => ({
  ...row,
  ID: `${row.Source}-${row.SourceID}`,
  Actions: actionsOn(row),
});

/** The list: the oldest first by default. */
export async function listMoneyCases(db: Reader, query: MoneyCaseQuery, now: Date): Promise<MoneyCaseList> {
  const page = pageOf(query);
  const where = query.State === "Stopped" ? sql`next_attempt_at is null` : sql`true`;
  const order = sql.raw(page.order === "asc" ? "asc" : "desc");
  const tail = sql`order by found_at ${order}, source, cases.id limit ${page.limit} offset ${page.offset}`;
  const [{ rows }, Total] = await Promise.all([
    db.execute<Row>(selected(now, where, tail)),
    countWhere(db, now, where),
  ]);
  return { MoneyCases: rows.map(toCase), Pages: Math.ceil(Total / page.limit), Total, After: null };
}

async function countWhere(db: Reader, now: Date, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`with cases as (${cases(now)}) select count(*)::int as total from cases where ${where}`,
  );
  return rows[0]?.total ?? 0;
}

/** The number of open cases, for the dashboard. */
export const moneyCaseCount = (now: Date): SQL => sql`(select count(*)::int from (${cases(now)}) as counted)`;

/** An open case; undefined once it is settled. */
export async function findMoneyCase(
  db: Reader,
  { source, id }: { source: MoneyCaseSource; id: number },
  now: Date,
): Promise<MoneyCase | undefined> {
  const where = sql`source = ${source} and cases.id = ${id}`;
  const { rows } = await db.execute<Row>(selected(now, where, sql``));
  return rows[0] && toCase(rows[0]);
}

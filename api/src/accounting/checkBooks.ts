import type { AccountingDifference, DifferenceKind } from "@lagrum/core/accounting/accountingSchema";
import { and, asc, inArray, isNull, notInArray, or, sql } from "drizzle-orm";
import type { App } from "../app.ts";
import type { Reader, Transaction } from "../db/database.ts";
import { accountingDifferences } from "../db/schema/accounting.ts";
import { compareWithProvider } from "./compareWithProvider.ts";

/** A difference, in öre; for Series the counts. */
export interface Difference {
  Kind: DifferenceKind;
  OrderID: number | null;
  PaymentID: number | null;
  Expected: number;
  Found: number;
}

interface Row extends Record<string, unknown> {
  kind: DifferenceKind;
  order_id: number | null;
  payment_id: number | null;
  expected: number;
  found: number;
}

/** Years whose entries are stored. */
const stored = sql`extract(year from now()) - 7`;

/** Compares entries, payments and orders with each other. */
async function compareRows(db: Reader): Promise<Difference[]> {
  const { rows } = await db.execute<Row>(sql`
    with paid as (select * from payments where captured_at is not null),
    sale as (select * from accounting_entries where kind = 'Sale'),
    credit as (
      select payment_id, sum(amount)::float8 as amount from accounting_entries where kind = 'CreditNote' group by 1),
    refunded as (
      select order_id, sum(refunded_amount)::float8 as amount, max(id) as payment_id from payments
      where paid_at is not null and surplus_at is null group by 1)
    select 'Sale' as kind, coalesce(paid.order_id, sale.order_id) as order_id,
      coalesce(paid.id, sale.payment_id) as payment_id,
      (case when paid.amount = sale.amount then paid.tax_amount else coalesce(paid.amount, 0) end)::float8 as expected,
      (case when paid.amount = sale.amount then sale.tax_amount else coalesce(sale.amount, 0) end)::float8 as found
    from paid full join sale on sale.payment_id = paid.id
    where (paid.amount, paid.tax_amount) is distinct from (sale.amount, sale.tax_amount)
    union all
    select 'Credit', paid.order_id, paid.id, paid.refunded_amount, coalesce(credit.amount, 0)
    from paid left join credit on credit.payment_id = paid.id
    where paid.refunded_amount <> coalesce(credit.amount, 0)
    union all
    select 'Order', orders.id, refunded.payment_id, refunded.amount, orders.refunded_amount
    from orders join refunded on refunded.order_id = orders.id
    where orders.refunded_amount <> refunded.amount
    union all
    select 'Series', null, null, sum(last_number), sum(entries) from (
      select last_number, (select count(*) from accounting_entries where accounting_entries.year = series.year) as entries
      from accounting_series series where year >= ${stored}) numbers
    having sum(last_number) <> sum(entries)`);
  return rows.map((row) => ({
    Kind: row.kind,
    OrderID: row.order_id,
    PaymentID: row.payment_id,
    Expected: Number(row.expected),
    Found: Number(row.found),
  }));
}

/**
 * Stores the differences found, and resolves those that are gone.
 * @param compared the payments that the provider answered for
 */
async function store(tx: Transaction, found: Difference[], compared: readonly number[], now: Date): Promise<void> {
  const at = now.toISOString();
  const { ID, Kind, PaymentID, ResolvedAt } = accountingDifferences;
  const open: number[] = [];
  for (const difference of found) {
    const { Expected, Found } = difference;
    const isSame = sql`${Kind} = ${difference.Kind} and ${PaymentID} is not distinct from ${difference.PaymentID}`;
    const [known] = await tx
      .update(accountingDifferences)
      .set({ Expected, Found })
      .where(and(isNull(ResolvedAt), isSame))
      .returning({ ID });
    const [row] = known
      ? [known]
      : await tx
          .insert(accountingDifferences)
          .values({ ...difference, FoundAt: at })
          .returning({ ID });
    if (row) open.push(row.ID);
  }
  const isCompared = or(notInArray(Kind, ["Provider", "Reserved"]), inArray(PaymentID, [...compared, 0]));
  await tx
    .update(accountingDifferences)
    .set({ ResolvedAt: at })
    .where(and(isNull(ResolvedAt), isCompared, notInArray(ID, [...open, 0])));
}

/**
 * Compares entries, orders and the provider's books to the öre. A difference is stored, and shown on the dashboard
 * until a later check finds none.
 * @returns how many differences there are
 */
export async function checkBooks(app: Pick<App, "db" | "payments" | "env" | "clock" | "log">): Promise<number> {
  const { compared, found: atProvider } = await compareWithProvider(app);
  return app.db.transaction(async (tx) => {
    const found = [...(await compareRows(tx)), ...atProvider];
    await store(tx, found, compared, app.clock());
    if (found.length > 0) app.log.error({ differences: found }, "the books do not agree");
    return found.length;
  });
}

/** The differences of the last check, oldest first. */
export function listDifferences(db: Reader): Promise<AccountingDifference[]> {
  const { ID, Kind, OrderID, PaymentID, Expected, Found, FoundAt, ResolvedAt } = accountingDifferences;
  return db
    .select({ ID, Kind, OrderID, PaymentID, Expected, Found, FoundAt })
    .from(accountingDifferences)
    .where(isNull(ResolvedAt))
    .orderBy(asc(ID))
    .limit(100);
}

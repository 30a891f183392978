import type {
  AccountingDay,
  AccountingEntry,
  AccountingEntryList,
  AccountingEntryQuery,
  EntryKind,
} from "@lagrum/core/accounting/accountingSchema";
import { orderReference } from "@lagrum/core/order/orderReference";
import { dayOf } from "@lagrum/core/text/dates";
import { and, asc, desc, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { AuditContext } from "../audit/auditLog.ts";
import type { Reader } from "../db/database.ts";
import { afterCursor, cut, pageOf, sorting } from "../db/paging.ts";
import { accountingDays, accountingEntries, accountingLines } from "../db/schema/accounting.ts";
import { Failure } from "../http/failure.ts";
import { toReceiptItem } from "./receiptRepository.ts";

type EntryRow = typeof accountingEntries.$inferSelect;

const { Day, ID } = accountingEntries;

export const inPeriod = (from: string | undefined, to: string | undefined): SQL | undefined =>
  and(from === undefined ? undefined : gte(Day, from), to === undefined ? undefined : lte(Day, to));

/** The lines of some entries, by entry. */
export async function linesOf(db: Reader, ids: readonly number[]) {
  const byEntry = new Map<number, { Account: string; Amount: number }[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return byEntry;
  const rows = await db
    .select()
    .from(accountingLines)
    .where(inArray(accountingLines.EntryID, [...ids]))
    .orderBy(asc(accountingLines.EntryID), asc(accountingLines.Position));
  for (const { EntryID, Account, Amount } of rows) byEntry.get(EntryID)?.push({ Account, Amount });
  return byEntry;
}

const toEntry = (entry: EntryRow, Lines: AccountingEntry["Lines"]): AccountingEntry => ({
  ...toReceiptItem(entry),
  OrderID: entry.OrderID,
  Reference: orderReference(entry.OrderID),
  Description: entry.Description,
  Lines,
});

export async function listEntries(db: Reader, query: AccountingEntryQuery): Promise<AccountingEntryList> {
  const page = pageOf(query);
  const filter = inPeriod(query.From, query.To);
  const [found, Total] = await Promise.all([
    db
      .select()
      .from(accountingEntries)
      .where(and(filter, afterCursor(ID, ID, page)))
      .orderBy(...sorting(ID, ID, page.order))
      .limit(page.limit + 1)
      .offset(page.offset),
    db.$count(accountingEntries, filter),
  ]);
  const { rows, After } = cut(found, page, (entry) => [entry.ID, entry.ID]);
  const lines = await linesOf(
    db,
    rows.map((entry) => entry.ID),
  );
  const Entries = rows.map((entry) => toEntry(entry, lines.get(entry.ID) ?? []));
  return { Entries, Pages: Math.ceil(Total / page.limit), Total, After };
}

const sumIf = (column: PgColumn, kind: EntryKind) =>
  sql<number>`coalesce(sum(${column}) filter (where ${accountingEntries.Kind} = ${kind}), 0)::float8`;

const totals = {
  Day,
  Entries: sql<number>`count(*)::int`,
  SalesAmount: sumIf(accountingEntries.Amount, "Sale"),
  SalesTax: sumIf(accountingEntries.TaxAmount, "Sale"),
  CreditedAmount: sumIf(accountingEntries.Amount, "CreditNote"),
  CreditedTax: sumIf(accountingEntries.TaxAmount, "CreditNote"),
};

const LISTED_DAYS = 60;

/** The latest days with entries. */
export async function listDays(db: Reader): Promise<AccountingDay[]> {
  const rows = await db.select(totals).from(accountingEntries).groupBy(Day).orderBy(desc(Day)).limit(LISTED_DAYS);
  // Closing a day closes those before it.
  const closed = await db.select().from(accountingDays).orderBy(asc(accountingDays.Day));
  return rows.map((row) => ({ ...row, ClosedAt: closed.find((day) => row.Day <= day.Day)?.ClosedAt ?? null }));
}

/**
 * Closes a day that is over, and so all days before it: the database refuses further entries on them.
 * @throws Failure DAY_NOT_OVER
 */
export async function closeDay({ tx, caller, now }: AuditContext, day: string): Promise<AccountingDay> {
  if (day >= dayOf(now)) throw new Failure("DAY_NOT_OVER");
  const [sums] = await tx.select(totals).from(accountingEntries).where(eq(Day, day)).groupBy(Day);
  const none = { Entries: 0, SalesAmount: 0, SalesTax: 0, CreditedAmount: 0, CreditedTax: 0 };
  const row = { ...none, ...sums, Day: day, ClosedAt: now.toISOString(), ClosedByID: caller?.UserID ?? null };
  await tx.insert(accountingDays).values(row).onConflictDoNothing();
  const [closed] = await tx.select().from(accountingDays).where(eq(accountingDays.Day, day));
  if (!closed) throw new Error("an insert gave no row");
  return closed;
}

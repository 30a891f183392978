import type { RetentionReport } from "@lagrum/core/accounting/accountingSchema";
import { dayOf } from "@lagrum/core/text/dates";
import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, type SQL, sql } from "drizzle-orm";
import { alias, type PgTable } from "drizzle-orm/pg-core";
import type { App } from "../app.ts";
import type { Reader } from "../db/database.ts";
import { accountingDays, accountingEntries } from "../db/schema/accounting.ts";
import { files } from "../db/schema/files.ts";
import { orderCustomers, orderFiles, orderMessages, orderStories, orders } from "../db/schema/orders.ts";
import { payments, refunds, unmatchedPayments } from "../db/schema/payments.ts";
import { rentClaimFiles, rentClaims } from "../db/schema/rentClaims.ts";
import { removeFromStorage } from "../files/fileService.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Days, as promised in the privacy policy (site/src/policies/privacyRetention.ts). */
const retentionDays = { unpaidOrder: 30, finishedOrder: 3 * 365, endedRentClaim: 2 * 365 };
/** Bokföringslagen 7 kap. 2 §: until the end of the seventh year after the calendar year. */
const ACCOUNTING_YEARS = 7;

type Row = RetentionReport["Rows"][number];

interface Rule extends Omit<Row, "Count" | "Data"> {
  table: PgTable;
  /** Rows whose retention period has ended. */
  over: SQL | undefined;
}

/** The expired rows at that time, by kind, in the order of deletion. */
function rulesAt(db: Reader, now: Date): Record<string, Rule> {
  const unpaidSince = new Date(now.getTime() - retentionDays.unpaidOrder * DAY);
  const finishedSince = new Date(now.getTime() - retentionDays.finishedOrder * DAY);
  const year = Number(dayOf(now).slice(0, 4)) - ACCOUNTING_YEARS;
  const firstDay = `${year}-01-01`;
  const ordersWhere = (where: SQL | undefined) => db.select({ ID: orders.ID }).from(orders).where(where);

  // Money that an order could not take is in the books, too.
  const booked = db
    .select()
    .from(payments)
    .where(and(eq(payments.OrderID, orders.ID), isNotNull(payments.PaidAt)));
  const isUnpaid = and(
    ...[isNull(orders.PaidAt), notExists(booked)],
    inArray(orders.State, ["Expired", "Cancelled"]),
    lt(orders.EndedAt, unpaidSince.toISOString()),
  );
  const laterEntry = db
    .select()
    .from(accountingEntries)
    .where(sql`${accountingEntries.OrderID} = ${orders.ID} and ${accountingEntries.Year} >= ${year}`);
  const paidAt = sql`coalesce(${orders.PaidAt}, (select max(${payments.PaidAt}) from ${payments} where ${payments.OrderID} = ${orders.ID}))`;
  const isBookedLongAgo = and(lt(paidAt, `${firstDay}T00:00:00+01:00`), notExists(laterEntry));
  const ending = sql`coalesce(${orders.EndedAt}, ${orders.DeliveredAt})`;
  const finished = ordersWhere(or(isUnpaid, lt(ending, finishedSince.toISOString())));
  const removed = ordersWhere(or(isUnpaid, isBookedLongAgo));
  const filesOf = db.select({ ID: orderFiles.FileID }).from(orderFiles).where(inArray(orderFiles.OrderID, finished));
  const paymentsOf = db.select({ ID: payments.ID }).from(payments).where(inArray(payments.OrderID, removed));

  // A sale stays as long as its last credit note.
  const note = alias(accountingEntries, "note");
  const laterNote = db
    .select()
    .from(note)
    .where(sql`${note.CreditsID} = ${accountingEntries.ID} and ${note.Year} >= ${year}`);

  const claimsSince = new Date(now.getTime() - retentionDays.endedRentClaim * DAY);
  const isClaimOver = lt(rentClaims.EndedAt, claimsSince.toISOString());
  const filesOfClaims = db
    .select({ ID: rentClaimFiles.FileID })
    .from(rentClaimFiles)
    .innerJoin(rentClaims, eq(rentClaims.ID, rentClaimFiles.ClaimID))
    .where(isClaimOver);
  const rentClaim = { Kind: "RentClaim", Before: dayOf(claimsSince) } as const;
  const story = { Kind: "Story", Before: dayOf(finishedSince) } as const;
  const order = { Kind: "Order", Before: dayOf(finishedSince) } as const;
  const accounting = { Kind: "Accounting", Before: firstDay } as const;
  return {
    rent_claim_files: { ...rentClaim, table: files, over: inArray(files.ID, filesOfClaims) },
    rent_claims: { ...rentClaim, table: rentClaims, over: isClaimOver },
    files: { ...story, table: files, over: inArray(files.ID, filesOf) },
    order_messages: { ...story, table: orderMessages, over: inArray(orderMessages.OrderID, finished) },
    order_stories: { ...story, table: orderStories, over: inArray(orderStories.OrderID, finished) },
    order_customers: { ...order, table: orderCustomers, over: inArray(orderCustomers.OrderID, finished) },
    accounting_entries: {
      ...accounting,
      table: accountingEntries,
      over: and(lt(accountingEntries.Year, year), notExists(laterNote)),
    },
    accounting_days: { ...accounting, table: accountingDays, over: lt(accountingDays.Day, firstDay) },
    unmatched_payments: {
      ...accounting,
      table: unmatchedPayments,
      over: inArray(unmatchedPayments.PaymentID, paymentsOf),
    },
    refunds: { ...accounting, table: refunds, over: inArray(refunds.OrderID, removed) },
    payments: { ...accounting, table: payments, over: inArray(payments.OrderID, removed) },
    orders: { ...accounting, table: orders, over: isBookedLongAgo },
    unpaid_orders: { Kind: "Order", Before: dayOf(unpaidSince), table: orders, over: isUnpaid },
  };
}

/** A dry run: what the next run deletes. */
export async function previewOrderRetention(db: Reader, now: Date): Promise<Row[]> {
  const report: Row[] = [];
  for (const [Data, { Kind, Before, table, over }] of Object.entries(rulesAt(db, now))) {
    report.push({ Kind, Data, Before, Count: await db.$count(table, over) });
  }
  return report;
}

/**
 * Deletes expired data of orders, rent claims and the books, each kind after its own retention period: the buyer's
 * texts, the buyer, and last the bookkeeping. @returns the report
 */
export async function removeOldOrders(app: Pick<App, "db" | "clock" | "storage" | "log">): Promise<Row[]> {
  const now = app.clock();
  const report: Row[] = [];
  const removedFiles = await app.db.transaction(async (tx) => {
    const rules = rulesAt(tx, now);
    const gone = await tx.select().from(files).where(or(rules.files?.over, rules.rent_claim_files?.over));
    for (const [Data, { Kind, Before, table, over }] of Object.entries(rules)) {
      const { rowCount } = await tx.delete(table).where(over);
      report.push({ Kind, Data, Before, Count: rowCount ?? 0 });
    }
    return gone;
  });
  await removeFromStorage(app, removedFiles);
  const deleted = report.filter(({ Count }) => Count > 0);
  if (deleted.length > 0) app.log.info({ deleted }, "data at the end of their retention deleted");
  return report;
}

import { dayOf } from "@lagrum/core/text/dates";
import { and, asc, eq, isNotNull, lt, lte, max, min, notExists, sql } from "drizzle-orm";
import type { App } from "../app.ts";
import { accountingDays, accountingEntries } from "../db/schema/accounting.ts";
import { payments, refunds } from "../db/schema/payments.ts";
import { eachRow } from "../jobs/eachRow.ts";
import { lockOrder } from "../orders/orderRepository.ts";
import { lockPayment } from "../payments/paymentRepository.ts";
import { closeDay } from "./accountingRepository.ts";
import { bookCreditNote, bookSale } from "./bookEntry.ts";
import { checkBooks } from "./checkBooks.ts";

/**
 * Books payments and refunds from before the books began, in the order in which the money moved. A payment after that
 * without an entry is a difference, which the check reports.
 * @returns how many entries it wrote
 */
export async function bookEarlierPayments(app: Pick<App, "db" | "clock" | "log">): Promise<number> {
  const { db, clock } = app;
  const [first] = await db.select({ At: min(accountingEntries.CreatedAt) }).from(accountingEntries);
  const ofPayment = and(eq(accountingEntries.PaymentID, payments.ID), eq(accountingEntries.Kind, "Sale"));
  const before = first?.At ? lt(payments.CapturedAt, first.At) : undefined;
  const unbooked = await db
    .select({ ID: payments.ID, OrderID: payments.OrderID, CapturedAt: payments.CapturedAt })
    .from(payments)
    .where(and(isNotNull(payments.CapturedAt), before, notExists(db.select().from(accountingEntries).where(ofPayment))))
    .orderBy(asc(payments.CapturedAt));
  let written = 0;
  await eachRow(app, "bookkeeping", unbooked, async ({ ID, OrderID, CapturedAt }) => {
    written += await db.transaction(async (tx) => {
      await lockOrder(tx, OrderID);
      const payment = await lockPayment(tx, ID);
      await bookSale(tx, payment, new Date(CapturedAt ?? clock()), clock());
      const done = await tx
        .select()
        .from(refunds)
        .where(and(eq(refunds.PaymentID, ID), eq(refunds.State, "Done")))
        .orderBy(asc(refunds.DoneAt));
      for (const refund of done) await bookCreditNote(tx, refund, new Date(refund.DoneAt ?? clock()), clock());
      return 1 + done.length;
    });
    return true;
  });
  return written;
}

/** The nightly job: books older payments, checks for differences, and closes the days that are over. */
export async function closeBooks(app: App): Promise<void> {
  const written = await bookEarlierPayments(app);
  if (written > 0) app.log.info({ entries: written }, "earlier payments booked");
  await checkBooks(app);
  const now = app.clock();
  const yesterday = dayOf(new Date(now.getTime() - 24 * 60 * 60_000));
  await app.db.transaction(async (tx) => {
    const [last] = await tx.select({ Day: max(accountingDays.Day) }).from(accountingDays);
    const isOpen = last?.Day ? sql`${accountingEntries.Day} > ${last.Day}` : undefined;
    const days = await tx
      .selectDistinct({ Day: accountingEntries.Day })
      .from(accountingEntries)
      .where(and(isOpen, lte(accountingEntries.Day, yesterday)))
      .orderBy(asc(accountingEntries.Day));
    for (const { Day } of days) await closeDay({ tx, caller: null, now }, Day);
  });
}

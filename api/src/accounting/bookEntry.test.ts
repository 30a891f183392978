import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { bookedOrder, orderIn, placeOrder } from "../../test/orders.ts";
import { done } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { accountingDays, accountingEntries, accountingLines, accountingSeries } from "../db/schema/accounting.ts";
import { orderCustomers, orders } from "../db/schema/orders.ts";
import { payments, refunds } from "../db/schema/payments.ts";
import { insertPayment, movePayment } from "../payments/paymentRepository.ts";
import { bookCreditNote, bookSale } from "./bookEntry.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, asAdmin, jobs } = testApp;
const { db } = app;
const now = new Date("2026-11-23T12:00:00Z");

const debited = (more: Parameters<typeof placeOrder>[1] = {}) => bookedOrder(testApp, more, now);

const entryOf = (paymentId: number) =>
  db.select().from(accountingEntries).where(eq(accountingEntries.PaymentID, paymentId)).orderBy(accountingEntries.ID);
const linesOf = (id: number) =>
  db.select().from(accountingLines).where(eq(accountingLines.EntryID, id)).orderBy(accountingLines.Position);
const numbers = async () =>
  (await db.select({ Number: accountingEntries.Number }).from(accountingEntries))
    .map((row) => row.Number)
    .sort((one, other) => one - other);
const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The name of the violated constraint, or else the SQLSTATE. */
async function refused(work: Promise<unknown>): Promise<string | undefined> {
  const error = await work.then(
    () => null,
    (reason: unknown) => (reason instanceof pg.DatabaseError ? reason : (reason as { cause?: unknown }).cause),
  );
  return error instanceof pg.DatabaseError ? (error.constraint ?? error.code) : undefined;
}

describe("a payment", () => {
  it("is booked in the transaction that moves it, with the buyer's name and the lines of its receipt", async () => {
    const { order, payment } = await debited();
    const [entry] = await entryOf(payment.ID);
    expect(entry).toMatchObject({
      ...{ Kind: "Sale", Year: 2026, Day: "2026-11-23", OrderID: order.ID, Amount: 349_500, TaxAmount: 69_900 },
      ...{ Counterparty: "Kim Ek", Address: null, Description: "Samboavtal" },
      ReceiptLines: [{ Name: "Samboavtal", Amount: 349_500, TaxRate: 2500, TaxAmount: 69_900 }],
    });
    expect(await linesOf(entry?.ID ?? 0)).toMatchObject([
      { Account: "1930", Amount: 349_500 },
      { Account: "3001", Amount: -279_600 },
      { Account: "2611", Amount: -69_900 },
    ]);
  });

  it("of a company has the address that its invoice must have", async () => {
    const company = { Role: "Company" as const, CompanyName: "Ek Bygg AB", OrgNumber: "556000-0001" };
    const { payment } = await debited(company);
    const [entry] = await entryOf(payment.ID);
    expect(entry).toMatchObject({ Counterparty: "Ek Bygg AB", Address: "Storgatan 1, 11122 Stockholm" });
  });

  it("that is rolled back leaves neither entry nor number", async () => {
    const before = await numbers();
    const placed = await placeOrder(testApp);
    const failed = db.transaction(async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.ID, placed.ID));
      if (!order) throw new Error("no order");
      const payment = await insertPayment(tx, order, "Swish", now);
      await movePayment({ tx, now }, payment, "DEBIT", { PaidAt: now.toISOString() });
      throw new Error("the process ends here");
    });
    await expect(failed).rejects.toThrow("the process ends here");
    expect(await numbers()).toEqual(before);
    await debited();
    expect(await numbers()).toEqual(oneTo(before.length + 1));
  });

  it("is booked once", async () => {
    const { payment } = await debited();
    await db.transaction((tx) => bookSale(tx, payment, now));
    expect(await entryOf(payment.ID)).toHaveLength(1);
  });
});

it("partial refunds mirror the whole sale, also when the buyer's data has been erased", async () => {
  const { order, payment } = await debited();
  await db.delete(orderCustomers).where(eq(orderCustomers.OrderID, order.ID));
  const body = { Reason: "Fel i leveransen." };
  for (const Amount of [33_333, 100_001, 216_166]) {
    done(await asAdmin.refundOrder({ params: { id: order.ID }, body: { ...body, Amount } }));
  }
  for (const refund of await db.select().from(refunds).where(eq(refunds.PaymentID, payment.ID))) {
    await db.transaction((tx) => bookCreditNote(tx, refund, now));
  }
  await jobs.boss.deleteAllJobs("refund");
  const [sale, ...notes] = await entryOf(payment.ID);
  expect(notes.map(({ Amount, Counterparty, CreditsID }) => [Amount, Counterparty, CreditsID])).toEqual([
    [33_333, "Kim Ek", sale?.ID],
    [100_001, "Kim Ek", sale?.ID],
    [216_166, "Kim Ek", sale?.ID],
  ]);
  expect(notes.reduce((sum, { TaxAmount }) => sum + TaxAmount, 0)).toBe(sale?.TaxAmount);
  const balances = await db
    .select({ Sum: sql<number>`sum(${accountingLines.Amount})::int` })
    .from(accountingLines)
    .innerJoin(accountingEntries, eq(accountingEntries.ID, accountingLines.EntryID))
    .where(eq(accountingEntries.PaymentID, payment.ID))
    .groupBy(accountingLines.Account);
  expect(balances.map(({ Sum }) => Sum)).toEqual([0, 0, 0]);
});

it("16 writers at the same time, some of them failing, make a series without gaps", async () => {
  const paid = await Promise.all(oneTo(16).map(() => orderIn(testApp, "Paid")));
  const rows = await Promise.all(
    paid.map(async ({ ID }) => (await db.select().from(payments).where(eq(payments.OrderID, ID)))[0]),
  );
  const before = await numbers();
  const write = (payment: (typeof rows)[number], isFailing: boolean) =>
    db.transaction(async (tx) => {
      if (!payment) throw new Error("no payment");
      await bookSale(tx, payment, now);
      if (isFailing) throw new Error("rolled back");
    });
  const failing = await Promise.allSettled(rows.flatMap((row) => [write(row, true), write(row, true)]));
  expect(failing.every(({ status }) => status === "rejected")).toBe(true);
  await Promise.all(rows.map((row) => write(row, false)));
  expect(await numbers()).toEqual(oneTo(before.length + 16));
});

describe("the books refuse", () => {
  const anEntry = async () => (await entryOf((await debited()).payment.ID))[0]?.ID ?? 0;

  it("a change", async () => {
    const id = await anEntry();
    const lines = db.update(accountingLines).set({ Amount: 1 }).where(eq(accountingLines.EntryID, id));
    expect(await refused(lines)).toBe("42501");
    expect(await refused(db.update(accountingEntries).set({ Amount: 1 }).where(eq(accountingEntries.ID, id)))).toBe(
      "42501",
    );
  });

  it("a deletion within seven years, of a whole entry or of lines", async () => {
    const id = await anEntry();
    expect(await refused(db.delete(accountingEntries).where(eq(accountingEntries.ID, id)))).toBe("42501");
    expect(await refused(db.delete(accountingLines).where(eq(accountingLines.EntryID, id)))).toBe("42501");
    expect(await refused(db.delete(accountingSeries))).toBe("accounting_series_step");
  });

  it("lines that don't balance, when the transaction commits", async () => {
    const id = await anEntry();
    const more = db.insert(accountingLines).values({ EntryID: id, Position: 9, Account: "3740", Amount: 1 });
    expect(await refused(more)).toBe("accounting_lines_balance");
    const both = db.insert(accountingLines).values([
      { EntryID: id, Position: 8, Account: "3740", Amount: 1 },
      { EntryID: id, Position: 9, Account: "3001", Amount: -1 },
    ]);
    expect(await refused(both)).toBe("accounting_lines_balance");
  });

  it("a number that is skipped", async () => {
    const skip = db.update(accountingSeries).set({ LastNumber: sql`last_number + 2` });
    expect(await refused(skip)).toBe("accounting_series_step");
  });

  it("an entry on a closed day: it is booked on the next one", async () => {
    const totals = { Entries: 0, SalesAmount: 0, SalesTax: 0, CreditedAmount: 0, CreditedTax: 0 };
    await db.insert(accountingDays).values({ Day: "2026-11-23", ...totals, ClosedAt: now.toISOString() });
    const [entry] = await entryOf((await debited()).payment.ID);
    expect(entry).toMatchObject({ Day: "2026-11-24", OccurredAt: now.toISOString() });
  });
});

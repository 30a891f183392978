import type { EntryKind } from "@lagrum/core/accounting/accountingSchema";
import { type ChartOfAccounts, readChart, usualChart } from "@lagrum/core/accounting/chartOfAccounts";
import {
  creditEntry,
  type ReceiptLine,
  reversalEndEntry,
  reversalEntry,
  saleEntry,
  totalOf,
} from "@lagrum/core/accounting/entryLines";
import { dayOf } from "@lagrum/core/text/dates";
import { and, asc, eq, max, notExists } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader, Transaction } from "../db/database.ts";
import { accountingDays, accountingEntries, accountingLines } from "../db/schema/accounting.ts";
import { orderCustomers, orders } from "../db/schema/orders.ts";
import type { payments, refunds } from "../db/schema/payments.ts";
import { readSettings } from "../settings/settingRepository.ts";

type EntryRow = typeof accountingEntries.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;
type RefundRow = typeof refunds.$inferSelect;
type OrderRow = typeof orders.$inferSelect;
type NewEntry = Omit<EntryRow, "ID" | "Year" | "Number" | "Day" | "CreatedAt" | "Amount" | "TaxAmount">;

export async function readChartOfAccounts(db: Reader): Promise<ChartOfAccounts> {
  const { CHART_OF_ACCOUNTS } = (await readSettings(db)).settings;
  const chart = readChart(CHART_OF_ACCOUNTS) ?? readChart(usualChart);
  if (chart === null) throw new Error("the chart of accounts is malformed");
  return chart;
}

/** The booking day of a time: its own day, or the first day that is not closed. */
async function openDay(tx: Transaction, at: Date): Promise<string> {
  const [last] = await tx.select({ Day: max(accountingDays.Day) }).from(accountingDays);
  const day = dayOf(at);
  if (!last?.Day || day > last.Day) return day;
  return new Date(Date.parse(`${last.Day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

const entryOf = { Sale: saleEntry, CreditNote: creditEntry, Reversal: reversalEntry, ReversalEnd: reversalEndEntry };

/** Writes an entry with its lines. The database numbers it, and its series is locked until the transaction ends. */
async function insertEntry(tx: Transaction, entry: NewEntry, now: Date): Promise<void> {
  const chart = await readChartOfAccounts(tx);
  const toLines = entryOf[entry.Kind];
  const Day = await openDay(tx, new Date(entry.OccurredAt));
  const [row] = await tx
    .insert(accountingEntries)
    .values({
      ...entry,
      ...totalOf(entry.ReceiptLines),
      Day,
      Year: Number(Day.slice(0, 4)),
      // The trigger replaces it.
      Number: 0,
      CreatedAt: now.toISOString(),
    })
    .returning({ ID: accountingEntries.ID });
  if (!row) throw new Error("an insert gave no row");
  const lines = toLines(chart, entry.Choice, entry.ReceiptLines);
  await tx
    .insert(accountingLines)
    .values(lines.map((line, index) => ({ ...line, EntryID: row.ID, Position: index + 1 })));
}

/** The buyer's data that a voucher must contain. A person's address is not needed. */
async function counterpartyOf(tx: Transaction, orderId: number): Promise<Pick<EntryRow, "Counterparty" | "Address">> {
  const [customer] = await tx.select().from(orderCustomers).where(eq(orderCustomers.OrderID, orderId));
  if (!customer) return { Counterparty: "", Address: null };
  const { CompanyName, FirstName, LastName, Street, PostalCode, City } = customer;
  if (!CompanyName) return { Counterparty: `${FirstName} ${LastName}`.trim(), Address: null };
  const address = [Street, [PostalCode, City].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return { Counterparty: CompanyName, Address: address || null };
}

const toReceiptLine = ({ Name, Amount, TaxRate, TaxAmount }: ReceiptLine): ReceiptLine => ({
  Name,
  Amount,
  TaxRate,
  TaxAmount,
});

/** The lines of a payment: the order's, or one line of an amount that is not the order's. */
export function linesOf(
  { Amount, TaxAmount }: Pick<PaymentRow, "Amount" | "TaxAmount">,
  { Lines, ProductName: Name }: Pick<OrderRow, "Lines" | "ProductName">,
): ReceiptLine[] {
  const lines = Lines.map(toReceiptLine);
  return totalOf(lines).Amount === Amount ? lines : [{ Name, Amount, TaxRate: lines[0]?.TaxRate ?? 0, TaxAmount }];
}

async function findEntry(tx: Transaction, kind: EntryKind, id: number): Promise<EntryRow | undefined> {
  const subject = kind === "Sale" ? accountingEntries.PaymentID : accountingEntries.RefundID;
  const [row] = await tx
    .select()
    .from(accountingEntries)
    .where(and(eq(accountingEntries.Kind, kind), eq(subject, id)));
  return row;
}

/** Books a captured or debited payment once. Lock the payment first. @param at when the money moved */
export async function bookSale(tx: Transaction, payment: PaymentRow, at: Date, now = at): Promise<void> {
  if (await findEntry(tx, "Sale", payment.ID)) return;
  const [order] = await tx.select().from(orders).where(eq(orders.ID, payment.OrderID));
  if (!order) throw new Error("a payment has no order");
  const entry = {
    ...(await counterpartyOf(tx, order.ID)),
    Kind: "Sale" as const,
    OccurredAt: at.toISOString(),
    OrderID: order.ID,
    PaymentID: payment.ID,
    RefundID: null,
    ReversalID: null,
    CreditsID: null,
    Choice: payment.Choice,
    Method: payment.Method,
    Description: order.ProductName,
    ReceiptLines: linesOf(payment, order),
  };
  await insertEntry(tx, entry, now);
}

/** Books a refund that is carried out, once: its credit note mirrors the sale. Lock the payment first. */
export async function bookCreditNote(tx: Transaction, refund: RefundRow, at: Date, now = at): Promise<void> {
  if (await findEntry(tx, "CreditNote", refund.ID)) return;
  const sale = await findEntry(tx, "Sale", refund.PaymentID);
  // Paid before the books began: the nightly job books both.
  if (!sale) return;
  const { Method, Description, Counterparty, Address, OrderID, PaymentID } = sale;
  // Swish pays out to the firm's bank account.
  const Choice = refund.PaidElsewhere ? "Swish" : sale.Choice;
  const entry = {
    ...{ Choice, Method, Description, Counterparty, Address, OrderID, PaymentID },
    Kind: "CreditNote" as const,
    OccurredAt: at.toISOString(),
    RefundID: refund.ID,
    ReversalID: null,
    CreditsID: sale.ID,
    ReceiptLines: refund.Lines.map(toReceiptLine),
  };
  await insertEntry(tx, entry, now);
}

/** A reversal in the provider's books. */
export interface Reversal {
  /** Its identity there. */
  ID: string;
  /** Öre. */
  Amount: number;
  /** ISO 8601. */
  At: string;
}

/**
 * Books a payment that the provider has reversed, in whole or in part, once. Lock the payment first.
 * @returns whether it is new; false without a booked sale, too, which the nightly job books
 */
export async function bookReversal(
  tx: Transaction,
  payment: Pick<PaymentRow, "ID">,
  { ID: ReversalID, Amount, At }: Reversal,
  now: Date,
): Promise<boolean> {
  const known = await tx.$count(accountingEntries, eq(accountingEntries.ReversalID, ReversalID));
  const sale = await findEntry(tx, "Sale", payment.ID);
  if (known > 0 || !sale) return false;
  const { Choice, Method, Description, Counterparty, Address, OrderID, PaymentID } = sale;
  const entry = {
    ...{ Choice, Method, Description, Counterparty, Address, OrderID, PaymentID, ReversalID },
    Kind: "Reversal" as const,
    OccurredAt: At,
    RefundID: null,
    CreditsID: sale.ID,
    ReceiptLines: [{ Name: Description, Amount, TaxRate: 0, TaxAmount: 0 }],
  };
  await insertEntry(tx, entry, now);
  return true;
}

const reversalEnd = alias(accountingEntries, "reversal_end");

/** The reversals of a payment whose outcome is open, oldest first. */
export function openReversals(db: Reader, paymentId: number): Promise<EntryRow[]> {
  const ended = db
    .select()
    .from(reversalEnd)
    .where(and(eq(reversalEnd.Kind, "ReversalEnd"), eq(reversalEnd.CreditsID, accountingEntries.ID)));
  const { Kind, PaymentID } = accountingEntries;
  return db
    .select()
    .from(accountingEntries)
    .where(and(eq(Kind, "Reversal"), eq(PaymentID, paymentId), notExists(ended)))
    .orderBy(asc(accountingEntries.ID));
}

/** Books that a reversal is decided: it is no disputed claim any more. Lock the payment first. */
export async function bookReversalEnd(tx: Transaction, reversal: EntryRow, now: Date): Promise<void> {
  const { Choice, Method, Description, Counterparty, Address, OrderID, PaymentID, ReceiptLines } = reversal;
  const entry = {
    ...{ Choice, Method, Description, Counterparty, Address, OrderID, PaymentID, ReceiptLines },
    ...{ Kind: "ReversalEnd" as const, OccurredAt: now.toISOString() },
    ...{ RefundID: null, ReversalID: null, CreditsID: reversal.ID },
  };
  await insertEntry(tx, entry, now);
}

/** Öre of a payment that the provider has reversed, and whose outcome is open. */
export const reversedAmount = async (db: Reader, paymentId: number): Promise<number> =>
  (await openReversals(db, paymentId)).reduce((sum, { Amount }) => sum + Amount, 0);

import type { Receipt, ReceiptItem } from "@lagrum/core/accounting/accountingSchema";
import { entryNumber } from "@lagrum/core/accounting/entryNumber";
import { orderReference } from "@lagrum/core/order/orderReference";
import type { OrderReversal } from "@lagrum/core/order/orderSchema";
import { and, asc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../db/database.ts";
import { accountingEntries } from "../db/schema/accounting.ts";
import { Failure } from "../http/failure.ts";

type EntryRow = typeof accountingEntries.$inferSelect;

export const toReceiptItem = (entry: EntryRow): ReceiptItem => ({
  ID: entry.ID,
  Number: entryNumber(entry),
  Kind: entry.Kind,
  Day: entry.Day,
  Amount: entry.Amount,
  TaxAmount: entry.TaxAmount,
});

/** A reversal and its end are the firm's vouchers only. */
const isDocument = inArray(accountingEntries.Kind, ["Sale", "CreditNote"]);

/** The payments of an order that the provider has reversed, oldest first. */
export function listReversals(db: Reader, orderId: number): Promise<OrderReversal[]> {
  const { ID, Amount, OccurredAt: At, Kind, OrderID } = accountingEntries;
  return db
    .select({ ID, Amount, At })
    .from(accountingEntries)
    .where(and(eq(OrderID, orderId), eq(Kind, "Reversal")))
    .orderBy(asc(ID));
}

/** The receipts and credit notes of an order, oldest first. */
export async function listReceipts(db: Reader, orderId: number): Promise<ReceiptItem[]> {
  const rows = await db
    .select()
    .from(accountingEntries)
    .where(and(eq(accountingEntries.OrderID, orderId), isDocument))
    .orderBy(asc(accountingEntries.ID));
  return rows.map(toReceiptItem);
}

/** @throws Failure NOT_FOUND for another order's */
export async function getReceipt(db: Reader, orderId: number, id: number): Promise<Receipt> {
  const credited = alias(accountingEntries, "credited");
  const [row] = await db
    .select({ entry: accountingEntries, sale: credited })
    .from(accountingEntries)
    .leftJoin(credited, eq(credited.ID, accountingEntries.CreditsID))
    .where(and(eq(accountingEntries.ID, id), eq(accountingEntries.OrderID, orderId), isDocument));
  if (!row) throw new Failure("NOT_FOUND");
  const { entry, sale } = row;
  return {
    ...toReceiptItem(entry),
    OrderID: entry.OrderID,
    Reference: orderReference(entry.OrderID),
    OccurredAt: entry.OccurredAt,
    PaymentMethod: entry.Method,
    Counterparty: entry.Counterparty,
    Address: entry.Address,
    Lines: entry.ReceiptLines,
    Credits: sale && entryNumber(sale),
  };
}

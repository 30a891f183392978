import { z } from "zod";
import { amount, day, id, idParam, listAnswer, listQuery, timestamp } from "../contract/fieldSchema.ts";
import { PaymentMethod } from "../payment/paymentStateSchema.ts";

/**
 * Reversal: a chargeback or a reversed invoice, whose outcome is open. ReversalEnd: its outcome is known, and a credit note
 * follows when the firm has lost. Neither is a document of the buyer's.
 */
export const entryKinds = ["Sale", "CreditNote", "Reversal", "ReversalEnd"] as const;
export const EntryKind = z.enum(entryKinds);
export type EntryKind = z.infer<typeof EntryKind>;

/** A receipt or a credit note in a list. */
export const ReceiptItem = z
  .object({
    ID: id,
    /** Its number in the series of the books: "2026-17". */
    Number: z.string(),
    Kind: EntryKind,
    /** The day in the books. */
    Day: day,
    /** Öre, tax included. */
    Amount: amount,
    TaxAmount: amount,
  })
  .meta({ id: "ReceiptItem" });
export type ReceiptItem = z.infer<typeof ReceiptItem>;

const Line = z.object({ Name: z.string(), Amount: amount, TaxRate: z.int(), TaxAmount: amount });

/** A receipt, or a credit note that mirrors one. */
export const Receipt = ReceiptItem.extend({
  OrderID: id,
  /** The order's reference. */
  Reference: z.string(),
  /** When the money moved. */
  OccurredAt: timestamp,
  PaymentMethod,
  /** The buyer's name; empty when erased before the entry. */
  Counterparty: z.string(),
  /** Companies only. */
  Address: z.string().nullable(),
  Lines: z.array(Line),
  /** The number of the receipt that a credit note is about. */
  Credits: z.string().nullable(),
}).meta({ id: "Receipt" });
export type Receipt = z.infer<typeof Receipt>;

export const byReceipt = z.strictObject({ id: idParam, receiptId: idParam });

/** An entry of the books. `Lines` in öre: debit is positive, credit negative. */
export const AccountingEntry = ReceiptItem.extend({
  OrderID: id,
  Reference: z.string(),
  Description: z.string(),
  Lines: z.array(z.object({ Account: z.string(), Amount: z.int() })),
}).meta({ id: "AccountingEntry" });
export type AccountingEntry = z.infer<typeof AccountingEntry>;

export const AccountingEntryList = z
  .object({ Entries: z.array(AccountingEntry), ...listAnswer })
  .meta({ id: "AccountingEntryList" });
export type AccountingEntryList = z.infer<typeof AccountingEntryList>;

const { Page, PageSize, Order, After } = listQuery;
export const AccountingEntryQuery = z.strictObject({
  ...{ Page, PageSize, Order, After },
  Sort: z.enum(["ID"]).default("ID"),
  From: day.optional(),
  To: day.optional(),
});
export type AccountingEntryQuery = z.infer<typeof AccountingEntryQuery>;

/** A day of the books with its totals in öre. Closed: nothing more is booked on it. */
export const AccountingDay = z
  .object({
    Day: day,
    Entries: z.int(),
    SalesAmount: z.int(),
    SalesTax: z.int(),
    CreditedAmount: z.int(),
    CreditedTax: z.int(),
    ClosedAt: timestamp.nullable(),
  })
  .meta({ id: "AccountingDay" });
export type AccountingDay = z.infer<typeof AccountingDay>;

export const AccountingDayList = z.object({ Days: z.array(AccountingDay) }).meta({ id: "AccountingDayList" });
export const byDay = z.strictObject({ day });

/** SIE: type 4I. */
export const exportFormats = ["SIE", "CSV"] as const;
export const ExportAccounting = z
  .strictObject({ From: day, To: day, Format: z.enum(exportFormats) })
  .refine(({ From, To }) => From <= To && From.slice(0, 4) === To.slice(0, 4), {
    path: ["To"],
    message: "INVALID_VALUE",
  })
  .meta({ id: "ExportAccounting" });
export type ExportAccounting = z.infer<typeof ExportAccounting>;

/**
 * The difference. Sale and Credit: a payment and its refunds against the entries. Order: an order's refunds against
 * its payment's. Provider: a captured payment less its refunds against the provider's books. Reserved: what the provider
 * reserves for it. NotCompared: the provider's books could not be read. Series: a year's entries against its last number.
 */
export const differenceKinds = ["Sale", "Credit", "Order", "Provider", "Reserved", "NotCompared", "Series"] as const;
export const DifferenceKind = z.enum(differenceKinds);
export type DifferenceKind = z.infer<typeof DifferenceKind>;

/** A difference that the last check found. Amounts in öre; for Series the counts. */
export const AccountingDifference = z
  .object({
    ID: id,
    Kind: DifferenceKind,
    OrderID: id.nullable(),
    PaymentID: id.nullable(),
    Expected: z.int(),
    Found: z.int(),
    FoundAt: timestamp,
  })
  .meta({ id: "AccountingDifference" });
export type AccountingDifference = z.infer<typeof AccountingDifference>;

export const AccountingDifferenceList = z
  .object({ Differences: z.array(AccountingDifference) })
  .meta({ id: "AccountingDifferenceList" });

/** Kinds of data with a retention period of their own. */
export const retentionKinds = [
  "Question",
  "Booking",
  "ConsumerRight",
  "RentClaim",
  "Applicant",
  "Story",
  "Order",
  "Accounting",
] as const;

/** The rows that the next run of the retention job deletes. */
export const RetentionReport = z
  .object({
    Rows: z.array(z.object({ Kind: z.enum(retentionKinds), Data: z.string(), Before: day, Count: z.int() })),
  })
  .meta({ id: "RetentionReport" });
export type RetentionReport = z.infer<typeof RetentionReport>;

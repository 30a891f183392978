import type { DifferenceKind, EntryKind } from "@lagrum/core/accounting/accountingSchema";
import type { ReceiptLine } from "@lagrum/core/accounting/entryLines";
import type { PaymentChoice, PaymentMethod } from "@lagrum/core/payment/paymentStateSchema";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { moment } from "./columns.ts";

/** The last number of each year. A trigger allows steps of one only. */
export const accountingSeries = pgTable("accounting_series", {
  Year: integer("year").primaryKey(),
  LastNumber: integer("last_number").notNull(),
});

/**
 * The entries of the books with what a voucher must have (bokföringslagen 5 kap. 7 §). Append-only: a trigger refuses
 * changes, and allows deletion after seven years (7 kap. 2 §). Nothing refers to orders, so that their data can be
 * deleted before.
 */
export const accountingEntries = pgTable(
  "accounting_entries",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    Year: integer("year").notNull(),
    Number: integer("number").notNull(),
    Kind: text("kind").$type<EntryKind>().notNull(),
    /** The booking day. */
    Day: date("day", { mode: "string" }).notNull(),
    /** When the money moved. */
    OccurredAt: moment("occurred_at").notNull(),
    CreatedAt: moment("created_at").notNull(),
    OrderID: integer("order_id").notNull(),
    PaymentID: integer("payment_id").notNull(),
    RefundID: integer("refund_id"),
    /** The provider's identity of a reversal. */
    ReversalID: text("reversal_id"),
    /** The sale of a credit note or a reversal; the reversal of its end. */
    CreditsID: integer("credits_id").references((): AnyPgColumn => accountingEntries.ID),
    Choice: text("choice").$type<PaymentChoice>().notNull(),
    Method: text("method").$type<PaymentMethod>().notNull(),
    /** The name of the product or the service. */
    Description: text("description").notNull(),
    /** The person or company; empty when erased before the entry. */
    Counterparty: text("counterparty").notNull(),
    /** Companies only: their invoice must have it (mervärdesskattelagen 17 kap. 24 §). */
    Address: text("address"),
    Amount: integer("amount").notNull(),
    TaxAmount: integer("tax_amount").notNull(),
    ReceiptLines: jsonb("receipt_lines").$type<ReceiptLine[]>().notNull(),
  },
  (table) => [
    unique("accounting_entries_series").on(table.Year, table.Number),
    uniqueIndex("accounting_entries_sale").on(table.PaymentID).where(sql`kind = 'Sale'`),
    unique("accounting_entries_refund").on(table.RefundID),
    unique("accounting_entries_reversal").on(table.ReversalID),
    uniqueIndex("accounting_entries_reversal_end").on(table.CreditsID).where(sql`kind = 'ReversalEnd'`),
    index("accounting_entries_day").on(table.Day, table.ID),
    index("accounting_entries_order").on(table.OrderID, table.ID),
    index("accounting_entries_payment").on(table.PaymentID),
    index("accounting_entries_credits").on(table.CreditsID),
    check("accounting_entries_kind", sql`${table.Kind} in ('Sale', 'CreditNote', 'Reversal', 'ReversalEnd')`),
    check(
      "accounting_entries_credit",
      sql`(${table.Kind} = 'CreditNote') = (${table.RefundID} is not null) and (${table.Kind} = 'Sale') = (${table.CreditsID} is null)`,
    ),
    check("accounting_entries_reversal_kind", sql`(${table.Kind} = 'Reversal') = (${table.ReversalID} is not null)`),
    check("accounting_entries_year", sql`extract(year from ${table.Day}) = ${table.Year}`),
    check("accounting_entries_amount", sql`${table.Amount} > 0 and ${table.TaxAmount} between 0 and ${table.Amount}`),
  ],
);

/** The lines of entries in öre: debit is positive, credit negative. A trigger checks at commit that they balance. */
export const accountingLines = pgTable(
  "accounting_lines",
  {
    EntryID: integer("entry_id")
      .notNull()
      .references(() => accountingEntries.ID, { onDelete: "cascade" }),
    Position: integer("position").notNull(),
    Account: text("account").notNull(),
    Amount: integer("amount").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.EntryID, table.Position] }),
    check("accounting_lines_amount", sql`${table.Amount} <> 0`),
    check("accounting_lines_account", sql`${table.Account} ~ '^[1-8][0-9]{3}$'`),
  ],
);

/** Closed days with their totals. Nothing more is booked on them. */
export const accountingDays = pgTable("accounting_days", {
  Day: date("day", { mode: "string" }).primaryKey(),
  Entries: integer("entries").notNull(),
  SalesAmount: bigint("sales_amount", { mode: "number" }).notNull(),
  SalesTax: bigint("sales_tax", { mode: "number" }).notNull(),
  CreditedAmount: bigint("credited_amount", { mode: "number" }).notNull(),
  CreditedTax: bigint("credited_tax", { mode: "number" }).notNull(),
  ClosedAt: moment("closed_at").notNull(),
  /** Null for the nightly job. */
  ClosedByID: integer("closed_by_id").references(() => accounts.UserID),
});

/** Differences between entries, orders and the provider's books. Amounts in öre. */
export const accountingDifferences = pgTable(
  "accounting_differences",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    Kind: text("kind").$type<DifferenceKind>().notNull(),
    OrderID: integer("order_id"),
    PaymentID: integer("payment_id"),
    Expected: bigint("expected", { mode: "number" }).notNull(),
    Found: bigint("found", { mode: "number" }).notNull(),
    FoundAt: moment("found_at").notNull(),
    /** When a later check found them to agree. */
    ResolvedAt: moment("resolved_at"),
  },
  (table) => [
    uniqueIndex("accounting_differences_open")
      .on(table.Kind, sql`coalesce(payment_id, 0)`)
      .where(sql`resolved_at is null`),
    index("accounting_differences_newest").on(table.FoundAt, table.ID),
  ],
);

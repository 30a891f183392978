import type { ReceiptLine } from "@lagrum/core/accounting/entryLines";
import type { RefundState, UnmatchedReason } from "@lagrum/core/payment/paymentSchema";
import type { PaymentChoice, PaymentMethod, PaymentState } from "@lagrum/core/payment/paymentStateSchema";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, moment } from "./columns.ts";
import { orders } from "./orders.ts";

/** An idempotency key of a call to the provider. The database makes it before the first attempt. */
const callKey = (name: string) => uuid(name).notNull().defaultRandom();

/** The payments of orders. Amounts are integer öre. */
export const payments = pgTable(
  "payments",
  {
    ID: integer("id").primaryKey().generatedByDefaultAsIdentity({ startWith: 7001 }),
    OrderID: integer("order_id")
      .notNull()
      .references(() => orders.ID),
    Choice: text("choice").$type<PaymentChoice>().notNull(),
    Method: text("method").$type<PaymentMethod>().notNull(),
    State: text("state").$type<PaymentState>().notNull(),
    Amount: integer("amount").notNull(),
    TaxAmount: integer("tax_amount").notNull(),
    RefundedAmount: integer("refunded_amount").notNull().default(0),
    /** Our reference in the provider's books. */
    Reference: text("reference"),
    /** The provider's order, or the instruction of Swish, which is ours. */
    ProviderID: text("provider_id"),
    /** The address that the provider gave for later calls of the checkout. */
    Location: text("location"),
    Snippet: text("snippet"),
    /** Opens the Swish app; the content of the QR code. */
    AppLink: text("app_link"),
    QrContent: text("qr_content"),
    /** The callback of Swish has it in a header. */
    CallbackID: text("callback_id"),
    /** The bank's reference of a debit. */
    BankReference: text("bank_reference"),
    CreateKey: callKey("create_key"),
    AcknowledgeKey: callKey("acknowledge_key"),
    CaptureKey: callKey("capture_key"),
    CancelKey: callKey("cancel_key"),
    CreatedAt: createdAt(),
    /** When Swish was asked to make it: each instruction is taken once. */
    OpenedAt: moment("opened_at"),
    /** When the provider was last asked about it. */
    CheckedAt: moment("checked_at"),
    PaidAt: moment("paid_at"),
    AcknowledgedAt: moment("acknowledged_at"),
    CapturedAt: moment("captured_at"),
    EndedAt: moment("ended_at"),
  },
  (table) => [
    unique("payments_reference").on(table.Reference),
    unique("payments_provider").on(table.ProviderID),
    check("payments_choice", sql`${table.Choice} in ('Checkout', 'Swish')`),
    check("payments_method", sql`${table.Method} in ('Checkout', 'Card', 'Invoice', 'Swish')`),
    check(
      "payments_state",
      sql`${table.State} in ('Initiated', 'Authorised', 'Captured', 'PartRefunded', 'Refunded', 'Declined', 'Cancelled', 'Expired', 'Failed')`,
    ),
    check("payments_amount", sql`${table.Amount} > 0 and ${table.TaxAmount} between 0 and ${table.Amount}`),
    check("payments_refunded", sql`${table.RefundedAmount} between 0 and ${table.Amount}`),
    // An order has one payment that holds money.
    uniqueIndex("payments_one_live")
      .on(table.OrderID)
      .where(sql`state in ('Initiated', 'Authorised', 'Captured', 'PartRefunded', 'Refunded')`),
    index("payments_order").on(table.OrderID, table.ID),
    index("payments_newest").on(table.CreatedAt, table.ID),
    index("payments_paid").on(table.PaidAt, table.ID),
    index("payments_waiting").on(table.CreatedAt).where(sql`state = 'Initiated'`),
  ],
);

/** Refunds, full or partial. A row is written before the provider is called, and its keys make the call safe to repeat. */
export const refunds = pgTable(
  "refunds",
  {
    ID: integer("id").primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
    PaymentID: integer("payment_id")
      .notNull()
      .references(() => payments.ID),
    OrderID: integer("order_id")
      .notNull()
      .references(() => orders.ID),
    Amount: integer("amount").notNull(),
    TaxAmount: integer("tax_amount").notNull(),
    /** One for each line of the order; the lines of its credit note. */
    Lines: jsonb("lines").$type<ReceiptLine[]>().notNull(),
    State: text("state").$type<RefundState>().notNull(),
    Cause: text("cause").$type<RefundCause>().notNull(),
    Reason: text("reason").notNull(),
    UserID: integer("user_id").references(() => accounts.UserID),
    CallKey: callKey("call_key"),
    RequestedAt: moment("requested_at").notNull(),
    DoneAt: moment("done_at"),
  },
  (table) => [
    check("refunds_amount", sql`${table.Amount} > 0 and ${table.TaxAmount} between 0 and ${table.Amount}`),
    check("refunds_state", sql`${table.State} in ('Requested', 'Done', 'Failed')`),
    // An automatic refund happens once.
    uniqueIndex("refunds_once").on(table.OrderID, table.Cause).where(sql`cause <> 'Staff'`),
    index("refunds_order").on(table.OrderID, table.ID),
    index("refunds_payment").on(table.PaymentID),
    index("refunds_requested").on(table.RequestedAt).where(sql`state = 'Requested'`),
  ],
);
export type RefundCause = "Staff" | "Deadline" | "Declined" | "Withdrawn" | "Cancelled";

/** Money in the provider's books that matches no payment of ours. */
export const unmatchedPayments = pgTable(
  "unmatched_payments",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    Reason: text("reason").$type<UnmatchedReason>().notNull(),
    Choice: text("choice").$type<PaymentChoice>().notNull(),
    ProviderID: text("provider_id").notNull(),
    Amount: integer("amount").notNull(),
    Currency: text("currency").notNull(),
    ProviderReference: text("provider_reference"),
    PaymentID: integer("payment_id").references(() => payments.ID),
    FoundAt: moment("found_at").notNull(),
    ResolvedAt: moment("resolved_at"),
    ResolvedByID: integer("resolved_by_id").references(() => accounts.UserID),
    Note: text("note").notNull().default(""),
  },
  (table) => [
    unique("unmatched_payments_once").on(table.ProviderID, table.Reason),
    index("unmatched_payments_newest").on(table.FoundAt, table.ID),
    index("unmatched_payments_payment").on(table.PaymentID),
  ],
);

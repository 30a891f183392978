import type { ReceiptLine } from "@lagrum/core/accounting/entryLines";
import type { RefundState, UnmatchedReason } from "@lagrum/core/payment/paymentSchema";
import type { PaymentChoice, PaymentMethod, PaymentState } from "@lagrum/core/payment/paymentStateSchema";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
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
    /** When money came that the order could not take: the whole of it is released or refunded. */
    SurplusAt: moment("surplus_at"),
    /** What the money of an authorisation was decided for. Written before the provider is called, so that a capture and a release never race. */
    Instruction: text("instruction").$type<PaymentInstruction>(),
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
    check("payments_instruction", sql`${table.Instruction} in ('Capture', 'Release')`),
    // An order has one payment that holds money, not counting what it could not take.
    uniqueIndex("payments_one_live")
      .on(table.OrderID)
      .where(sql`state in ('Initiated', 'Authorised', 'Captured', 'PartRefunded', 'Refunded') and surplus_at is null`),
    index("payments_order").on(table.OrderID, table.ID),
    index("payments_newest").on(table.CreatedAt, table.ID),
    index("payments_paid").on(table.PaidAt, table.ID),
    index("payments_waiting").on(table.CreatedAt).where(sql`state = 'Initiated'`),
    index("payments_ended").on(table.EndedAt).where(sql`paid_at is null`),
  ],
);
export type PaymentInstruction = "Capture" | "Release";

/**
 * Refunds, full or partial. A row is written before the provider is called, and its key makes the call safe to repeat. A
 * refund that the provider refuses is tried again with a fresh key; `Failed` ones wait for a person.
 */
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
    /** Of the current attempt. */
    CallKey: callKey("call_key"),
    RequestedAt: moment("requested_at").notNull(),
    /** Attempts that the provider has refused. */
    Attempts: integer("attempts").notNull().default(0),
    /** When it is tried again by itself; null when it is done, or waits for a person. */
    NextAttemptAt: moment("next_attempt_at"),
    DoneAt: moment("done_at"),
    /** The firm has paid it from its bank account: the provider has no refund of it. */
    PaidElsewhere: boolean("paid_elsewhere").notNull().default(false),
  },
  (table) => [
    check("refunds_amount", sql`${table.Amount} > 0 and ${table.TaxAmount} between 0 and ${table.Amount}`),
    check("refunds_state", sql`${table.State} in ('Requested', 'Done', 'Failed')`),
    // An automatic refund of a payment happens once for each cause.
    uniqueIndex("refunds_once").on(table.PaymentID, table.Cause).where(sql`cause not in ('Staff', 'Reversed')`),
    index("refunds_order").on(table.OrderID, table.ID),
    index("refunds_payment").on(table.PaymentID),
    index("refunds_requested").on(table.RequestedAt).where(sql`state = 'Requested'`),
    index("refunds_next").on(table.NextAttemptAt).where(sql`state = 'Requested'`),
  ],
);
/** `Surplus`: money that came for an order that could not take it. `Reversed`: a dispute that the firm has lost. */
export type RefundCause = "Staff" | "Reversed" | "Deadline" | "Declined" | "Withdrawn" | "Cancelled" | "Surplus";

/** Attempts of refunds that never happened at the provider: its books were read. */
export const refundAttempts = pgTable(
  "refund_attempts",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    RefundID: integer("refund_id")
      .notNull()
      .references(() => refunds.ID, { onDelete: "cascade" }),
    CallKey: uuid("call_key").notNull(),
    RefusedAt: moment("refused_at").notNull(),
  },
  (table) => [index("refund_attempts_refund").on(table.RefundID)],
);

/**
 * Differences between the provider's books, ours and the order's state that staff must see: money that matches no payment of
 * ours, and instructions that the provider refuses.
 */
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
    /** The refund that the provider refuses. */
    RefundID: integer("refund_id").references(() => refunds.ID, { onDelete: "cascade" }),
    /** How often the provider has refused it. */
    Attempts: integer("attempts").notNull().default(0),
    /** When the service tries again by itself; null when it waits for a person. */
    NextAttemptAt: moment("next_attempt_at"),
    FoundAt: moment("found_at").notNull(),
    ResolvedAt: moment("resolved_at"),
    ResolvedByID: integer("resolved_by_id").references(() => accounts.UserID),
    Note: text("note").notNull().default(""),
  },
  (table) => [
    // A push that is repeated after staff have resolved it is no new row; a call that is refused again is.
    uniqueIndex("unmatched_payments_once")
      .on(table.ProviderID, table.Reason)
      .where(sql`refund_id is null and (reason <> 'CaptureFailed' or resolved_at is null)`),
    uniqueIndex("unmatched_payments_refund").on(table.RefundID).where(sql`resolved_at is null`),
    index("unmatched_payments_newest").on(table.FoundAt, table.ID),
    index("unmatched_payments_payment").on(table.PaymentID),
  ],
);

import type { RefundBasis, WithdrawalObstacle, WithdrawalState } from "@lagrum/core/withdrawal/withdrawalSchema";
import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, moment } from "./columns.ts";
import { orders } from "./orders.ts";

/** Withdrawals from contracts. One is never lost: what can't be matched with an order waits for staff. */
export const withdrawals = pgTable(
  "withdrawals",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity({ startWith: 101 }),
    State: text("state").$type<WithdrawalState>().notNull(),
    /** Null until it is matched by reference and address. */
    OrderID: integer("order_id").references(() => orders.ID),
    /** The sender; null once erased. */
    Name: text("name"),
    Email: text("email"),
    /** The reference in the sender's words. */
    OrderRef: text("order_ref").notNull(),
    /** When the consumer sent it: the time that counts. */
    ReceivedAt: moment("received_at").notNull(),
    /** When it reached us, which the days of the refund are counted from; null for when it was sent. */
    ArrivedAt: moment("arrived_at"),
    LastDay: date("last_day", { mode: "string" }),
    Obstacle: text("obstacle").$type<WithdrawalObstacle>(),
    Basis: text("basis").$type<RefundBasis>(),
    /** Öre charged for performed work, and refunded. */
    KeptAmount: integer("kept_amount"),
    RefundAmount: integer("refund_amount"),
    PerformedPercent: integer("performed_percent"),
    /** The reason of the staff's decision. */
    Reason: text("reason").notNull().default(""),
    RefundDueDay: date("refund_due_day", { mode: "string" }),
    CompletedAt: moment("completed_at"),
    /** The staff member who recorded, matched or dismissed it, or set the share. */
    UserID: integer("user_id").references(() => accounts.UserID),
    CreatedAt: createdAt(),
  },
  (table) => [
    check(
      "withdrawals_state",
      sql`${table.State} in ('Submitted', 'Queued', 'AwaitingShare', 'Refunding', 'Completed', 'Refused', 'Dismissed')`,
    ),
    check("withdrawals_percent", sql`${table.PerformedPercent} between 0 and 100`),
    check("withdrawals_amounts", sql`${table.KeptAmount} >= 0 and ${table.RefundAmount} >= 0`),
    // A contract is withdrawn once.
    uniqueIndex("withdrawals_once").on(table.OrderID).where(sql`state in ('AwaitingShare', 'Refunding', 'Completed')`),
    index("withdrawals_order").on(table.OrderID, table.ID),
    index("withdrawals_newest").on(table.ReceivedAt, table.ID),
    index("withdrawals_state").on(table.State, table.ReceivedAt),
    index("withdrawals_user").on(table.UserID),
  ],
);

/** The figures of the right of withdrawal. A changed law is a new row: contracts keep the row of their own day. */
export const withdrawalLaws = pgTable(
  "withdrawal_laws",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** Contracts made from this day in Sweden on. */
    ValidFrom: date("valid_from", { mode: "string" }).notNull(),
    /** Days in which the consumer may withdraw, from the day after the contract. */
    Days: integer("days").notNull(),
    /** Years after the normal end in which a consumer who was not informed may withdraw. */
    UninformedYears: integer("uninformed_years").notNull(),
    /** Days in which the price must be paid back. */
    RefundDays: integer("refund_days").notNull(),
    Source: text("source").notNull(),
    CheckedAt: date("checked_at", { mode: "string" }).notNull(),
  },
  (table) => [
    unique("withdrawal_laws_from").on(table.ValidFrom),
    check(
      "withdrawal_laws_figures",
      sql`${table.Days} > 0 and ${table.UninformedYears} >= 0 and ${table.RefundDays} > 0`,
    ),
  ],
);

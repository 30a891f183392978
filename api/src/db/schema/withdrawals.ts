import type { RefundBasis, WithdrawalObstacle, WithdrawalState } from "@lagrum/core/withdrawal/withdrawalSchema";
import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
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
    LastDay: date("last_day", { mode: "string" }),
    Obstacle: text("obstacle").$type<WithdrawalObstacle>(),
    Basis: text("basis").$type<RefundBasis>(),
    /** Öre charged for performed work, and refunded. */
    KeptAmount: integer("kept_amount"),
    RefundAmount: integer("refund_amount"),
    PerformedPercent: integer("performed_percent"),
    /** Why staff decided so. */
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

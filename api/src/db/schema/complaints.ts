import type { ComplaintDecision, ComplaintWish } from "@lagrum/core/complaint/complaintSchema";
import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, moment } from "./columns.ts";
import { orders } from "./orders.ts";

/** Complaints about purchases, and what was decided. */
export const complaints = pgTable(
  "complaints",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity({ startWith: 101 }),
    /** Matched by reference and address; null when there is no such order. */
    OrderID: integer("order_id").references(() => orders.ID),
    /** The sender; null once erased. */
    Name: text("name"),
    Email: text("email"),
    OrderRef: text("order_ref").notNull(),
    Wish: text("wish").$type<ComplaintWish>().notNull(),
    Description: text("description").notNull(),
    CreatedAt: createdAt(),
    DueDay: date("due_day", { mode: "string" }).notNull(),
    Decision: text("decision").$type<ComplaintDecision>(),
    DecisionText: text("decision_text"),
    RefundAmount: integer("refund_amount"),
    DecidedAt: moment("decided_at"),
    DecidedByID: integer("decided_by_id").references(() => accounts.UserID),
  },
  (table) => [
    check("complaints_wish", sql`${table.Wish} in ('Redo', 'Refund', 'Other')`),
    check("complaints_decision", sql`${table.Decision} in ('Redo', 'Refund', 'Refuse')`),
    check("complaints_decided_whole", sql`(${table.Decision} is null) = (${table.DecidedAt} is null)`),
    index("complaints_due").on(table.DueDay, table.ID),
    index("complaints_newest").on(table.CreatedAt, table.ID),
    index("complaints_order").on(table.OrderID),
    index("complaints_decider").on(table.DecidedByID),
  ],
);

import type { ActEntity, ActionOf, FieldChange } from "@lagrum/core/audit/historySchema";
import type { QuestionState } from "@lagrum/core/question/questionSchema";
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { bookings } from "./bookings.ts";
import { createdAt, moment } from "./columns.ts";
import { orders } from "./orders.ts";
import { questions } from "./questions.ts";
import { rentClaims } from "./rentClaims.ts";
import { waitingList } from "./waitingList.ts";

/** Codes in mailed links: single-purpose, expiring, stored as SHA-256 only. */
export const codes = pgTable(
  "codes",
  {
    Hash: text("hash").primaryKey(),
    Purpose: text("purpose")
      .$type<
        | "confirmQuestion"
        | "questionStatus"
        | "confirmAccount"
        | "booking"
        | "confirmBooking"
        | "order"
        | "rentClaim"
        | "waiting"
      >()
      .notNull(),
    /** The question, account, booking, order, rent claim or place on the waiting list that the code is for. */
    QuestionID: integer("question_id").references(() => questions.ID, { onDelete: "cascade" }),
    UserID: integer("user_id").references(() => accounts.UserID, { onDelete: "cascade" }),
    BookingID: integer("booking_id").references(() => bookings.ID, { onDelete: "cascade" }),
    OrderID: integer("order_id").references(() => orders.ID, { onDelete: "cascade" }),
    RentClaimID: integer("rent_claim_id").references(() => rentClaims.ID, { onDelete: "cascade" }),
    WaitingID: integer("waiting_id").references(() => waitingList.ID, { onDelete: "cascade" }),
    ExpiresAt: moment("expires_at").notNull(),
    UsedAt: moment("used_at"),
    CreatedAt: createdAt(),
  },
  (table) => [
    index("codes_question").on(table.QuestionID),
    index("codes_user").on(table.UserID),
    index("codes_booking").on(table.BookingID),
    index("codes_order").on(table.OrderID),
    index("codes_rent_claim").on(table.RentClaimID),
    index("codes_waiting").on(table.WaitingID),
    index("codes_expiry").on(table.ExpiresAt),
    check(
      "codes_one_subject",
      sql`num_nonnulls(${table.QuestionID}, ${table.UserID}, ${table.BookingID}, ${table.OrderID}, ${table.RentClaimID}, ${table.WaitingID}) = 1`,
    ),
  ],
);

/** The codes of deleted questions: their links say what happened, and when. Deleted after 90 days. */
export const deletedQuestionCodes = pgTable(
  "deleted_question_codes",
  {
    Hash: text("hash").primaryKey(),
    /** The question's last state. */
    State: text("state").$type<QuestionState>().notNull(),
    DeletedAt: moment("deleted_at").notNull(),
  },
  (table) => [index("deleted_question_codes_age").on(table.DeletedAt)],
);

/** The append-only audit log: who changed what, and when. Its rows outlive what they refer to. */
export const changes = pgTable(
  "changes",
  {
    ID: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    Entity: text("entity").$type<ActEntity>().notNull(),
    EntityID: integer("entity_id").notNull(),
    /** Null for the asker or a job. */
    UserID: integer("user_id").references(() => accounts.UserID),
    Action: text("action").$type<ActionOf<ActEntity>>().notNull(),
    /** Field by field, before and after. */
    Changed: jsonb("changed").$type<FieldChange[]>().notNull().default(sql`'[]'`),
    At: moment("at").notNull().default(sql`now()`),
  },
  (table) => [
    index("changes_entity").on(table.Entity, table.EntityID, table.ID),
    index("changes_newest").on(table.At, table.ID),
    index("changes_user").on(table.UserID, table.At, table.ID),
    index("changes_act").on(table.Entity, table.Action, table.At, table.ID),
  ],
);

/** The first response for each Idempotency-Key, for 24 hours. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** Caller, method and path. */
    Scope: text("scope").notNull(),
    Key: text("key").notNull(),
    RequestHash: text("request_hash").notNull(),
    Status: integer("status"),
    Body: jsonb("body").$type<unknown>(),
    CreatedAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.Scope, table.Key] }), index("idempotency_keys_age").on(table.CreatedAt)],
);

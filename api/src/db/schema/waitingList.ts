import type { Channel, MeetingService } from "@lagrum/core/booking/bookingSchema";
import type { WaitingState } from "@lagrum/core/booking/waitingListSchema";
import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { bookings } from "./bookings.ts";
import { categories } from "./categories.ts";
import { createdAt, moment } from "./columns.ts";

/** Who waits for a time, with the times that suit. An offer is a held booking. */
export const waitingList = pgTable(
  "waiting_list",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    State: text("state").$type<WaitingState>().notNull().default("Waiting"),
    Email: text("email").notNull(),
    Service: text("service").$type<MeetingService>().notNull(),
    Channel: text("channel").$type<Channel>().notNull(),
    CategoryID: integer("category_id")
      .notNull()
      .references(() => categories.ID),
    LawyerID: integer("lawyer_id").references(() => accounts.UserID),
    /** Monday is 1. */
    Weekdays: integer("weekdays").array().notNull(),
    /** Starts within the day that suit, in Swedish time: "08:00" to "12:00". */
    FromTime: text("from_time").notNull(),
    ToTime: text("to_time").notNull(),
    /** The last day that suits. */
    Until: date("until", { mode: "string" }).notNull(),
    /** The current offer or the last one, and the starts that were offered: none is offered twice. */
    BookingID: integer("booking_id").references(() => bookings.ID, { onDelete: "set null" }),
    OfferedStarts: text("offered_starts").array().notNull().default(sql`'{}'`),
    /** Offers in a row without a reply. */
    Ignored: integer("ignored").notNull().default(0),
    CreatedAt: createdAt(),
    EndedAt: moment("ended_at"),
  },
  (table) => [
    index("waiting_list_order").on(table.CreatedAt, table.ID).where(sql`state in ('Waiting', 'Offered')`),
    // A held time is offered to one.
    uniqueIndex("waiting_list_offer").on(table.BookingID),
    index("waiting_list_email").on(table.Email),
    check("waiting_list_state", sql`${table.State} in ('Waiting', 'Offered', 'Booked', 'Left', 'Ended')`),
    check("waiting_list_ended", sql`(${table.State} in ('Waiting', 'Offered')) = (${table.EndedAt} is null)`),
  ],
);

import type { Period } from "@lagrum/core/booking/availabilitySchema";
import type { BookingState, Channel, MeetingService } from "@lagrum/core/booking/bookingSchema";
import type { OutsideCalendarError, SkippedEvent, UnreadableRule } from "@lagrum/core/booking/lawyerCalendarSchema";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { categories } from "./categories.ts";
import { createdAt, moment } from "./columns.ts";
import { questions } from "./questions.ts";

/** The people whose meetings can be booked, with their services and hours. */
export const lawyers = pgTable(
  "lawyers",
  {
    UserID: integer("user_id")
      .primaryKey()
      .references(() => accounts.UserID),
    Active: boolean("active").notNull(),
    Services: text("services").array().$type<MeetingService[]>().notNull(),
    Channels: text("channels").array().$type<Channel[]>().notNull(),
    DailyLimit: integer("daily_limit"),
    /** The weekly hours in Swedish time, Monday first. */
    Hours: jsonb("hours").$type<Period[][]>().notNull(),
    /** The hash of the code in the private calendar's address. */
    FeedHash: text("feed_hash").unique("lawyers_feed"),
    /** The sealed address of an outside calendar, and its host. */
    OutsideUrl: text("outside_url"),
    OutsideHost: text("outside_host"),
    OutsideFetchedAt: moment("outside_fetched_at"),
    /** The last fetch that could be read. */
    OutsideReadAt: moment("outside_read_at"),
    WhenUnreadable: text("when_unreadable").$type<UnreadableRule>().notNull().default("Open"),
    /** Why the last fetch failed; null when it did not. */
    OutsideError: text("outside_error").$type<OutsideCalendarError>(),
    /** Events that the last fetch could not read. */
    OutsideSkipped: jsonb("outside_skipped").$type<SkippedEvent[]>().notNull().default([]),
  },
  (table) => [
    check("lawyers_daily_limit", sql`${table.DailyLimit} > 0`),
    check("lawyers_hours", sql`jsonb_array_length(${table.Hours}) = 7`),
  ],
);

/** When lawyers are busy by their outside calendars. Nothing else of those is stored. */
export const lawyerBusy = pgTable(
  "lawyer_busy",
  {
    LawyerID: integer("lawyer_id")
      .notNull()
      .references(() => lawyers.UserID, { onDelete: "cascade" }),
    StartsAt: moment("starts_at").notNull(),
    EndsAt: moment("ends_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.LawyerID, table.StartsAt] }),
    check("lawyer_busy_times", sql`${table.StartsAt} < ${table.EndsAt}`),
  ],
);

/** Days on which a lawyer has other hours than the week's; none when absent. */
export const lawyerExceptions = pgTable(
  "lawyer_exceptions",
  {
    LawyerID: integer("lawyer_id")
      .notNull()
      .references(() => lawyers.UserID, { onDelete: "cascade" }),
    Day: date("day", { mode: "string" }).notNull(),
    Periods: jsonb("periods").$type<Period[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.LawyerID, table.Day] })],
);

/**
 * Meetings without the booker's personal data, which is in bookers. The exclusion constraint bookings_no_overlap (in the
 * migration) prevents double bookings: two meetings of a lawyer never overlap, the gap after them included, while both
 * block the time.
 */
export const bookings = pgTable(
  "bookings",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    State: text("state").$type<BookingState>().notNull(),
    Service: text("service").$type<MeetingService>().notNull(),
    Channel: text("channel").$type<Channel>().notNull(),
    CategoryID: integer("category_id")
      .notNull()
      .references(() => categories.ID),
    LawyerID: integer("lawyer_id")
      .notNull()
      .references(() => lawyers.UserID),
    StartsAt: moment("starts_at").notNull(),
    EndsAt: moment("ends_at").notNull(),
    /** When the lawyer is free for the next meeting. */
    FreeFrom: moment("free_from").notNull(),
    /** Until when the time is held, or waits for the confirmation of a free meeting. */
    HoldUntil: moment("hold_until"),
    /** When the current time was agreed: at the booking, or at the last move. */
    AgreedAt: moment("agreed_at"),
    /** SEQUENCE of the calendar event (RFC 5545): rises with each change. */
    Sequence: integer("sequence").notNull().default(0),
    /** The number of reminders that were sent for the current time, or were due before it was agreed. */
    Reminders: integer("reminders").notNull().default(0),
    /** The cancellation fee, in per cent of the price. */
    KeptPercent: integer("kept_percent"),
    /** The question of agreed telephone advice. Its person is in askers, not in bookers. */
    QuestionID: integer("question_id").references((): AnyPgColumn => questions.ID, { onDelete: "cascade" }),
    /** Internal notes of the staff. */
    Notes: text("notes").notNull().default(""),
    NotedAt: moment("noted_at"),
    CreatedAt: createdAt(),
  },
  (table) => [
    check(
      "bookings_state",
      sql`${table.State} in ('Held', 'AwaitingConfirmation', 'AwaitingPayment', 'Confirmed', 'Cancelled', 'Withdrawn', 'NoShow', 'Done', 'Expired')`,
    ),
    check("bookings_times", sql`${table.StartsAt} < ${table.EndsAt} and ${table.EndsAt} < ${table.FreeFrom}`),
    check(
      "bookings_hold",
      sql`${table.State} not in ('Held', 'AwaitingConfirmation') or ${table.HoldUntil} is not null`,
    ),
    check("bookings_kept", sql`${table.KeptPercent} between 0 and 100`),
    index("bookings_start").on(table.StartsAt),
    uniqueIndex("bookings_question").on(table.QuestionID).where(sql`state = 'Confirmed'`),
    index("bookings_held").on(table.HoldUntil).where(sql`state in ('Held', 'AwaitingConfirmation')`),
  ],
);

/**
 * The booker's data, in a separate table so that it can be erased first. The counterparty is in parties, encrypted.
 */
export const bookers = pgTable(
  "bookers",
  {
    BookingID: integer("booking_id")
      .primaryKey()
      .references(() => bookings.ID, { onDelete: "cascade" }),
    FirstName: text("first_name").notNull(),
    LastName: text("last_name").notNull(),
    Email: text("email").notNull(),
    Phone: text("phone").notNull(),
    Description: text("description").notNull(),
    Needs: text("needs"),
    Insurance: text("insurance"),
    /** Whether reminders come as text messages too. */
    SmsReminders: boolean("sms_reminders").notNull().default(false),
    /** The version of the terms that were accepted; null when staff booked for a caller. */
    TermsVersion: text("terms_version"),
    AcceptedAt: moment("accepted_at").notNull().default(sql`now()`),
  },
  (table) => [index("bookers_email").on(table.Email), index("bookers_phone").on(table.Phone)],
);

/**
 * What a held or unpaid time counts against: keyed hashes of the booker's address, telephone, device and network. A trigger
 * (in the migration) deletes them when the booking is confirmed or ends.
 */
export const pendingKeys = pgTable(
  "booking_pending_keys",
  {
    BookingID: integer("booking_id")
      .notNull()
      .references(() => bookings.ID, { onDelete: "cascade" }),
    Kind: text("kind").$type<"email" | "phone" | "device" | "network">().notNull(),
    Hash: text("hash").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.BookingID, table.Kind] }),
    check("booking_pending_keys_kind", sql`${table.Kind} in ('email', 'phone', 'device', 'network')`),
    index("booking_pending_keys_hash").on(table.Hash),
  ],
);

/** Who has had the free first meeting: the mailbox and the telephone, each once. Erased with the booker. */
export const freeMeetingUses = pgTable(
  "free_meeting_uses",
  {
    Identity: text("identity").primaryKey(),
    BookingID: integer("booking_id")
      .notNull()
      .references(() => bookers.BookingID, { onDelete: "cascade" }),
  },
  (table) => [index("free_meeting_uses_booking").on(table.BookingID)],
);

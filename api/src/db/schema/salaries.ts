import type { SalaryStatus, WorkType } from "@lagrum/core/salary/salarySchema";
import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, moment } from "./columns.ts";

/** Pay per answer or held meeting and type, by day. Periods never overlap. */
export const salaryRates = pgTable(
  "salary_rates",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    Type: text("type").$type<WorkType>().notNull(),
    /** Öre, before tax. */
    AmountOre: integer("amount_ore").notNull(),
    ValidFrom: date("valid_from", { mode: "string" }).notNull(),
    /** The last day; null until another rate follows. */
    ValidTo: date("valid_to", { mode: "string" }),
  },
  (table) => [
    unique("salary_rates_begin").on(table.Type, table.ValidFrom),
    check("salary_rates_amount", sql`${table.AmountOre} >= 0`),
    check("salary_rates_order", sql`${table.ValidTo} >= ${table.ValidFrom}`),
    check(
      "salary_rates_type",
      sql`${table.Type} in ('Free', 'Express', 'Express24', 'PhoneAdvice', 'BOOK15', 'BOOK30', 'BOOK60')`,
    ),
  ],
);

/** A month of pay. A trigger allows open to locked to paid only. */
export const salaryPeriods = pgTable(
  "salary_periods",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    Year: integer("year").notNull(),
    Month: integer("month").notNull(),
    Status: text("status").$type<SalaryStatus>().notNull().default("Open"),
    LockedAt: moment("locked_at"),
    PaidAt: moment("paid_at"),
  },
  (table) => [
    unique("salary_periods_month").on(table.Year, table.Month),
    check("salary_periods_calendar", sql`${table.Month} between 1 and 12 and ${table.Year} between 2000 and 2999`),
    check("salary_periods_status", sql`${table.Status} in ('Open', 'Locked', 'Paid')`),
  ],
);

/**
 * Append-only pay ledger: one line per answer, when it is sent, and per meeting that was held. Corrections are lines of
 * their own. Lines outlive the question and the meeting, so these are no foreign keys.
 */
export const salaryLines = pgTable(
  "salary_lines",
  {
    ID: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    UserID: integer("user_id")
      .notNull()
      .references(() => accounts.UserID),
    QuestionID: integer("question_id"),
    BookingID: integer("booking_id"),
    Type: text("type").$type<WorkType>().notNull(),
    /** Öre, before tax; of a correction the difference. */
    AmountOre: integer("amount_ore").notNull(),
    EarnedAt: moment("earned_at").notNull(),
    PeriodID: integer("period_id")
      .notNull()
      .references(() => salaryPeriods.ID),
    /** The corrected line. */
    CorrectsLineID: bigint("corrects_line_id", { mode: "number" }),
    Reason: text("reason"),
    /** Who made the correction. */
    ByID: integer("by_id").references(() => accounts.UserID),
    CreatedAt: createdAt(),
  },
  (table) => [
    uniqueIndex("salary_lines_question").on(table.QuestionID).where(sql`corrects_line_id is null`),
    uniqueIndex("salary_lines_booking").on(table.BookingID).where(sql`corrects_line_id is null`),
    index("salary_lines_person").on(table.UserID, table.PeriodID, table.ID),
    index("salary_lines_period").on(table.PeriodID, table.UserID, table.ID),
    index("salary_lines_corrected").on(table.CorrectsLineID).where(sql`corrects_line_id is not null`),
    check(
      "salary_lines_correction_whole",
      sql`num_nonnulls(${table.CorrectsLineID}, ${table.Reason}, ${table.ByID}) in (0, 3)`,
    ),
    check("salary_lines_work", sql`num_nonnulls(${table.QuestionID}, ${table.BookingID}) = 1`),
    check("salary_lines_amount", sql`${table.AmountOre} >= 0 or ${table.CorrectsLineID} is not null`),
  ],
);

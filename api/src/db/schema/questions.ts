import type { QuestionState, QuestionType } from "@lagrum/core/question/questionSchema";
import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { categories } from "./categories.ts";
import { createdAt, moment } from "./columns.ts";

/** Questions without the asker's personal data, which is in askers. */
export const questions = pgTable(
  "questions",
  {
    ID: integer("id").primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    /** The source of an imported or seeded row; makes the import idempotent. */
    SourceID: text("source_id"),
    Type: text("type").$type<QuestionType>().notNull(),
    State: text("state").$type<QuestionState>().notNull(),
    Hidden: boolean("hidden").notNull().default(false),
    Title: text("title").notNull(),
    QuestionBody: text("question_body").notNull(),
    CategoryID: integer("category_id")
      .notNull()
      .references(() => categories.ID),
    /** The area of the category, or the category itself if it is an area; set by a trigger. */
    AreaID: integer("area_id")
      .notNull()
      .default(0)
      .references(() => categories.ID),
    DeadlineDate: date("deadline_date", { mode: "string" }),
    PublishConsent: boolean("publish_consent").notNull().default(false),
    ObjectedAt: moment("objected_at"),
    ReservedByID: integer("reserved_by_id").references(() => accounts.UserID),
    LeaseUntil: moment("lease_until"),
    Uri: text("uri"),
    ConfirmedAt: moment("confirmed_at"),
    AnsweredAt: moment("answered_at"),
    PublishedAt: moment("published_at"),
    /** When it was declined or withdrawn, or expired. */
    ClosedAt: moment("closed_at"),
    /** Due times of the working-time clock; null until something is promised. */
    DueAt: moment("due_at"),
    /** When three quarters of the promised open time are used. */
    WarnAt: moment("warn_at"),
    /** When nine tenths are used, and when administrators were notified. */
    EscalateAt: moment("escalate_at"),
    EscalatedAt: moment("escalated_at"),
    /** Open minutes. */
    PromisedMinutes: integer("promised_minutes"),
    /** Since when the clock is paused for the asker's facts. It stays when the answer came without them. */
    PausedAt: moment("paused_at"),
    /** The asker's one follow-up question, and its answer. */
    FollowUpAt: moment("follow_up_at"),
    FollowUpDueAt: moment("follow_up_due_at"),
    FollowUpAnsweredAt: moment("follow_up_answered_at"),
    CreatedAt: createdAt(),
    UpdatedAt: moment("updated_at").notNull().default(sql`now()`),
  },
  (table) => [
    unique("questions_uri").on(table.Uri),
    unique("questions_source_id").on(table.SourceID),
    check("questions_lease_whole", sql`(${table.ReservedByID} is null) = (${table.LeaseUntil} is null)`),
    check(
      "questions_clock_whole",
      sql`num_nonnulls(${table.DueAt}, ${table.WarnAt}, ${table.EscalateAt}, ${table.PromisedMinutes}) in (0, 4)`,
    ),
    check(
      "questions_published_whole",
      sql`${table.State} <> 'Published' or (${table.Uri} is not null and ${table.PublishedAt} is not null)`,
    ),
    check(
      "questions_state",
      sql`${table.State} in ('AwaitingConfirmation', 'AwaitingPayment', 'Open', 'NeedsInfo', 'Answered', 'Published', 'Rejected', 'Withdrawn', 'Expired')`,
    ),
    check(
      "questions_closed_whole",
      sql`(${table.State} in ('Rejected', 'Withdrawn', 'Expired')) = (${table.ClosedAt} is not null)`,
    ),
    check("questions_type", sql`${table.Type} in ('Free', 'Express', 'Express24', 'PhoneAdvice')`),
    index("questions_newest")
      .on(table.PublishedAt.desc(), table.ID.desc())
      .where(sql`state = 'Published' and not hidden`),
    index("questions_newest_in_area")
      .on(table.AreaID, table.PublishedAt.desc(), table.ID.desc())
      .where(sql`state = 'Published' and not hidden`),
    index("questions_newest_in_category")
      .on(table.CategoryID, table.PublishedAt.desc(), table.ID.desc())
      .where(sql`state = 'Published' and not hidden`),
    // Staff lists scan these backwards: newest first, nulls before.
    index("questions_by_publication").on(table.PublishedAt, table.ID),
    index("questions_by_publication_in_area").on(table.AreaID, table.PublishedAt, table.ID),
    index("questions_by_publication_in_category").on(table.CategoryID, table.PublishedAt, table.ID),
    index("questions_by_publication_in_state").on(table.State, table.PublishedAt, table.ID),
    // Counts the answered questions of a type by an index-only scan.
    index("questions_by_publication_in_type").on(table.Type, table.PublishedAt, table.ID, table.State),
    // Trigram indexes: unpublished questions are searched by parts of words.
    index("questions_unpublished").on(table.PublishedAt, table.ID).where(sql`not (state = 'Published' and not hidden)`),
    index("questions_worklist").on(table.ConfirmedAt, table.ID).where(sql`state in ('Open', 'NeedsInfo')`),
    index("questions_reserved").on(table.ReservedByID).where(sql`reserved_by_id is not null`),
    index("questions_answered").on(table.ConfirmedAt, table.ID).where(sql`state in ('Answered', 'Published')`),
    index("questions_due").on(table.DueAt, table.ID).where(sql`state in ('Open', 'NeedsInfo')`),
    index("questions_answered_late")
      .on(table.ConfirmedAt, table.ID)
      .where(sql`state in ('Answered', 'Published') and due_at < coalesce(paused_at, answered_at)`),
    index("questions_escalation").on(table.EscalateAt).where(sql`state = 'Open' and escalated_at is null`),
    index("questions_follow_up")
      .on(table.FollowUpAt, table.ID)
      .where(sql`follow_up_at is not null and follow_up_answered_at is null`),
    // For counts per day.
    index("questions_by_confirmation").on(table.ConfirmedAt, table.ID).where(sql`confirmed_at is not null`),
    index("questions_by_answer").on(table.AnsweredAt).where(sql`answered_at is not null`),
    index("questions_hidden").on(table.ConfirmedAt, table.ID).where(sql`hidden`),
    index("questions_unpaid").on(table.ConfirmedAt).where(sql`state = 'AwaitingPayment'`),
    index("questions_closed").on(table.ClosedAt).where(sql`closed_at is not null`),
    index("questions_unconfirmed").on(table.CreatedAt).where(sql`state = 'AwaitingConfirmation'`),
  ],
);

/** The asker's contact data, in a separate table so that it can be erased first. */
export const askers = pgTable(
  "askers",
  {
    QuestionID: integer("question_id")
      .primaryKey()
      .references(() => questions.ID, { onDelete: "cascade" }),
    FirstName: text("first_name"),
    Email: text("email").notNull(),
    Phone: text("phone"),
    /** When the asker of PhoneAdvice can be called, in the asker's words. */
    PreferredTimes: text("preferred_times").array(),
    /** The version of the terms that were accepted, and when. */
    TermsVersion: text("terms_version").notNull(),
    AcceptedAt: moment("accepted_at").notNull().default(sql`now()`),
  },
  (table) => [index("askers_email").on(table.Email)],
);

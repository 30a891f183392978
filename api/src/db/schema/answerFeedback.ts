import type { AnswerReportReason } from "@lagrum/core/answer/answerFeedbackSchema";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { answers } from "./answers.ts";
import { createdAt } from "./columns.ts";

/** Readers' reports of errors in published answers. */
export const answerReports = pgTable(
  "answer_reports",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    AnswerID: integer("answer_id")
      .notNull()
      .references(() => answers.ID, { onDelete: "cascade" }),
    /** The version of the answer that was reported. */
    Version: integer("version").notNull(),
    Reason: text("reason").$type<AnswerReportReason>().notNull(),
    Text: text("text").notNull(),
    /** Where the reader wants a reply. */
    Email: text("email"),
    CreatedAt: createdAt(),
  },
  (table) => [
    index("answer_reports_answer").on(table.AnswerID),
    index("answer_reports_age").on(table.CreatedAt),
    check("answer_reports_reason", sql`${table.Reason} in ('WrongLaw', 'Outdated', 'PersonalData', 'Other')`),
  ],
);

/** Counts of helpful and unhelpful ratings. Nothing about the readers is stored. */
export const answerFeedback = pgTable(
  "answer_feedback",
  {
    AnswerID: integer("answer_id")
      .primaryKey()
      .references(() => answers.ID, { onDelete: "cascade" }),
    Helpful: integer("helpful").notNull().default(0),
    Unhelpful: integer("unhelpful").notNull().default(0),
  },
  (table) => [check("answer_feedback_counts", sql`${table.Helpful} >= 0 and ${table.Unhelpful} >= 0`)],
);

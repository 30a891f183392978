import type { AnswerReportReason } from "@lagrum/core/answer/answerFeedbackSchema";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { answers } from "./answers.ts";
import { createdAt } from "./columns.ts";

/** What readers say is wrong with a published answer. */
export const answerReports = pgTable(
  "answer_reports",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    AnswerID: integer("answer_id")
      .notNull()
      .references(() => answers.ID, { onDelete: "cascade" }),
    /** The answer's version that was read. */
    Version: integer("version").notNull(),
    Reason: text("reason").$type<AnswerReportReason>().notNull(),
    Text: text("text").notNull(),
    /** Where the reader wants to be told what came of it. */
    Email: text("email"),
    CreatedAt: createdAt(),
  },
  (table) => [
    index("answer_reports_answer").on(table.AnswerID),
    index("answer_reports_age").on(table.CreatedAt),
    check("answer_reports_reason", sql`${table.Reason} in ('WrongLaw', 'Outdated', 'PersonalData', 'Other')`),
  ],
);

/** How many found the answer of help. Nothing is kept of who. */
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

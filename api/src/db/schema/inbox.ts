import type { inboxStates } from "@lagrum/core/inbox/inboxSchema";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { answerReports } from "./answerFeedback.ts";
import { moment } from "./columns.ts";
import { contactMessages } from "./contact.ts";
import { questions } from "./questions.ts";

/**
 * The staff's inbox: reports, messages and objections to publication, inserted by triggers. A row is deleted with what
 * it refers to.
 */
export const inbox = pgTable(
  "inbox",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    ReportID: integer("report_id").references(() => answerReports.ID, { onDelete: "cascade" }),
    MessageID: integer("message_id").references(() => contactMessages.ID, { onDelete: "cascade" }),
    /** Of an objection. */
    QuestionID: integer("question_id").references(() => questions.ID, { onDelete: "cascade" }),
    State: text("state").$type<(typeof inboxStates)[number]>().notNull().default("New"),
    /** When it was sent. */
    CreatedAt: moment("created_at").notNull(),
    TakenByID: integer("taken_by_id").references(() => accounts.UserID),
    TakenAt: moment("taken_at"),
    HandledByID: integer("handled_by_id").references(() => accounts.UserID),
    HandledAt: moment("handled_at"),
    Note: text("note").notNull().default(""),
  },
  (table) => [
    unique("inbox_report").on(table.ReportID),
    unique("inbox_message").on(table.MessageID),
    unique("inbox_question").on(table.QuestionID),
    index("inbox_newest").on(table.CreatedAt, table.ID),
    index("inbox_open").on(table.State, table.CreatedAt, table.ID).where(sql`state <> 'Handled'`),
    check("inbox_one_subject", sql`num_nonnulls(${table.ReportID}, ${table.MessageID}, ${table.QuestionID}) = 1`),
    check("inbox_state", sql`${table.State} in ('New', 'Taken', 'Handled')`),
    check("inbox_taken_whole", sql`num_nonnulls(${table.TakenByID}, ${table.TakenAt}) in (0, 2)`),
    check(
      "inbox_state_whole",
      sql`(${table.State} = 'Handled') = (${table.HandledAt} is not null) and (${table.HandledByID} is null) = (${table.HandledAt} is null) and (${table.State} <> 'Taken' or ${table.TakenAt} is not null)`,
    ),
  ],
);

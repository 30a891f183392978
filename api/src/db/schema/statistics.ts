import type { QuestionType } from "@lagrum/core/question/questionSchema";
import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, moment } from "./columns.ts";
import { questions } from "./questions.ts";

/**
 * Figures of each sent answer, in a narrow table for fast statistics. Maintained by triggers on questions and
 * answers.
 */
export const sentAnswers = pgTable(
  "sent_answers",
  {
    ID: integer("question_id")
      .primaryKey()
      .references(() => questions.ID, { onDelete: "cascade" }),
    UserID: integer("user_id"),
    CategoryID: integer("category_id").notNull(),
    AreaID: integer("area_id").notNull(),
    Type: text("type").$type<QuestionType>().notNull(),
    SentAt: moment("sent_at").notNull(),
    /** Hours from question to answer; null where unknown, as in an import. */
    Minutes: integer("minutes"),
    /** Null where nothing was promised. */
    InTime: boolean("in_time"),
  },
  (table) => [
    index("sent_answers_newest").on(table.SentAt, table.Type),
    index("sent_answers_person").on(table.UserID, table.SentAt),
  ],
);

/** Statistics files, made by a job and deleted after a day. */
export const statisticsFiles = pgTable(
  "statistics_files",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    UserID: integer("user_id")
      .notNull()
      .references(() => accounts.UserID, { onDelete: "cascade" }),
    From: date("from", { mode: "string" }).notNull(),
    To: date("to", { mode: "string" }).notNull(),
    /** Progress in per cent. */
    Progress: integer("progress").notNull().default(0),
    /** Null until it is ready. */
    CsvData: text("csv_data"),
    CreatedAt: createdAt(),
  },
  (table) => [
    index("statistics_files_age").on(table.CreatedAt),
    check("statistics_files_progress", sql`${table.Progress} between 0 and 100`),
  ],
);

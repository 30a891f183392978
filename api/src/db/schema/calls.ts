import type { callOutcomes } from "@lagrum/core/phoneCall/phoneCallSchema";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { moment } from "./columns.ts";
import { questions } from "./questions.ts";

/** Calls to askers. Never published; the notes are deleted with the asker's data. */
export const calls = pgTable(
  "calls",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    QuestionID: integer("question_id")
      .notNull()
      .references(() => questions.ID, { onDelete: "cascade" }),
    Outcome: text("outcome").$type<(typeof callOutcomes)[number]>().notNull(),
    Note: text("note").notNull(),
    UserID: integer("user_id")
      .notNull()
      .references(() => accounts.UserID),
    At: moment("at").notNull(),
  },
  (table) => [
    index("calls_question").on(table.QuestionID, table.ID),
    check("calls_outcome", sql`${table.Outcome} in ('Reached', 'NotReached', 'Moved')`),
  ],
);

import type { MessageKind } from "@lagrum/core/question/messageSchema";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { moment } from "./columns.ts";
import { questions } from "./questions.ts";

/** Messages between staff and the asker of a question. Never published; deleted with the asker's data. */
export const questionMessages = pgTable(
  "question_messages",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    QuestionID: integer("question_id")
      .notNull()
      .references(() => questions.ID, { onDelete: "cascade" }),
    Kind: text("kind").$type<MessageKind>().notNull(),
    Body: text("body").notNull(),
    /** The staff member; null for the asker. */
    UserID: integer("user_id").references(() => accounts.UserID),
    At: moment("at").notNull(),
  },
  (table) => [
    index("question_messages_question").on(table.QuestionID, table.ID),
    check(
      "question_messages_kind",
      sql`${table.Kind} in ('factsAsked', 'facts', 'followUp', 'followUpAnswer', 'declined')`,
    ),
  ],
);

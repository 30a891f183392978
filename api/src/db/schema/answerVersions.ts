import type { AnswerAction } from "@lagrum/core/answer/answerSchema";
import type { Provision } from "@lagrum/core/law/provisionSchema";
import { date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { answers } from "./answers.ts";
import { createdAt, moment } from "./columns.ts";

/** The version history of an answer, thinned by versionStep. Deleted with the answer. */
export const answerVersions = pgTable(
  "answer_versions",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    AnswerID: integer("answer_id")
      .notNull()
      .references(() => answers.ID, { onDelete: "cascade" }),
    /** Sanitised HTML. */
    AnswerBody: text("answer_body").notNull(),
    Provisions: jsonb("provisions").$type<Provision[]>().notNull(),
    ValidAt: date("valid_at", { mode: "string" }),
    /** The editor; null for an import or a deleted account. */
    UserID: integer("user_id").references(() => accounts.UserID),
    /** The furthest state of the answer in this version. */
    Action: text("action").$type<AnswerAction>().notNull(),
    /** When the version began. */
    CreatedAt: createdAt(),
    SavedAt: moment("saved_at").notNull(),
  },
  (table) => [index("answer_versions_answer").on(table.AnswerID, table.ID.desc())],
);

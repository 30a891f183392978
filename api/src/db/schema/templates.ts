import type { QuestionType } from "@lagrum/core/question/questionSchema";
import type { templateKinds } from "@lagrum/core/template/templateSchema";
import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Templates of answers, and of messages to the asker. */
export const templates = pgTable(
  "templates",
  {
    ID: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    /** The source of a seeded row; null for one that an administrator wrote. */
    SourceID: text("source_id"),
    Kind: text("kind").$type<(typeof templateKinds)[number]>().notNull().default("answer"),
    Name: text("name").notNull(),
    /** Null for all types. */
    Type: text("type").$type<QuestionType>(),
    /** Sanitised HTML of an answer; plain text for the asker. */
    Body: text("body").notNull(),
    SortOrder: integer("sort_order").notNull().default(0),
    UpdatedAt: moment("updated_at").notNull().default(sql`now()`),
    /** Soft delete: without the row the next start would seed it again. */
    DeletedAt: moment("deleted_at"),
  },
  (table) => [
    unique("templates_source_id").on(table.SourceID),
    check("templates_kind", sql`${table.Kind} in ('answer', 'facts', 'decline')`),
  ],
);

import { type AnyPgColumn, integer, pgTable, text, unique } from "drizzle-orm/pg-core";

/** Areas of law (ParentID null) and their sub-categories. */
export const categories = pgTable(
  "categories",
  {
    ID: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    ParentID: integer("parent_id").references((): AnyPgColumn => categories.ID),
    Name: text("name").notNull(),
    Uri: text("uri").notNull(),
    Description: text("description").notNull().default(""),
    SortOrder: integer("sort_order").notNull().default(0),
    /** Published and visible answers, an area's with those of its sub-categories; kept by a trigger on questions. */
    AnswerCount: integer("answer_count").notNull().default(0),
  },
  (table) => [unique("categories_uri").on(table.Uri)],
);

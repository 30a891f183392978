import { sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

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
    /** Of an area: its readers and askers may be in danger now, and are told where to turn. */
    Urgent: boolean("urgent").notNull().default(false),
    /** Published and visible answers, an area's with those of its sub-categories; kept by a trigger on questions. */
    AnswerCount: integer("answer_count").notNull().default(0),
    /** When somebody last changed what it is; set by a trigger that lets counts and order be. */
    UpdatedAt: moment("updated_at").notNull().default(sql`now()`),
  },
  (table) => [unique("categories_uri").on(table.Uri)],
);

/** Addresses and numbers that lead to a category by which it is not known any more. */
export const categoryAddresses = pgTable(
  "category_addresses",
  {
    Uri: text("uri").primaryKey(),
    /** Null where the category is gone and nothing took over: known, so that no start brings it back. */
    CategoryID: integer("category_id").references(() => categories.ID),
  },
  (table) => [index("category_addresses_category").on(table.CategoryID)],
);

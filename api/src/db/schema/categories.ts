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
    /** For an area: its readers and askers may be in danger, so the pages show where to get help. */
    Urgent: boolean("urgent").notNull().default(false),
    /** Published and visible answers, including sub-categories. Maintained by a trigger. */
    AnswerCount: integer("answer_count").notNull().default(0),
    /** Set by a trigger when content changes, not counts or order. */
    UpdatedAt: moment("updated_at").notNull().default(sql`now()`),
  },
  (table) => [unique("categories_uri").on(table.Uri)],
);

/** Former addresses and IDs of categories, which redirect. */
export const categoryAddresses = pgTable(
  "category_addresses",
  {
    Uri: text("uri").primaryKey(),
    /** Null where there is no successor. The row prevents the seed from creating the category again. */
    CategoryID: integer("category_id").references(() => categories.ID),
  },
  (table) => [index("category_addresses_category").on(table.CategoryID)],
);

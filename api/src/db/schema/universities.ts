import { boolean, integer, pgTable, text, unique } from "drizzle-orm/pg-core";

/** Universities of applicants. An inactive one is no longer offered; accounts may still refer to it. */
export const universities = pgTable(
  "universities",
  {
    ID: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    /** The key of the seed, independent of the name. */
    Code: text("code").notNull(),
    Name: text("name").notNull(),
    Active: boolean("active").notNull().default(true),
    SortOrder: integer("sort_order").notNull().default(0),
  },
  (table) => [unique("universities_code").on(table.Code)],
);

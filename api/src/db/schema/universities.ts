import { boolean, integer, pgTable, text, unique } from "drizzle-orm/pg-core";

/** Where applicants study or studied. One that is no longer offered is not Active; accounts may still refer to it. */
export const universities = pgTable(
  "universities",
  {
    ID: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    /** What the seed knows the row by, whatever it is renamed to. */
    Code: text("code").notNull(),
    Name: text("name").notNull(),
    Active: boolean("active").notNull().default(true),
    SortOrder: integer("sort_order").notNull().default(0),
  },
  (table) => [unique("universities_code").on(table.Code)],
);

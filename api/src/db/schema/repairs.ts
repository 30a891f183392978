import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** The repairs of stored rows that a version of the service has made, once each, and what they changed. */
export const repairs = pgTable("repairs", {
  Name: text("name").primaryKey(),
  /** The IDs of the changed rows, by what was changed. */
  Report: jsonb("report").$type<Record<string, number[]>>().notNull().default({}),
  At: moment("at").notNull(),
});

import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** How far a repair of many rows has come, and what it has changed. */
export interface RepairProgress {
  /** The ID of the last row that was read; null before the first and after the last. */
  After: number | null;
  /** Tables that are done. */
  Tables?: string[];
  IsDone: boolean;
  /** Rows by what was changed, "questions.title". */
  Changed: Record<string, number>;
  /** The IDs of rows that could not be changed, by table: another row has the same address or name. */
  Left: Record<string, number[]>;
}

/** The repairs of stored rows that a version of the service has made, once each, and what they changed. */
export const repairs = pgTable("repairs", {
  Name: text("name").primaryKey(),
  /** The IDs of the changed rows, by what was changed; or the progress of a repair in batches. */
  Report: jsonb("report").$type<Record<string, number[]> | RepairProgress>().notNull().default({}),
  At: moment("at").notNull(),
});

import type { RowJob } from "@lagrum/core/desk/jobFailureSchema";
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Rows that a scheduled job can't do, until it can. Nothing of the error's message is stored. */
export const jobFailures = pgTable(
  "job_failures",
  {
    Job: text("job").$type<RowJob>().notNull(),
    RowID: integer("row_id").notNull(),
    /** The name and the code of the error. */
    Reason: text("reason").notNull(),
    Times: integer("times").notNull(),
    FirstAt: moment("first_at").notNull(),
    LastAt: moment("last_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.Job, table.RowID] }), index("job_failures_newest").on(table.LastAt)],
);

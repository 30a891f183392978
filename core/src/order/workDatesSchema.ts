import { z } from "zod";
import { day, timestamp } from "../contract/fieldSchema.ts";

/** The dates of one purchase. */
export const WorkDates = z
  .object({
    /** When the work may begin. */
    WorkFrom: timestamp,
    /** When it is due at the latest; null for a call or a meeting, whose time is agreed. */
    DueAt: timestamp.nullable(),
    /** The last day in Sweden of the right of withdrawal; null for a company, which has none. */
    WithdrawUntil: day.nullable(),
  })
  .meta({ id: "WorkDates" });
export type WorkDates = z.infer<typeof WorkDates>;

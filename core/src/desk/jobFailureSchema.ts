import { z } from "zod";
import { id, timestamp } from "../contract/fieldSchema.ts";

/** Scheduled jobs that work on rows, each row by itself. */
export const rowJobs = [
  "orderExpiry",
  "questionExpiry",
  "startClock",
  "escalation",
  "missedDeadline",
  "withdrawalQueue",
  "reconciliation",
  "bookkeeping",
  "offerTime",
  "endOffer",
  "endPlace",
  "outsideCalendar",
] as const;
export const RowJob = z.enum(rowJobs);
export type RowJob = z.infer<typeof RowJob>;

/** A row that a scheduled job can't do. Nothing that a person wrote is in it. */
export const JobFailure = z
  .object({
    Job: RowJob,
    /** The order, question, payment, place on the waiting list, withdrawal or lawyer. */
    RowID: id,
    /** The name and the code of the error. */
    Reason: z.string(),
    Times: z.int().min(1),
    FirstAt: timestamp,
    LastAt: timestamp,
  })
  .meta({ id: "JobFailure" });
export type JobFailure = z.infer<typeof JobFailure>;

export const JobFailureList = z.object({ Failures: z.array(JobFailure) }).meta({ id: "JobFailureList" });

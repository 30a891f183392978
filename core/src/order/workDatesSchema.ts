import { z } from "zod";
import { day, timestamp } from "../contract/fieldSchema.ts";
import { ServiceCode } from "../product/serviceSchema.ts";

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

const choices = {
  /** The consumer requests a start at once. */
  StartNow: WorkDates,
  /** The work begins after the time for withdrawal. */
  AfterWithdrawal: WorkDates,
};
export const StartChoices = z.object(choices).meta({ id: "StartChoices" });
export type StartChoices = z.infer<typeof StartChoices>;

/** The dates of both choices, for a purchase that is paid now. */
export const PurchaseDates = z
  .object({
    Services: z.array(z.object({ Code: ServiceCode, ...choices })),
    /** Of the product in the query; null without one, or when it is not on sale. */
    Product: StartChoices.nullable(),
  })
  .meta({ id: "PurchaseDates" });
export type PurchaseDates = z.infer<typeof PurchaseDates>;

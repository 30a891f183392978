import { z } from "zod";
import { ServiceCode } from "../product/serviceSchema.ts";
import { WorkDates } from "./workDatesSchema.ts";

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

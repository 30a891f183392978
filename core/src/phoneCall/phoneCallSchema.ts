import { z } from "zod";
import { multiline, timestamp } from "../contract/fieldSchema.ts";
import { lengths } from "../contract/lengths.ts";

export const callOutcomes = ["Reached", "NotReached", "Moved"] as const;
export const CallOutcome = z.enum(callOutcomes);
export type CallOutcome = z.infer<typeof CallOutcome>;

/** The outcome of calling an asker. */
export const Call = z
  .object({ Outcome: CallOutcome, Note: z.string(), At: timestamp, Name: z.string() })
  .meta({ id: "Call" });
export type Call = z.infer<typeof Call>;

const agreed = {
  AgreedAt: timestamp,
  /** Confirms a time outside opening hours. */
  OutsideHours: z.boolean().optional(),
};

/** Sets the time of the call. */
export const AgreeOnCall = z.strictObject(agreed).meta({ id: "AgreeOnCall" });
export type AgreeOnCall = z.infer<typeof AgreeOnCall>;

/** The outcome of the call; a moved one has its new time. */
export const FinishCall = z
  .strictObject({
    Outcome: CallOutcome,
    Note: multiline(lengths.CallNote).optional(),
    AgreedAt: timestamp.optional(),
    OutsideHours: agreed.OutsideHours,
  })
  .refine(({ Outcome, AgreedAt }) => Outcome !== "Moved" || AgreedAt !== undefined, {
    path: ["AgreedAt"],
    message: "REQUIRED",
  })
  .refine(({ Outcome, AgreedAt }) => Outcome === "Moved" || AgreedAt === undefined, {
    path: ["AgreedAt"],
    message: "INVALID_VALUE",
  })
  .meta({ id: "FinishCall" });
export type FinishCall = z.infer<typeof FinishCall>;

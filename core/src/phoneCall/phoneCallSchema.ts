import { z } from "zod";
import { multiline, timestamp } from "../contract/fieldSchema.ts";
import { lengths } from "../contract/lengths.ts";

export const callOutcomes = ["Reached", "NotReached", "Moved"] as const;
export const CallOutcome = z.enum(callOutcomes);
export type CallOutcome = z.infer<typeof CallOutcome>;

/** What came of calling an asker. */
export const Call = z
  .object({ Outcome: CallOutcome, Note: z.string(), At: timestamp, Name: z.string() })
  .meta({ id: "Call" });
export type Call = z.infer<typeof Call>;

const agreed = {
  AgreedAt: timestamp,
  /** Yes, although the firm is closed then. */
  OutsideHours: z.boolean().optional(),
};

/** When the asker is to be called. */
export const AgreeOnCall = z.strictObject(agreed).meta({ id: "AgreeOnCall" });
export type AgreeOnCall = z.infer<typeof AgreeOnCall>;

/** What came of the call; one that was moved has its new time. */
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

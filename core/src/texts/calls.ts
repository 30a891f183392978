import type { CallOutcome } from "../phoneCall/phoneCallSchema.ts";

/** The outcomes of a call. */
export const callOutcomeTexts: Record<CallOutcome, string> = {
  Reached: "Samtalet blev av",
  NotReached: "Ingen svarade",
  Moved: "Flyttat till en annan tid",
};

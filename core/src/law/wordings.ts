import type { ProvisionDetails } from "./actSchema.ts";

type Wording = ProvisionDetails["Wordings"][number];

/** The wording that applies on a day, of wordings with the newest first; undefined where none is known. */
export const wordingOn = (wordings: readonly Wording[], day: string): Wording | undefined =>
  wordings.find(({ InForce }) => InForce === null || InForce <= day);

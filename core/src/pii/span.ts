import type { FindingKind } from "./anonymisationSchema.ts";

/** A PII match in a text: from `start` (inclusive) to `end` (exclusive). */
export interface Place {
  start: number;
  end: number;
  kind: FindingKind;
}

import type { FindingKind } from "./anonymisationSchema.ts";

/** A place in a text that points out a person: from `start` up to, not including, `end`. */
export interface Place {
  start: number;
  end: number;
  kind: FindingKind;
}

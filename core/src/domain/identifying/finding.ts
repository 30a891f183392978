import type { FindingKind } from "../../contract/anonymising.ts";

/** A place in a text that points out a person: from `start` up to, not including, `end`. */
export interface Place {
  start: number;
  end: number;
  kind: FindingKind;
}

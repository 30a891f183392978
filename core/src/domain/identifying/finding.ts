/** What a text may hold that points out a person. */
export const findingKinds = [
  "Name",
  "PersonalNumber",
  "Phone",
  "Email",
  "Address",
  "CaseNumber",
  "Account",
  "Vehicle",
  "Property",
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** A place in a text that points out a person: from `start` up to, not including, `end`. */
export interface Place {
  start: number;
  end: number;
  kind: FindingKind;
}

import type { FindingKind } from "./anonymisationSchema.ts";

/** The placeholder of a finding; names are numbered. */
export const replacements: Record<Exclude<FindingKind, "Name">, string> = {
  PersonalNumber: "[personnummer]",
  Phone: "[telefonnummer]",
  Email: "[e-postadress]",
  Address: "[adress]",
  CaseNumber: "[ärendenummer]",
  Account: "[kontonummer]",
  Vehicle: "[registreringsnummer]",
  Property: "[fastighet]",
  BirthDate: "[födelsedatum]",
  Passport: "[passnummer]",
  Handle: "[användarnamn]",
};

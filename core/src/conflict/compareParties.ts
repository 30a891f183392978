import { compareNames } from "./compareNames.ts";
import { readPartyNumber } from "./partyNumber.ts";
import type { Party, PartyMatch } from "./partySchema.ts";

/** Whether two parties may be the same. A number that both have decides before the name; another number does not clear. */
export function compareParties(one: Party, other: Party): PartyMatch | null {
  const number = readPartyNumber(one.Number ?? "");
  if (number !== null && number === readPartyNumber(other.Number ?? "")) return "number";
  return compareNames(one.Name, other.Name);
}

import { compareNames, type NameMatch } from "./compareNames.ts";
import { readPartyNumber } from "./partyNumber.ts";

/** Whom a party stands by in a matter. */
export const partySides = ["client", "counterparty"] as const;
export type PartySide = (typeof partySides)[number];

/** The matters that have parties. */
export const matterKinds = ["question", "order", "booking"] as const;
export type MatterKind = (typeof matterKinds)[number];

export interface Matter {
  Kind: MatterKind;
  ID: number;
}

/** A person or a company in a matter, as typed. */
export interface Party {
  Side: PartySide;
  Name: string;
  /** Organisation or personal identity number. */
  Number?: string | null;
}

/** What two parties have in common. */
export type PartyMatch = "number" | NameMatch;

/** Whether two parties may be the same. A number that both have decides before the name; another number does not clear. */
export function compareParties(one: Party, other: Party): PartyMatch | null {
  const number = readPartyNumber(one.Number ?? "");
  if (number !== null && number === readPartyNumber(other.Number ?? "")) return "number";
  return compareNames(one.Name, other.Name);
}

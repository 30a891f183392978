import { z } from "zod";

/** The side of a party in a matter. */
export const PartySide = z.enum(["client", "counterparty"]);
export type PartySide = z.infer<typeof PartySide>;

/** The matters that have parties. */
export const MatterKind = z.enum(["question", "order", "booking", "rentClaim"]);
export type MatterKind = z.infer<typeof MatterKind>;

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

/** What two parties have in common, strongest first: a number, the same words, the same sound, one wrong letter, an initial. */
export const PartyMatch = z.enum(["number", "name", "sound", "spelling", "initial"]);
export type PartyMatch = z.infer<typeof PartyMatch>;

/** A party as staff see it. */
export const NamedParty = z
  .object({ Side: PartySide, Name: z.string(), Number: z.string().nullable() })
  .meta({ id: "NamedParty" });

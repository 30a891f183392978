import type { DifferenceKind, EntryKind } from "../accounting/accountingSchema.ts";

export const entryKindTexts: Record<EntryKind, string> = {
  Sale: "Kvitto",
  CreditNote: "Kreditnota",
  Reversal: "Återförd betalning",
  ReversalEnd: "Avgjord tvist om betalning",
};

/** The kinds of differences. */
export const differenceKindTexts: Record<DifferenceKind, string> = {
  Sale: "Betalningen och dess verifikation",
  Credit: "Återbetalningarna och deras kreditnotor",
  Order: "Beställningen och dess betalning",
  Provider: "Betalningen och betaltjänstens bok",
  Reserved: "Det reserverade beloppet hos betaltjänsten",
  NotCompared: "Betalningen kunde inte läsas hos betaltjänsten",
  Series: "Antalet verifikationer och seriens sista nummer",
};

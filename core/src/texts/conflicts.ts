import type { Party, PartyMatch, PartySide } from "../conflict/partySchema.ts";

const sideTexts: Record<PartySide, string> = { client: "Kunden", counterparty: "Motparten" };

const matchTexts: Record<PartyMatch, string> = {
  number: "samma organisations- eller personnummer",
  name: "samma namn",
  sound: "namnen låter lika",
  spelling: "namnen skiljer sig i en bokstav",
  initial: "samma efternamn och initial",
};

interface FoundConflict {
  party: Party;
  earlier: Party;
  match: PartyMatch;
  /** The reference of the other matter. */
  reference: string;
}

/** A possible conflict of interest in words, for administrators. */
export const conflictText = ({ party, earlier, match, reference }: FoundConflict): string =>
  `${sideTexts[party.Side]} ”${party.Name}” kan vara ${earlier.Side === "client" ? "kund" : "motpart"} i ${reference}, där namnet är ”${earlier.Name}”: ${matchTexts[match]}.`;

/** The same for other staff: the other matter may be a colleague's. */
export const conflictWithoutNames =
  "Det kan finnas en intressekonflikt. En administratör ser vilket ärende det gäller.";

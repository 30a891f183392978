import { capitalise } from "../text/text.ts";
import type { Provision } from "./provisionSchema.ts";
import { provisionPlace } from "./provisions.ts";

/** A law with the places in it that an answer cites. */
export interface CitedLaw {
  /** "Jordabalk (1970:994)". */
  title: string;
  /** "12 kap. 24 §". */
  places: string[];
}

/** The provisions grouped by law, in the order of the answer, without duplicates. */
export function citedLaws(provisions: Provision[]): CitedLaw[] {
  const laws = Map.groupBy(provisions, ({ Sfs }) => Sfs);
  return [...laws].map(([sfs, cited]) => ({
    title: titleOf(cited[0]?.Law ?? "", sfs),
    places: [...new Set(cited.map(provisionPlace))],
  }));
}

const titleOf = (law: string, sfs: string): string =>
  law.includes(sfs) ? capitalise(law) : `${capitalise(law)} (${sfs})`;

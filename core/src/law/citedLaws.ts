import { capitalise } from "../text/text.ts";
import { provisionPath } from "./provisionPath.ts";
import { provisionPlace } from "./provisionPlace.ts";
import type { Provision } from "./provisionSchema.ts";

/** A place in a law, with its page on the site. */
export interface CitedPlace {
  /** "12 kap. 24 §". */
  name: string;
  /** Null where it has none. */
  path: string | null;
}

/** A law with the places in it that an answer cites. */
export interface CitedLaw {
  /** "Jordabalk (1970:994)". */
  title: string;
  places: CitedPlace[];
}

/** The provisions grouped by law, in the order of the answer, without duplicates. */
export function citedLaws(provisions: Provision[]): CitedLaw[] {
  const laws = Map.groupBy(provisions, ({ Sfs }) => Sfs);
  return [...laws].map(([sfs, cited]) => ({
    title: actTitle(cited[0]?.Law ?? "", sfs),
    places: [...new Map(cited.map((provision) => [provisionPlace(provision), provisionPath(provision)]))].map(
      ([name, path]) => ({ name, path }),
    ),
  }));
}

/** An act's title with its number: "Jordabalk (1970:994)". */
export const actTitle = (law: string, sfs: string): string =>
  law.includes(sfs) ? capitalise(law) : `${capitalise(law)} (${sfs})`;

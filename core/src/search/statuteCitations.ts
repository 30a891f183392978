import { paragraphText } from "../citation/citation.ts";
import { findCitations } from "../citation/findCitations.ts";

/** A law, or a place in it, that a text cites. */
export interface StatuteCitation {
  /** As written: "12 kap. 55 § JB". */
  name: string;
  /** The law's lexeme, "§1970:994". */
  law: string;
  /** The provision's lexeme, "§1970:994:12:55"; null for a law alone. */
  place: string | null;
  /** Its position in the text. */
  from: number;
  to: number;
}

/** Lexemes of laws and provisions begin with this sign, so that no word is confused with them. */
const sign = "§";

/** The lexemes of a provision as an answer cites it. Source: docs/specification.md, section 3 (qas). */
export const provisionLexemes = (sfs: string, chapter: string | null, paragraph: string): string[] => [
  sign + sfs,
  `${sign}${[sfs, chapter, paragraph].filter(Boolean).join(":").toLowerCase().replaceAll(" ", "")}`,
];

/** The laws and provisions that a text cites: "12 kap. 55 § JB", "jordabalken 12:55", "LAS 7", "avtalslagen". */
export function findStatuteCitations(text: string, { isQuery = false } = {}): StatuteCitation[] {
  const { citations, acts } = findCitations(text, { isQuery });
  const provisions = citations
    .filter(({ paragraph }) => paragraph !== null)
    .map(({ act, chapter, start, end, ...place }): StatuteCitation => {
      const [law = "", provision = null] = provisionLexemes(act.number, chapter, paragraphText({ chapter, ...place }));
      return { name: text.slice(start, end), law, place: provision, from: start, to: end };
    });
  const laws = acts
    .filter(({ start, end }) => !provisions.some(({ from, to }) => from < end && start < to))
    .map(({ act, start, end }): StatuteCitation => {
      return { name: text.slice(start, end), law: sign + act.number, place: null, from: start, to: end };
    });
  return [...provisions, ...laws];
}

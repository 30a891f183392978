import { statuteAbbreviations } from "../law/statuteAbbreviations.ts";
import { type StatuteName, statutes } from "../law/statutes.ts";

/** A law, or a place in it, that a text cites. */
export interface StatuteCitation {
  /** As written: "12 kap. 55 § JB". */
  name: string;
  /** The law's lexeme, "§1970:994". */
  law: string;
  /** The provision's lexeme, "§1970:994:12:55"; null for a law alone. */
  place: string | null;
  /** Where in the text it stands. */
  from: number;
  to: number;
}

/** Lexemes of laws and provisions begin with this sign, so that no word is confused with them. */
const sign = "§";

const number = String.raw`\d{1,3}(?: ?[a-z](?!\p{L}))?`;
const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const numberOf = new Map<string, string>();
for (const [name, { Sfs }] of Object.entries(statutes)) {
  numberOf.set(name, Sfs);
  for (const short of statuteAbbreviations[name as StatuteName] ?? []) numberOf.set(short.toLowerCase(), Sfs);
}
const longestFirst = (one: string, other: string): number => other.length - one.length;
const fullNames = Object.keys(statutes).sort(longestFirst).map(escapePattern).join("|");
const shortNames = Object.values(statuteAbbreviations).flat().sort(longestFirst).map(escapePattern).join("|");
/** "12 kap. 55 §", "12:55", "7 §", "7". */
const place = String.raw`(?:(?<chapter>${number})\s*(?:kap\.?(?:itlet)?\s*|:))?(?<paragraph>${number})(?:\s*[-–]\s*\d{1,3})?(?:\s*§+)?`;
const before = place.replaceAll("?<", "?<before_").replace("(?:\\s*§+)?", "\\s*§+");

/**
 * In running text abbreviations count in capitals only, and a place before the law needs its sign: "m.fl. 7" is none.
 * In a query both are forgiven.
 */
const citation = (names: string, flags: string, placeBefore: string): RegExp =>
  new RegExp(
    String.raw`(?:(?<![\p{L}\d:])${placeBefore}\s*(?:i\s+)?)?(?<![\p{L}\d])(?<law>${names})(?![\p{L}\d])(?:\s+${place}(?![\d:/]))?`,
    flags,
  );
const looseBefore = place.replaceAll("?<", "?<before_");
const inText = [citation(`(?:${fullNames})s?`, "giu", before), citation(shortNames, "gu", before)];
const inQuery = [citation(`(?:${fullNames})s?|${shortNames}`, "giu", looseBefore)];

/** The lexemes of a provision as an answer cites it. Source: docs/specification.md, section 3 (qas). */
export const provisionLexemes = (sfs: string, chapter: string | null, paragraph: string): string[] => [
  sign + sfs,
  `${sign}${[sfs, chapter, paragraph].filter(Boolean).join(":").toLowerCase().replaceAll(" ", "")}`,
];

/** The laws and provisions that a text cites: "12 kap. 55 § JB", "jordabalken 12:55", "LAS 7", "avtalslagen". */
export function findStatuteCitations(text: string, { isQuery = false } = {}): StatuteCitation[] {
  return (isQuery ? inQuery : inText).flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: whole, index, groups = {} }) => {
      const name = (groups.law ?? "").toLowerCase();
      const sfs = numberOf.get(name) ?? numberOf.get(name.replace(/s$/, "")) ?? "";
      const paragraph = groups.before_paragraph ?? groups.paragraph;
      const chapter = (groups.before_paragraph ? groups.before_chapter : groups.chapter) ?? null;
      const [law = "", provision] = provisionLexemes(sfs, chapter, paragraph ?? "");
      return {
        name: whole,
        law,
        place: paragraph === undefined ? null : (provision ?? null),
        from: index,
        to: index + whole.length,
      };
    }),
  );
}

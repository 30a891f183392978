import type { SourceCitation, SourceKind } from "./citation.ts";

const year = String.raw`(?:19|20)\d\d`;
const after = String.raw`(?![\p{L}\d])`;
const rule = (kind: SourceKind, pattern: string) => ({
  kind,
  pattern: new RegExp(String.raw`(?<![\p{L}\d])${pattern}${after}`, "gu"),
});

const rules = [
  rule("NJA", String.raw`NJA\s(?<year>${year})(?:\s|,\s)s\.?\s?(?<number>\d{1,4})`),
  rule("HFD", String.raw`HFD\s(?<year>${year})\s(?<number>(?:ref|not)\.?\s?\d{1,4})`),
  rule("RÅ", String.raw`RÅ\s?(?<year>(?:${year}|\d\d))\s(?<number>(?:ref|not)\.?\s?\d{1,4}|\d:\d{1,3})`),
  rule("AD", String.raw`AD\s(?<year>${year})(?:\snr\.?\s?|:)(?<number>\d{1,3})`),
  rule("MÖD", String.raw`MÖD\s(?<year>${year})(?:\snr\.?\s?|:)(?<number>\d{1,3})`),
  rule(
    "ARN",
    String.raw`(?:ARN(?::s)?|[Rr]eklamationsnämnden(?:s)?)[,:]?\s(?:(?:i|beslut|ärende|änr|dnr|nr|avgörande|mål)\.?\s){0,3}(?<year>${year})-(?<number>\d{4,5})`,
  ),
  rule("prop.", String.raw`(?:[Pp]rop(?:\.|ositionen?)?\s?)(?<year>${year}(?:/\d{2,4})?):(?<number>\d{1,3})`),
  rule("SOU", String.raw`SOU\s?(?<year>${year}):(?<number>\d{1,3})`),
  rule("Ds", String.raw`Ds\s?(?<year>${year}):(?<number>\d{1,3})`),
];

/** The judgments, decisions and preparatory works that a text cites, in its order. */
export function findSources(text: string): SourceCitation[] {
  const found = rules.flatMap(({ kind, pattern }) =>
    Array.from(text.matchAll(pattern), ({ 0: whole, index, groups = {} }) => ({
      ...{ kind, year: fullYear(groups.year ?? ""), number: tidyNumber(groups.number ?? "") },
      ...{ start: index, end: index + whole.length },
    })),
  );
  return found.sort((one, other) => one.start - other.start);
}

/** "RÅ83" is of 1983. */
const fullYear = (year: string): string => (year.length === 2 ? `19${year}` : year);

const tidyNumber = (number: string): string => number.replace(/^(ref|not)\.?\s?/, "$1. ");

import type { SourceCitation, SourceKind } from "./citation.ts";

export const year = String.raw`(?:19|20)\d\d`;
export const session = String.raw`${year}/\d{2,4}`;
const after = String.raw`(?![\p{L}\d])`;
const compile = (body: string, flags: string) => new RegExp(body + after, flags);

/**
 * @param prefix what comes before the year
 * @param body the year and the number
 * @param listed the body of what follows without a prefix: "NJA 1983 s. 332, 1989 s. 614"; none where only a number would
 *   be left, which may be of an act
 */
export const rule = (
  kind: SourceKind,
  [prefix, body, listed]: readonly [prefix: string, body: string, listed?: string],
) => ({
  kind,
  first: compile(String.raw`(?<![\p{L}\d])${prefix}${body}`, "gu"),
  next:
    listed === undefined
      ? null
      : compile(String.raw`(?:,\s|,?\s(?:och|samt|jämte|respektive|resp\.)\s)${listed}`, "uy"),
});

type SourceRule = ReturnType<typeof rule>;

/** What a text cites by the rules, in its order. */
export function readSources(text: string, rules: readonly SourceRule[]): SourceCitation[] {
  const found: SourceCitation[] = [];
  for (const { kind, first, next } of rules) {
    let end = 0;
    for (const match of text.matchAll(first)) {
      // Part of a list that is read already.
      if (match.index < end) continue;
      end = match.index + match[0].length;
      found.push(toSource(kind, match, end));
      for (let more = next && matchAt(next, text, end); more; more = next && matchAt(next, text, end)) {
        end += more[0].length;
        found.push(toSource(kind, more, end));
      }
    }
  }
  return withoutOverlaps(found);
}

/** Of two readings of one part of the text the longer one. */
function withoutOverlaps(found: SourceCitation[]): SourceCitation[] {
  const sources: SourceCitation[] = [];
  for (const source of found.sort((one, other) => one.start - other.start || other.end - one.end))
    if (source.start >= (sources.at(-1)?.end ?? 0)) sources.push(source);
  return sources;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The part of a source that follows another begins at its year. */
function toSource(kind: SourceKind, { 0: whole, groups = {} }: RegExpExecArray, end: number): SourceCitation {
  const { year = "", number = "" } = groups;
  const isListed = /^[\s,]/.test(whole);
  const listedAt = Math.min(...[year, number].map((part) => whole.indexOf(part)));
  const start = end - whole.length + (isListed ? listedAt : 0);
  return { kind, year: fullYear(yearOf(kind, year, number)), number: tidyNumber(number), start, end };
}

/** The year of a judgment by its CELEX number, "62009CJ0176", has no group of its own. */
const yearOf = (kind: SourceKind, year: string, number: string): string =>
  kind === "CELEX" && year === "" ? number.slice(1, 5) : year;

/** Two digits below this are of the 21st century: "RÅ83" is of 1983, "C-176/09" of 2009. */
const CENTURY = 50;
const fullYear = (year: string): string => (year.length === 2 ? `${Number(year) < CENTURY ? 20 : 19}${year}` : year);

const tidyNumber = (number: string): string =>
  number
    .replace(
      /^(ref|not)\.?\s?(?:([A-F])\s?)?/,
      (_, kind: string, part?: string) => `${kind}. ${part ? `${part} ` : ""}`,
    )
    .replace("–", "-");

import type { SourceCitation, SourceKind } from "./citation.ts";

const year = String.raw`(?:19|20)\d\d`;
const after = String.raw`(?![\p{L}\d])`;
const compile = (body: string, flags: string) => new RegExp(body + after, flags);

/**
 * @param prefix what comes before the year
 * @param body the year and the number
 * @param listed the body of what follows without a prefix: "NJA 1983 s. 332, 1989 s. 614"; none where only a number would
 *   be left, which may be of an act
 */
const rule = (kind: SourceKind, [prefix, body, listed]: readonly [prefix: string, body: string, listed?: string]) => ({
  kind,
  first: compile(String.raw`(?<![\p{L}\d])${prefix}${body}`, "gu"),
  next:
    listed === undefined
      ? null
      : compile(String.raw`(?:,\s|,?\s(?:och|samt|jämte|respektive|resp\.)\s)${listed}`, "uy"),
});

const page = String.raw`(?<year>${year})(?:\s|,\s)s(?:\.|id\.?)?\s?(?<number>\d{1,4})`;
const report = String.raw`(?<year>${year})\s(?<number>(?:ref|not)\.?\s?\d{1,4})`;
const judgment = String.raw`(?<year>${year})(?:\snr\.?\s?|:)(?<number>\d{1,3})`;
const numberedJudgment = String.raw`(?<year>${year})\snr\.?\s?(?<number>\d{1,3})`;
const bill = String.raw`(?<year>${year}(?:/\d{2,4})?):(?<number>\d{1,3})`;
const sessionBill = String.raw`(?<year>${year}/\d{2,4}):(?<number>\d{1,3})`;
const numbered = String.raw`(?<year>${year}):(?<number>\d{1,3})`;

const rules = [
  rule("NJA", [String.raw`NJA\s`, page, page]),
  rule("HFD", [String.raw`HFD\s`, report, report]),
  rule("RÅ", [
    String.raw`RÅ\s?`,
    String.raw`(?<year>(?:${year}|\d\d))\s(?<number>(?:ref|not)\.?\s?\d{1,4}|\d:\d{1,3})`,
    report,
  ]),
  rule("AD", [String.raw`AD(?::s\sdom)?\s`, judgment, numberedJudgment]),
  rule("AD", [String.raw`AD\s`, String.raw`nr\.?\s?(?<number>\d{1,3})/(?<year>${year})`]),
  rule("MÖD", [String.raw`MÖD\s`, judgment, numberedJudgment]),
  rule("ARN", [
    String.raw`(?:ARN(?::s)?|[Rr]eklamationsnämnden(?:s)?)[,:]?\s(?:(?:i|beslut|ärende|änr|dnr|nr|avgörande|mål)\.?\s){0,3}`,
    String.raw`(?<year>${year})-(?<number>\d{4,5})`,
    String.raw`(?<year>${year})-(?<number>\d{4,5})`,
  ]),
  rule("prop.", [String.raw`[Pp]rop(?:\.|ositionen?)?\s?`, bill, sessionBill]),
  rule("SOU", [String.raw`SOU\s?`, numbered]),
  rule("Ds", [String.raw`Ds\s?`, numbered]),
];

/** The judgments, decisions and preparatory works that a text cites, in its order. */
export function findSources(text: string): SourceCitation[] {
  const found: SourceCitation[] = [];
  for (const { kind, first, next } of rules) {
    for (const match of text.matchAll(first)) {
      let end = match.index + match[0].length;
      found.push(toSource(kind, match, end));
      for (let more = next && matchAt(next, text, end); more; more = next && matchAt(next, text, end)) {
        end += more[0].length;
        found.push(toSource(kind, more, end));
      }
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The part of a source that follows another begins at its year. */
function toSource(kind: SourceKind, { 0: whole, groups = {} }: RegExpExecArray, end: number): SourceCitation {
  const isListed = !/^\p{L}/u.test(whole);
  const start = end - (isListed ? whole.length - whole.search(/\d/) : whole.length);
  return { kind, year: fullYear(groups.year ?? ""), number: tidyNumber(groups.number ?? ""), start, end };
}

/** "RÅ83" is of 1983. */
const fullYear = (year: string): string => (year.length === 2 ? `19${year}` : year);

const tidyNumber = (number: string): string => number.replace(/^(ref|not)\.?\s?/, "$1. ");

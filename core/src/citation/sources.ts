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
const notice = String.raw`(?<year>${year})\s(?<number>not\.?\s?(?:[A-F]\s?)?\d{1,4})`;
const judgment = String.raw`(?<year>${year})(?:\snr\.?\s?|:)(?<number>\d{1,3})`;
const numberedJudgment = String.raw`(?<year>${year})\snr\.?\s?(?<number>\d{1,3})`;
const numbered = String.raw`(?<year>${year}):(?<number>\d{1,3})`;
/** Short enough not to be the number of an act. */
const shortNumbered = String.raw`(?<year>${year}):(?<number>\d{1,2})`;
const session = String.raw`${year}/\d{2,4}`;
const bill = String.raw`(?<year>${year}(?:/\d{2,4})?):(?<number>\d{1,3})`;
const sessionBill = String.raw`(?<year>${session}):\s?(?<number>\d{1,3})`;
/** What may stand between an authority and a decision's number: "JK:s beslut den 3 mars 2009, dnr ". */
const untilNumber = String.raw`(?::s)?[^.;()\n]{0,60}?`;
const unionCase = String.raw`(?<number>C[-–]\d{1,4}/(?<year>\d\d)(?:\sPPU|\sP(?:-R)?)?)`;
const anyUnionCase = String.raw`(?<number>[CTF][-–]\d{1,4}/(?<year>\d\d)(?:\sPPU|\sP(?:-R)?)?)`;

const rules = [
  rule("NJA", [String.raw`NJA\s`, page, page]),
  rule("NJA", [String.raw`NJA\s`, notice, notice]),
  rule("HFD", [String.raw`HFD\s`, report, report]),
  rule("RÅ", [
    String.raw`RÅ\s?`,
    String.raw`(?<year>(?:${year}|\d\d))\s(?<number>(?:ref|not)\.?\s?\d{1,4}|\d:\d{1,3})`,
    report,
  ]),
  rule("RH", [String.raw`RH\s`, numbered, shortNumbered]),
  rule("AD", [String.raw`AD(?::s\sdom)?\s`, judgment, numberedJudgment]),
  rule("AD", [String.raw`AD\s`, String.raw`nr\.?\s?(?<number>\d{1,3})/(?<year>${year})`]),
  rule("MÖD", [String.raw`MÖD\s`, judgment, numberedJudgment]),
  rule("PMÖD", [String.raw`PMÖD\s`, judgment, numberedJudgment]),
  rule("MIG", [String.raw`MIG\s`, numbered, shortNumbered]),
  rule("MD", [String.raw`MD\s`, numbered, shortNumbered]),
  rule("ARN", [
    String.raw`(?:ARN(?::s)?|[Rr]eklamationsnämnden(?:s)?)[,:]?\s(?:(?:i|beslut|ärende|änr|dnr|nr|avgörande|mål)\.?\s){0,3}`,
    String.raw`(?<year>${year})-(?<number>\d{4,5})`,
    String.raw`(?<year>${year})-(?<number>\d{4,5})`,
  ]),
  rule("JK", [`JK${untilNumber}`, String.raw`(?<number>\d{1,5}-(?<year>\d\d)-\d\d)`]),
  rule("JO", [String.raw`JO\s`, String.raw`(?<year>${session})(?:\s|,\s)s(?:\.|id\.?)?\s?(?<number>\d{1,4})`]),
  rule("JO", [String.raw`JO\s`, String.raw`(?<number>\d{1,5}-(?<year>${year}))`]),
  rule("JO", [String.raw`JO${untilNumber}dnr\s`, String.raw`(?<number>\d{1,5}-(?<year>${year}))`]),
  rule("prop.", [String.raw`[Pp]rop(?:\.|osition(?:en)?)?\s?`, bill, sessionBill]),
  rule("prop.", [String.raw`[Pp]rop\.\s?`, String.raw`(?<year>${session}):\s(?<number>\d{1,3})`, sessionBill]),
  rule("bet.", [
    String.raw`[Bb]et(?:\.|änkande(?:t)?)\s?`,
    String.raw`(?<year>${session}):(?<number>\p{Lu}\p{L}{0,4}\d{1,3})`,
  ]),
  rule("rskr.", [String.raw`[Rr]skr\.?\s?`, sessionBill, sessionBill]),
  rule("skr.", [String.raw`[Ss]kr\.?\s?`, sessionBill, sessionBill]),
  rule("SOU", [String.raw`SOU\s?`, numbered]),
  rule("Ds", [String.raw`Ds\s?`, numbered]),
  rule("EU", ["", unionCase, anyUnionCase]),
  rule("EU", [
    String.raw`[Mm]ål(?:en|et)?\s`,
    String.raw`(?<number>[TF][-–]\d{1,4}/(?<year>\d\d)(?:\sP)?)`,
    anyUnionCase,
  ]),
  rule("EU", ["", String.raw`(?<number>ECLI:EU:[CTF]:(?<year>${year}):\d{1,5})`]),
  rule("CELEX", [
    String.raw`(?:CELEX[:\s]\s?(?:(?:nr|nummer)\s)?)?`,
    String.raw`(?<number>3(?<year>${year})[LRD]\d{4}|6${year}(?:CJ|CO|TJ|TO)\d{4})`,
  ]),
];

/** The judgments, decisions and preparatory works that a text cites, in its order. */
export function findSources(text: string): SourceCitation[] {
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

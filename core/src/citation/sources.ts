import type { SourceCitation } from "./citation.ts";
import { linkedRules } from "./linkedSources.ts";
import { readSources, rule, session, year } from "./sourceReader.ts";

const page = String.raw`(?<year>${year})(?:\s|,\s)s(?:\.|id\.?)?\s?(?<number>\d{1,4})`;
const report = String.raw`(?<year>${year})\s(?<number>(?:ref|not)\.?\s?\d{1,4})`;
const notice = String.raw`(?<year>${year})\s(?<number>not\.?\s?(?:[A-F]\s?)?\d{1,4})`;
const judgment = String.raw`(?<year>${year})(?:\snr\.?\s?|:)(?<number>\d{1,3})`;
const numberedJudgment = String.raw`(?<year>${year})\snr\.?\s?(?<number>\d{1,3})`;
const numbered = String.raw`(?<year>${year}):(?<number>\d{1,3})`;
/** Short enough not to be the number of an act. */
const shortNumbered = String.raw`(?<year>${year}):(?<number>\d{1,2})`;
const sessionBill = String.raw`(?<year>${session}):\s?(?<number>\d{1,3})`;

/** What may stand between an authority and a decision's number: "JK:s beslut den 3 mars 2009, dnr ". */
const untilNumber = String.raw`(?::s)?[^.;()\n]{0,60}?`;

const rules = [
  ...linkedRules,
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
  rule("rskr.", [String.raw`[Rr]skr\.?\s?`, sessionBill, sessionBill]),
  rule("SOU", [String.raw`SOU\s?`, numbered]),
  rule("Ds", [String.raw`Ds\s?`, numbered]),
];

/** The judgments, decisions and preparatory works that a text cites, in its order. */
export const findSources = (text: string): SourceCitation[] => readSources(text, rules);

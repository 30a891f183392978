import type { SourceCitation } from "./citation.ts";
import { readSources, rule, session, year } from "./sourceReader.ts";

const bill = String.raw`(?<year>${year}(?:/\d{2,4})?):(?<number>\d{1,3})`;
const sessionBill = String.raw`(?<year>${session}):\s?(?<number>\d{1,3})`;
const unionCase = String.raw`(?<number>C[-–]\d{1,4}/(?<year>\d\d)(?:\sPPU|\sP(?:-R)?)?)`;
const anyUnionCase = String.raw`(?<number>[CTF][-–]\d{1,4}/(?<year>\d\d)(?:\sPPU|\sP(?:-R)?)?)`;

/** Sources with a stable public address. They are read in the browser too. */
export const linkedRules = [
  rule("prop.", [String.raw`[Pp]rop(?:\.|osition(?:en)?)?\s?`, bill, sessionBill]),
  rule("prop.", [String.raw`[Pp]rop\.\s?`, String.raw`(?<year>${session}):\s(?<number>\d{1,3})`, sessionBill]),
  rule("bet.", [
    String.raw`[Bb]et(?:\.|änkande(?:t)?)\s?`,
    String.raw`(?<year>${session}):(?<number>\p{Lu}\p{L}{0,4}\d{1,3})`,
  ]),
  rule("skr.", [String.raw`[Ss]kr\.?\s?`, sessionBill, sessionBill]),
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

/** The sources with a stable public address that a text cites, in its order. */
export const findLinkedSources = (text: string): SourceCitation[] => readSources(text, linkedRules);

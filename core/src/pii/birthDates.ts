import type { Pattern } from "./pattern.ts";

const month =
  "(?:januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|okt|nov|dec)";
const day = "(?:0?[1-9]|[12]\\d|3[01])";
const twoDigits = "(?:0[1-9]|1[0-2])[-. /]?(?:0[1-9]|[12]\\d|3[01])";
const date = String.raw`(?:${day}(?::?e)? ${month}\.?(?!\p{L})(?:,? (?:19|20)?\d{2}(?!\d))?|(?:19|20)?\d{2}[-. /]?${twoDigits}|${day}[/.](?:1[0-2]|0?[1-9])(?:[-/. ]{1,2}(?:19|20)?\d{2})?)`;

/** Dates after a word for birth. A year alone is not marked. */
export const birthDates: Pattern[] = [
  {
    kind: "BirthDate",
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:född|fött|födda|föddes|födelse(?:datum|dag|tid)(?:et|en)?|fyll(?:er|de) år|f\.)[\s:(,]{1,3}(?:(?:är|var|den|på|i \p{Lu}[\p{L}-]{1,20})[\s:,]{1,2}){0,3}(${date})(?!\d)`,
      "giu",
    ),
    which: 1,
  },
];

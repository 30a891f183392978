import { between, digitsOf, isCounted, isFirmsNumber, keyword, type Pattern, placesOf } from "./pattern.ts";
import type { Place } from "./span.ts";

const written: Pattern[] = [
  // With a letter O for a zero, or partly masked.
  {
    kind: "Phone",
    pattern:
      /(?<![\d\p{L},.:/-]|\d \d\d )\(?[0oO](?:8|[1-79][\doO]{1,3})\)?(?:[^\S\n]?[-–/][^\S\n]?|[^\S\n])?[\dxX*]{2,3}(?:[- ]?[\dxX*]{2,3}){1,3}(?![\d:])/gu,
    isIt: (found) => {
      const length = found.replace(/[^\dxX*oO]/g, "").length;
      return length >= 8 && length <= 11 && digitsOf(found).length > 4 && isNumber(found);
    },
  },
  { kind: "Phone", pattern: /(?<![\d\p{L},.:/-])07\d(?:,\d{2,3}){3}(?![\d,])/gu },
  {
    kind: "Phone",
    pattern: new RegExp(
      String.raw`${keyword("(?:tele|hem|mobil|arbets|jobb)?(?:tel|tlf|fon|telefon)(?:nummer|numret|nr)?\\.?|mob(?:il)?(?:nummer|numret|nr)?\\.?|tfn\\.?|ring(?:a|er|t|de)?|nå[sr]? på|nummer|numret|nr|sms:?a?r?|swish(?:a|ar|ade|nummer|nr)?|växeln?|whatsapp|viber|signal|fax")}${between}(?:mig |oss |henne |honom |in )?(?:på |till )?(?:\+ ?)?(\d[\d \-–/.]{4,16}\d)(?!${isCounted})`,
      "giu",
    ),
    which: 1,
    isIt: (found, text, start) => {
      const { length } = digitsOf(found);
      const isOther = /^(?:19|20)\d\d-\d\d-\d\d/.test(found) || isFirmsNumber(text, start);
      return length >= 6 && length <= 13 && !isOther && isNumber(found);
    },
  },
];

/** Groups of digits with separators, which begin with an area code or a country code. */
const sign = String.raw`(?: ?[-–—‑‐/.] ?|[ \u00a0]\(|\(|\)[ \u00a0]?|[ \u00a0]|-?\n)`;
const groups = new RegExp(
  String.raw`(?<![\p{L}\d]|\d[-,.:/])(?=\(?(?:\+|0|46\)?[ -]?\(?0?\)?7))\(?\+? ?\d{1,14}(?:${sign}{1,2}\d{1,11}){0,12}(?!\d)`,
  "gu",
);

/** Numbers that no private person has: toll-free, shared-cost and premium ones, and harmonised ones such as 116 111. */
export const serviceNumbers =
  /(?<![\d+]|\d[ -])(?:(?:(?:\+|00)46[ -]?(?:\(0\))?|0)(?:200?(?=[ -])|77\d|900|939|944)(?:[ -]{0,3}\d{2,3}){2,3}|11[346][ -]?\d{2,3})(?![\d-])/g;

/** Times and days begin with a zero too. 020 numbers are toll-free: no private person has one. */
const isNumber = (found: string) =>
  !/^\(?020[^\d]/.test(found) &&
  !/^\d\d[.:]\d\d ?[-–] ?\d\d[.:]\d\d/.test(found) &&
  !/^\d{1,2}[-/. ]\d{1,2}[-/. ](?:19|20)\d\d/.test(found) &&
  !/^\d{1,2}[.]\d{1,2}$/.test(found);

/** Thousands within an amount: "2 070 000 000", "800 000 / 3 200 000". */
const isAmount = (found: string, before: string) =>
  /^000/.test(found) ||
  (/\d[ .\u00a0]$/.test(before) && /^0\d\d(?:[ .\u00a0]\d{3})+(?!\d|[ .-]\d\d(?!\d))/.test(found));

/** How many digits a number can have: [least, most]. */
function lengths(digits: string, isAbroad: boolean): [number, number] {
  if (/^(?:00)?46/.test(digits)) return [9, digits.startsWith("00") ? 14 : 12];
  return isAbroad || digits.startsWith("00") ? [8, 15] : [8, 10];
}

/** The longest prefix of the groups with as many digits as a phone number. */
function* inGroups(text: string): Generator<Place> {
  for (const { index, 0: found } of text.matchAll(groups)) {
    if (!isNumber(found) || isAmount(found, text.slice(Math.max(0, index - 2), index))) continue;
    const [least, most] = lengths(digitsOf(found), found.includes("+"));
    let end = 0;
    for (const { index: at, 0: group } of found.matchAll(/\d+/g)) {
      const { length } = digitsOf(found.slice(0, at + group.length));
      if (length > most) break;
      if (length >= least) end = at + group.length;
    }
    const after = text.slice(index + end, index + end + 12);
    if (end > 0 && !/^(?: ?(?:kr|kronor|:-|procent|%|§|SEK)(?!\p{L}))/u.test(after)) {
      yield { start: index, end: index + end, kind: "Phone" };
    }
  }
}

/** Phone numbers: with an area or country code, and in any form after a label. */
export function* phonePlaces(text: string): Generator<Place> {
  yield* placesOf(written, text);
  yield* inGroups(text);
}

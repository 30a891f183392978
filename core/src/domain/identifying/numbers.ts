import type { FindingKind } from "../../contract/anonymising.ts";
import type { Place } from "./finding.ts";

/** How a kind is written. `which` is the group that is marked; all of it without one. */
interface Pattern {
  kind: FindingKind;
  pattern: RegExp;
  which?: number;
  isIt?: (found: string, text: string, start: number) => boolean;
}

const digitsOf = (text: string) => text.replace(/\D/g, "");

const day = String.raw`(?:0[1-9]|[12]\d|3[01]|6[1-9]|[78]\d|9[01])`;
const month = "(?:0[1-9]|1[0-2])";
const birth = String.raw`(?:18|19|20)?\d{2}[-. ]?${month}[-. ]?${day}`;
/** A digit of the last four may be hidden or, in the numbers that lack one, a letter. */
const lastFour = String.raw`(?:\d{4}|\d{2} \d{2}|\d{3} ?[\dXx*]|[A-Z]\d{3}|[Xx]{4}|\*{4}|[Xx*]{3,4}|\d{2}[Xx*]{2})`;

function luhnHolds(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const product = Number(digits[digits.length - 1 - place]) * (place % 2 === 0 ? 1 : 2);
    sum += product > 9 ? product - 9 : product;
  }
  return sum % 10 === 0;
}

/** Statute numbers and abbreviations that look like a number plate. */
const notPlates =
  /^(?:SFS|NJA|SOU|PRO|LAS|MBL|BRB|KFM|CSN|HFD|MIG|FFS|ARN|ABT|ABS|ABM|KTL|SEK|EUR|USD|DKK|NOK|GBP|UTC|GMT|MAX|MIN|CEL|CET|BNP|KPI|ISO|DIN|BMW|AMG|KWH|NTE|EUT|EGT|DIR|SKR|FFB|JKL|RPS|RFS|BFS|BBR|AFS|MDH|TDL|KKL|SFF|LSS|LVU|LVM|ROT|RUT|AND|THE|TEL|MOB|FAX|BOX|LGH|KVM)$/i;

const keyword = (words: string) => String.raw`(?<![\p{L}\d])(?:${words})`;
const between = String.raw`[^\S\n]{0,2}(?:är|var|nr|nummer|numret|:|=|på|till)?[.:]?[^\S\n]{0,2}(?:är|nr)?[.:]?[^\S\n]{0,2}`;

/** The number of a case: groups of digits and letters with signs between. */
const caseToken = String.raw`((?:[A-ZÅÄÖ]{1,4}[ -]?)?\d[\p{L}\d]{0,11}(?: \d{1,4})?(?:[-/:.][\p{L}\d]{1,9}){1,3})(?![\p{L}\d])`;
const isDay = /^(?:\d{4}-\d\d-\d\d|\d{1,2}[/.]\d{1,2}(?:[-/.]\d{2,4})?|\d{1,2}[.:]\d\d)$/;
const isCitation =
  /^(?:SFS|SOU|NJA|RÅ|HFD|AD|RH|MD|EU|EG|DS|PROP|DIR|MÖD|MIG|ILO|ISO|EN|PDF|BL|COVID|C|T)[ -]?(?:19|20)\d{2}|\d{2}\/\d{2}$/i;

const patterns: Pattern[] = [
  // Personal and coordination numbers, whatever the check digit; the day may be that of a coordination number.
  {
    kind: "PersonalNumber",
    pattern: new RegExp(String.raw`(?<![\d/])${birth} ?[-+–‐‑−—] ?${lastFour}(?![\dA-Za-z])`, "gu"),
  },
  {
    kind: "PersonalNumber",
    pattern: new RegExp(String.raw`(?<![\d/])${birth} \d{4}(?![\d])`, "gu"),
    isIt: (found) =>
      !/^\d{4}-\d\d-\d\d /.test(found) || (digitsOf(found).length === 12 && !/ (?:19|20)\d\d$/.test(found)),
  },
  {
    kind: "PersonalNumber",
    pattern: new RegExp(String.raw`(?<![\d/])(?:(?:18|19|20)\d{2}|\d{2})${month}${day}\d{4}(?!\d)`, "gu"),
    isIt: (found) => found.length === 12 || !/^07/.test(found) || luhnHolds(found),
  },
  {
    kind: "PersonalNumber",
    pattern: new RegExp(
      String.raw`${keyword("person(?:nummer|nr)|pers\\.? ?nr|pnr|samordningsn(?:ummer|r)|födelsenummer")}${between}(\d[\d \-–+]{4,14}\d)`,
      "giu",
    ),
    which: 1,
  },
  {
    kind: "Account",
    pattern: /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?(?![\p{L}\d])/gu,
    isIt: (found) => digitsOf(found).length > 12,
  },
  {
    kind: "Account",
    pattern: new RegExp(
      String.raw`${keyword("konto(?:t|nummer|numret|nr)?|bankkonto(?:t)?|sparkonto(?:t)?|lönekonto(?:t)?|clearing(?:nummer|nr)?|personkonto(?:t)?|kortnummer|swish(?:nummer|nr)?")}${between}(?:[\p{L}]{2,15} )?(\d[\d ,.\-–]{3,26}\d)(?![\d%]| ?(?:kr|kronor|:-|procent|§))`,
      "giu",
    ),
    which: 1,
    isIt: (found) => digitsOf(found).length >= 6,
  },
  { kind: "Account", pattern: /(?<![\d-])\d{4}(?:-\d)?[, -]\s?\d{2,3} ?\d{3} ?\d{3}-\d(?!\d)/gu },
  { kind: "Account", pattern: /(?<![\d-])\d{4}[- ]\d{4}[- ]\d{4}[- ]\d{4}(?!\d)/gu },
  // Phones: with the country, with an area code, and of any form after a word that says so.
  {
    kind: "Phone",
    pattern:
      /(?<![\d\p{L}])(?:\((?:\+|00)[1-9]\d{0,2}\)|(?:\+|00)[1-9]\d{0,2})[\s-]?(?:\(\d{1,3}\))?[\s-]?\d(?:[\s.-]?\d){6,10}(?!\d)/gu,
  },
  { kind: "Phone", pattern: /(?<![\d\p{L},.:/-])0\d{1,3}(?:\.\d{2,3}){3}(?!\d|\.\d)/gu },
  {
    kind: "Phone",
    pattern:
      /(?<![\d\p{L},.:/-]|\d \d\d )\(?[0oO](?:8|[1-79][\doO]{1,3})\)?(?:[^\S\n]?[-–/][^\S\n]?|[^\S\n])?\d{2,3}(?:[- ]?\d{2,3}){1,3}(?![\d:])/gu,
    // Calls to 020 are free for whoever calls: no private person has one.
    isIt: (found) => digitsOf(found).length >= 7 && digitsOf(found).length <= 11 && !/^\(?020/.test(found),
  },
  { kind: "Phone", pattern: /(?<![\d\p{L},.:/-])0(?:[ .-]\d){7,10}(?![\d:])/gu },
  {
    kind: "Phone",
    pattern: new RegExp(
      String.raw`${keyword("tel(?:efon)?(?:nummer|numret|nr)?\\.?|mob(?:il)?(?:nummer|numret|nr)?\\.?|tfn\\.?|ring(?:a)?|nås på|nummer(?:et)?|sms:?a?")}${between}(?:mig |oss |henne |honom )?(?:på |till )?(\d[\d \-–/]{4,14}\d)(?![\d%]| ?(?:kr|kronor|:-|procent|§))`,
      "giu",
    ),
    which: 1,
    isIt: (found) =>
      digitsOf(found).length >= 6 && digitsOf(found).length <= 12 && !/^(?:19|20)\d\d-\d\d-\d\d$/.test(found),
  },
  // Of tax and migration authorities: "1 27 884531-24/5411".
  { kind: "CaseNumber", pattern: /(?<![\d\p{L}])\d \d{2} \d{5,7}-\d{2}(?:\/\d{2,5})?(?!\d)/gu },
  {
    kind: "CaseNumber",
    pattern: new RegExp(
      String.raw`(?:ärende(?:t|nummer|nr)?|dnr|referens(?:nummer)?)${between}([A-ZÅÄÖ]{2,5}(?:-[A-ZÅÄÖ]{2,5})?[- ]\d{2,8}(?:-\d{2,6})?)(?![\p{L}\d])`,
      "gu",
    ),
    which: 1,
  },
  // Case numbers of courts: a letter or more, a number, a year.
  {
    kind: "CaseNumber",
    pattern: /(?<![\p{L}\d])(?:T|B|Ö|ÖÄ|Ä|Ä|K|M|P|F|FT|A|H|S|UM|PMT|PMÖ|PMB|PMÄ|PMFT|Mål)\s?\d{1,6}-\d{2,4}(?![\d-])/gu,
  },
  {
    kind: "CaseNumber",
    pattern: new RegExp(
      `${keyword("mål(?:et|nummer|numret|nr)?|dnr|d(?:iarie)?nr|diarien(?:ummer|umret|r)|ärende(?:t|nummer|numret|nr|id|-id)?|ärenden(?:ummer|umret|r)|skade(?:nummer|numret|nr|anmälan)|(?:polis)?anmälan|anmälningsn(?:ummer|umret|r)|k-?nummer|knr|referens(?:nummer|numret|nr)?|ref.?(?:nr)?|försäkrings(?:nummer|nr)|beslut(?:et|snummer)?|akt(?:en|nummer|nr)?|inskrivnings(?:nummer|nr)|medlems(?:nummer|nr)|kund(?:nummer|nr)|lånen(?:ummer|r)|låne(?:nummer|nr)|beteckning(?:en)?|nummer|nr")}${between}${caseToken}`,
      "giu",
    ),
    which: 1,
    isIt: (found, text, start) =>
      digitsOf(found).length >= 4 &&
      !isDay.test(found) &&
      !/^\d+$/.test(found) &&
      !/org\S{0,20}:?(?: är)? ?$/iu.test(text.slice(Math.max(0, start - 30), start)),
  },
  {
    kind: "CaseNumber",
    pattern: new RegExp(
      String.raw`${keyword("mål(?:nummer|numret|nr)|dnr|diarien(?:ummer|umret|r)|ärende(?:nummer|numret|nr|id|-id)|ärenden(?:ummer|umret|r)|skade(?:nummer|numret|nr)|anmälningsn(?:ummer|umret|r)|försäkrings(?:nummer|nr)|medlems(?:nummer|nr)|kund(?:nummer|nr)|referens(?:nummer|numret|nr)")}${between}(\d[\d ]{3,14}\d)(?![\p{L}\d])`,
      "giu",
    ),
    which: 1,
  },
  // Of authorities, with their letters: "SN 2024/0887", "AM-81233-24", "0201-K61182-24", "2024-KR-55130".
  {
    kind: "CaseNumber",
    pattern:
      /(?<![\p{L}\d])(?:[A-ZÅÄÖ]{1,4}[ -]?(?:19|20)\d{2}[-/:]\d{2,6}|[A-ZÅÄÖ]{1,4}-\d{3,6}-\d{2,4}|\d{4}-[A-ZÅÄÖ]{1,3}-?\d{3,7}(?:-\d{2,4})?|K\d{4,7}-\d{2})(?![\p{L}\d/-])/gu,
    isIt: (found) => !isCitation.test(found),
  },
  {
    kind: "Vehicle",
    pattern:
      /(?<![\p{L}\d])[A-HJ-PR-UW-Z]{3}[ -]?\d{2}[\dA-HJ-NPR-UW-Z](?![\p{L}\d]|[-:]\d| ?(?:kap|§|kr|kronor|st\b))/gu,
    isIt: (found) => !notPlates.test(found.slice(0, 3)),
  },
  {
    kind: "Vehicle",
    pattern: new RegExp(
      String.raw`${keyword("reg(?:istrerings)?\\.?[- ]?(?:nummer|numret|nr|skylt)\\.?|regnr|reg\\.")}${between}([A-Za-zÅÄÖåäö]{2,3}[ -]?\d{2,3}[A-Za-z]?)(?![\p{L}\d])`,
      "giu",
    ),
    which: 1,
  },
  {
    kind: "Property",
    pattern: /(?<![\p{L}\d])(?:\p{Lu}[\p{L}-]{2,24} ){1,3}\d{1,3}:\d{1,4}(?![\d:]| ?(?:kap|§))/gu,
    isIt: (found) =>
      !/^(?:Kl|Klockan|Prop|Psalm|SFS|Lag|Kap|NJA|Art|Artikel|SOU|Rättsfall|Punkt|Vers|Rum)\.? /i.test(found),
  },
];

/** An e-mail address around each @, and what is written instead of one: "anna (at) ek punkt se". */
function* emails(text: string): Generator<Place> {
  for (const { index } of text.matchAll(/@/g)) {
    const before = /[\p{L}\d._%+'-]{1,64}$/u.exec(text.slice(Math.max(0, index - 64), index))?.[0] ?? "";
    const after = /^[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,4}/u.exec(text.slice(index + 1, index + 255))?.[0] ?? "";
    const name = before.replace(/^[.'-]+/, "");
    if (after === "" || (name === "" && /^\d/.test(after))) continue;
    yield { start: index - name.length, end: index + 1 + after.length, kind: "Email" };
  }
  const written =
    /(?<![\p{L}\d])(?:[\p{L}\d_-]{1,30} ?(?:punkt|dot|\(punkt\)) ?){0,2}[\p{L}\d._-]{2,40} ?(?:\(at\)|\[at\]|\(a\)|\(snabel-?a\)|snabel-?a|@| at ) ?[\p{L}\d-]{2,40}(?: ?(?:\.|punkt|\(punkt\)|dot|\(dot\)) ?[\p{L}]{2,12}){1,2}(?![\p{L}])/giu;
  for (const { index, 0: found } of text.matchAll(written))
    yield { start: index, end: index + found.length, kind: "Email" };
}

/** Every place of a fixed form, in no order; they may overlap. */
export function* numberPlaces(text: string): Generator<Place> {
  yield* emails(text);
  for (const { kind, pattern, which, isIt } of patterns) {
    for (const match of text.matchAll(pattern)) {
      const found = which === undefined ? match[0] : (match[which] ?? match[0]);
      const start = match.index + (which === undefined ? 0 : match[0].lastIndexOf(found));
      if (!isIt || isIt(found, text, start)) yield { start, end: start + found.length, kind };
    }
  }
}

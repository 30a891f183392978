import { hyphenSigns } from "../contract/hyphens.ts";
import { between, digitsOf, keyword, type Pattern } from "./pattern.ts";

const day = String.raw`(?:0[1-9]|[12]\d|3[01]|6[1-9]|[78]\d|9[01])`;
const month = "(?:0[1-9]|1[0-2])";
const birth = String.raw`(?:(?:18|19|20) ?)?\d{2}[-. /]?${month}[-. /]?${day}`;
/** A digit of the last four may be hidden or, in the numbers that lack one, a letter. */
const lastFour = String.raw`(?:\d{4}|\d{2} \d{2}|\d{3}-?\d|\d{3} ?[\dXx*]|[A-Z]\d{3}|[Xx]{4}|\*{4}|[Xx*]{3,4}|\d{2}[Xx*]{2})`;

function luhnHolds(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const product = Number(digits[digits.length - 1 - place]) * (place % 2 === 0 ? 1 : 2);
    sum += product > 9 ? product - 9 : product;
  }
  return sum % 10 === 0;
}

/** Personal and coordination numbers, with any check digit; the day may be that of a coordination number. */
export const personalNumbers: Pattern[] = [
  {
    kind: "PersonalNumber",
    pattern: new RegExp(String.raw`(?<![\d/])${birth} ?[-+${hyphenSigns}] ?${lastFour}(?![\dA-Za-z])`, "gu"),
  },
  {
    kind: "PersonalNumber",
    pattern: new RegExp(String.raw`(?<![\d/.,:-])(?:18|19|20)?\d{2}${month}${day}[/._]\d{4}(?![\d])`, "gu"),
  },
  {
    kind: "PersonalNumber",
    pattern: new RegExp(String.raw`(?<![\d/])${birth} \d{4}(?![\d])`, "gu"),
    isIt: (found) =>
      !/^\d{4}-\d\d-\d\d /.test(found) || (digitsOf(found).length === 12 && !/ (?:19|20)\d\d$/.test(found)),
  },
  {
    kind: "PersonalNumber",
    pattern: new RegExp(
      String.raw`(?<![\d/])(?:(?:18|19|20)\d{2}|\d{2})${month}-?(?<=-|\d{4})${day}\d{4}(?!\d|-)`,
      "gu",
    ),
    isIt: (found) => found.length >= 12 || !/^07/.test(found) || luhnHolds(found),
  },
  {
    kind: "PersonalNumber",
    pattern: new RegExp(
      String.raw`${keyword("person(?:nummer|numret|nr)|pers\\.? ?nr|p\\.? ?nr|samordn(?:ings)?\\.? ?n(?:ummer|umret|r)|födelsen(?:ummer|umret|r)|(?:fyra|4) sista(?: siffrorna)?|sista (?:fyra|4)(?: siffrorna)?")}${between}(\d(?:[ \-–+./]{0,3}\d){3,11})(?!\d)`,
      "giu",
    ),
    which: 1,
  },
];

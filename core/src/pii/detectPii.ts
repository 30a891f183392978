import { findCitations } from "../citation/findCitations.ts";
import { foldText } from "../text/foldedText.ts";
import { addressPlaces } from "./addresses.ts";
import type { FindingKind } from "./anonymisationSchema.ts";
import { numberPlaces } from "./fixedFormats.ts";
import type { Known } from "./knownNames.ts";
import { particles } from "./nameContext.ts";
import { namePlaces } from "./names.ts";
import { notNames } from "./notNames.ts";
import { serviceNumbers } from "./phones.ts";
import { replacements } from "./replacements.ts";
import { reversedNames } from "./reversedNames.ts";
import { royalStreets } from "./royalStreets.ts";
import type { Place } from "./span.ts";
import { wordsOf } from "./tokenizer.ts";

/** A finding with its text and its replacement. */
export interface PiiFinding<Field extends string = string> extends Place {
  field: Field;
  text: string;
  /** The same for the same person in all texts: "[namn 1]". */
  replacement: string;
}

/** Of overlapping findings, the kind that is first in this order wins. */
const order: FindingKind[] = [
  "Email",
  "Handle",
  "Account",
  "PersonalNumber",
  "BirthDate",
  "Passport",
  "Address",
  "Phone",
  "CaseNumber",
  "Vehicle",
  "Property",
  "Name",
];

/** Whether words in brackets are the replacement of PII. */
export const isReplacement = (text: string): boolean =>
  /^\[namn \d+\]$/.test(text) || Object.values(replacements).includes(text);

/** Organisations and brands that contain a person's name. */
const firmsWithNames =
  /(?:Astrid Lindgrens|Drottning Silvias|[Ll]ex (?:Maria|Sarah|Laval)|Clas Ohlson|Louis Vuitton|Tommy Hilfiger|Hugo Boss|Calvin Klein|Mercedes[- ]Benz|Ernst & Young|Erik Olsson Fastighetsförmedling|Svensk Fastighetsförmedling|Gina Tricot|Harry Potter|Michael Kors|Ralph Lauren|Carl Malmsten|Lars Larson|Svenska Dagbladet|Max Hamburgare|Johnson & Johnson|Karl Johan|Harley[- ]Davidson|Röda Korset)s?/gu;

/** Places and numbers of law without a name, and cases, which are never marked. */
const citations =
  /\d{1,3} ?(?:[a-z] )?kap\.? ?(?:\d{1,3} ?(?:[a-z] )?(?:[-–] ?\d{1,3} ?(?:[a-z] )?)?§{0,2})?|(?<!(?:nr|ummer|umret|ärende|ärendet):? ?(?:\p{Lu}{1,6} ?)?)(?:SFS )?\(?(?:1[6-9]|20)\d{2}:\d{1,4}(?![-\d])\)?|(?:NJA|RÅ|HFD|AD|RH|MÖD|MD|MIG|RK|SOU|Ds|Prop|prop|Bet|bet|Dir|dir)\.? ?(?:(?:19|20)\d{2}(?:[/:]\d{2,4})?(?:(?: (?:s|nr|ref|not)\.? ?\d{1,4})|:\d{1,4})?)|(?:(?:EU|EG)\)? ?(?:nr )?|(?<!\p{L})nr |förordning(?:en)? )\d{1,4}\/\d{2,4}(?![-\d/])|[CT]-\d{1,4}\/\d{2}/gu;

/** A finding without a bracket whose other half is outside: "(070-123 45 67" has none. */
function withoutHalfBrackets(text: string, { start, end, kind }: Place): Place {
  const found = text.slice(start, end);
  const unclosed = found.split("(").length - found.split(")").length;
  return {
    start: unclosed > 0 && found.startsWith("(") ? start + 1 : start,
    end: unclosed < 0 && found.endsWith(")") ? end - 1 : end,
    kind,
  };
}

/** Whole words of a finding that no other finding covers. A rest of a number is no number. */
function clip(text: string, { start, end, kind }: Place, taken: Uint8Array): Place[] {
  if (kind !== "Name") return [];
  const free = wordsOf(text.slice(start, end))
    .map((word) => ({ start: start + word.start, end: start + word.end, text: word.text }))
    .filter((word) => !taken.subarray(word.start, word.end).includes(1));
  while (free[0] && particles.test(free[0].text)) free.shift();
  const first = free[0];
  const last = free.at(-1);
  if (!first || !last || last.end - first.start < 2) return [];
  return taken.subarray(first.start, last.end).includes(1) ? [] : [{ start: first.start, end: last.end, kind }];
}

/** Picks findings that do not overlap, by kind and then the longest, in the order of the text. Names are clipped. */
function disjoint(text: string, places: Place[]): Place[] {
  const rank = ({ kind }: Place) => order.indexOf(kind === "CaseNumber" ? "Phone" : kind);
  const sorted = places
    .map((place) => withoutHalfBrackets(text, place))
    .filter(({ start, end }) => end > start)
    .sort((a, b) => rank(a) - rank(b) || b.end - b.start - (a.end - a.start));
  const taken = new Uint8Array(text.length);
  for (const { index, 0: found } of text.matchAll(citations)) taken.fill(2, index, index + found.length);
  for (const { start, end } of findCitations(text).citations) taken.fill(2, start, end);
  for (const { index, 0: found } of text.matchAll(serviceNumbers)) taken.fill(2, index, index + found.length);
  for (const pattern of [firmsWithNames, royalStreets, notNames])
    for (const { index, 0: found } of text.matchAll(pattern)) taken.fill(3, index, index + found.length);
  const picked: Place[] = [];
  for (const place of sorted) {
    if (isInside(taken, place)) continue;
    const isOverlapping = taken.subarray(place.start, place.end).includes(1);
    for (const part of isOverlapping ? clip(text, place, taken) : [place]) {
      taken.fill(1, part.start, part.end);
      picked.push(part);
    }
  }
  return picked.sort((a, b) => a.start - b.start);
}

/**
 * Whether half or more of a finding belongs to a citation, or a name to a firm's: "JB 12 kap. 24 §" has no personal
 * number.
 */
function isInside(taken: Uint8Array, { start, end, kind }: Place): boolean {
  let cited = 0;
  for (let at = start; at < end; at++) if (taken[at] === 2 || (taken[at] === 3 && kind === "Name")) cited++;
  return cited * 2 >= end - start;
}

/** The highest number of a person in the replacements of the texts. */
const highest = (texts: string[]) =>
  Math.max(
    0,
    ...texts.flatMap((text) => Array.from(text.matchAll(/\[namn (\d{1,4})\]/g), ([, number]) => Number(number))),
  );

/**
 * Numbers people, starting after `given`: a name that shares a word with an earlier one is the same person's, "Ek"
 * after "Anna Ek".
 */
function numberer(given: number) {
  const people: Set<string>[] = [];
  return (name: string): number => {
    const words = name.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]+/gu) ?? [name.toLowerCase()];
    const [first = ""] = words;
    const same = people.findIndex((person) =>
      words.length === 1
        ? person.has(first)
        : person.has(first) && (person.size === 1 || words.every((word) => person.has(word))),
    );
    const index = same === -1 ? people.push(new Set()) - 1 : same;
    for (const word of words) people[index]?.add(word);
    return given + index + 1;
  };
}

/**
 * The PII in the texts of one question, in the order of the texts. Plain text; for HTML see
 * `readHtml`. Read folded: a soft hyphen in a number or a decomposed letter in a name hides nothing. Linear in the length.
 */
export function detectPii<Field extends string>(texts: Record<Field, string>): PiiFinding<Field>[] {
  const fields = (Object.entries(texts) as [Field, string][]).map(([field, original]) => ({
    ...{ field, original },
    ...foldText(original),
  }));
  const known: Known = { names: new Set(), lowercase: new Set() };
  // Twice, since a name that is recognised in the last text may begin a sentence of the first.
  for (const { text } of fields) namePlaces(text, known);
  const numberOf = numberer(highest(fields.map(({ text }) => text)));
  return fields.flatMap(({ field, original, text, spanOf }) =>
    disjoint(text, [
      ...numberPlaces(text),
      ...addressPlaces(text),
      ...namePlaces(text, known),
      ...reversedNames(text),
    ]).map((place) => {
      const found = text.slice(place.start, place.end);
      const replacement = place.kind === "Name" ? `[namn ${numberOf(found)}]` : replacements[place.kind];
      const { start, end } = spanOf(place.start, place.end);
      return { ...{ start, end, kind: place.kind }, field, text: original.slice(start, end), replacement };
    }),
  );
}

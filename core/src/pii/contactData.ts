import type { FindingKind } from "./anonymisationSchema.ts";
import { emailPlaces } from "./emails.ts";
import { placesOf } from "./pattern.ts";
import { personalNumbers } from "./personalNumbers.ts";
import { phonePlaces } from "./phones.ts";
import { replacements } from "./replacements.ts";
import type { Place } from "./span.ts";
import { isStreet, withNumber } from "./streets.ts";

/** Of overlapping matches, the kind that is first wins. */
const order = ["Email", "PersonalNumber", "Address", "Phone"] as const satisfies FindingKind[];

export interface ContactData extends Place {
  kind: (typeof order)[number];
  text: string;
  replacement: string;
}

function* streetPlaces(text: string): Generator<Place> {
  for (const { index, 0: found } of text.matchAll(withNumber)) {
    if (isStreet(found)) yield { start: index, end: index + found.length, kind: "Address" };
  }
}

/**
 * E-mail addresses, personal numbers (with any check digit), street addresses and phone numbers, in the text's order.
 * A small part of detectPii without its list of names, for the asker's own form.
 */
export function findContactData(text: string): ContactData[] {
  const places = [
    ...emailPlaces(text),
    ...placesOf(personalNumbers, text),
    ...streetPlaces(text),
    ...phonePlaces(text),
  ];
  const found: ContactData[] = [];
  // Characters that have been found: comparing each place with all others took minutes on a long text.
  const taken = new Uint8Array(text.length);
  for (const kind of order) {
    for (const { start, end } of places.filter((place) => place.kind === kind)) {
      if (taken.subarray(start, end).includes(1)) continue;
      taken.fill(1, start, end);
      found.push({ start, end, kind, text: text.slice(start, end), replacement: replacements[kind] });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** The text with its contact data replaced: "Ring mig på [telefonnummer]." */
export function replaceContactData(text: string): string {
  const pieces: string[] = [];
  let last = 0;
  for (const { start, end, replacement } of findContactData(text)) {
    pieces.push(text.slice(last, start), replacement);
    last = end;
  }
  return pieces.join("") + text.slice(last);
}

import { belongings } from "./assetNumbers.ts";
import { birthDates } from "./birthDates.ts";
import { caseNumbers } from "./caseNumbers.ts";
import { emailPlaces } from "./emails.ts";
import { handles } from "./handles.ts";
import { passports } from "./passports.ts";
import { isOrderNumber, placesOf } from "./pattern.ts";
import { personalNumbers } from "./personalNumbers.ts";
import { phonePlaces } from "./phones.ts";
import type { Place } from "./span.ts";
import { spokenNumbers } from "./spoken.ts";

const patterns = [...personalNumbers, ...birthDates, ...passports, ...handles, ...belongings, ...caseNumbers];

/** A personal number stays marked whatever stands before it. */
const isOrder = (text: string, { start, kind }: Place) =>
  (kind === "Phone" || kind === "CaseNumber" || kind === "Vehicle") && isOrderNumber(text, start);

/** Every match of a fixed format, unordered; matches may overlap. */
export function* numberPlaces(text: string): Generator<Place> {
  yield* emailPlaces(text);
  for (const place of [...phonePlaces(text), ...placesOf(patterns, text)]) {
    if (!isOrder(text, place)) yield place;
  }
  yield* spokenNumbers(text);
}

import { belongings } from "./assetNumbers.ts";
import { birthDates } from "./birthDates.ts";
import { caseNumbers } from "./caseNumbers.ts";
import { emailPlaces } from "./emails.ts";
import { handles } from "./handles.ts";
import { passports } from "./passports.ts";
import { placesOf } from "./pattern.ts";
import { personalNumbers } from "./personalNumbers.ts";
import { phonePlaces } from "./phones.ts";
import type { Place } from "./span.ts";

const patterns = [...personalNumbers, ...birthDates, ...passports, ...handles, ...belongings, ...caseNumbers];

/** Every match of a fixed format, unordered; matches may overlap. */
export function* numberPlaces(text: string): Generator<Place> {
  yield* emailPlaces(text);
  yield* phonePlaces(text);
  yield* placesOf(patterns, text);
}

import { ordinalOf } from "./ordinals.ts";
import type { Part } from "./partReader.ts";
import { nothing } from "./placeReader.ts";
import type { Reading } from "./reading.ts";
import { isNumber } from "./tokens.ts";

/** "första stycket i", "punkt 2 i", "andra punkten i" before a place. */
export function readPartsBefore({ tokens }: Reading, at: number): { parts: Part; next: number } | null {
  const skipIn = (next: number): number => (tokens[next]?.lower === "i" ? next + 1 : next);
  const word = tokens[at]?.lower ?? "";
  const ordinal = ordinalOf(word);
  const part = tokens[at + 1]?.lower;
  if (ordinal !== null && part === "stycket") return { parts: { ...nothing, stycke: ordinal }, next: skipIn(at + 2) };
  // A point stands before a place only with "i".
  const isIn = tokens[at + 2]?.lower === "i";
  if (ordinal !== null && part === "punkten" && isIn)
    return { parts: { ...nothing, punkt: String(ordinal) }, next: at + 3 };
  const number = tokens[at + 1];
  if ((word === "punkt" || word === "punkten") && isNumber(number) && isIn)
    return { parts: { ...nothing, punkt: number.text }, next: at + 3 };
  return null;
}

/** "nämnda paragraf", "andra stycket samma paragraf": the latest place again. @returns the token after it */
export function addSamePlace(reading: Reading, at: number): number | null {
  const { tokens, found } = reading;
  const before = readPartsBefore(reading, at);
  const from = before?.next ?? at;
  const isSame = /^(?:samma|nämnda|sagda|ovannämnda)$/.test(tokens[from]?.lower ?? "");
  if (!isSame || !/^(?:paragraf|paragrafen|lagrum|bestämmelse|artikel)$/.test(tokens[from + 1]?.lower ?? ""))
    return null;
  const last = found.citations.at(-1);
  if (last && reading.isLastAlone) {
    const span = { start: tokens[at]?.start ?? 0, end: tokens[from + 1]?.end ?? 0 };
    found.citations.push({ ...last, ...before?.parts, ...span });
  }
  return from + 2;
}

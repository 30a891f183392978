import { readArticles } from "./articleReader.ts";
import { type ReadPlace, skipSeparator } from "./placeReader.ts";
import { isLawAt, type Reading } from "./reading.ts";
import { readUnit } from "./unitReader.ts";

/** Units that share an act: "3 kap. 5 §, 4 kap. 1 § och 8 kap. 1 § brottsbalken". */
export function readGroup(reading: Reading, at: number, isSignNeeded: boolean): { units: ReadPlace[][]; next: number } {
  const { tokens } = reading;
  if (/^art/.test(tokens[at]?.lower ?? "")) {
    const { places, next } = readArticles(tokens, at);
    return { units: places.length > 0 ? [places] : [], next };
  }
  const units: ReadPlace[][] = [];
  let next = at;
  for (let from = at; from < tokens.length; from = skipSeparator(tokens, next)) {
    if (units.length > 0 && from === next) break;
    const unit = readUnit(tokens, from, isLawAt(reading), isSignNeeded);
    reading.listEnd = Math.max(reading.listEnd, unit.listEnd);
    if (unit.places.length === 0 || (units.length > 0 && unit.places[0]?.paragraph === null)) break;
    const [chapter] = units.at(-1)?.map((place) => place.chapter) ?? [];
    for (const place of unit.places) place.chapter ??= chapter ?? null;
    units.push(unit.places);
    next = unit.next;
  }
  return { units, next };
}

/** "fb 6 2" is a chapter and its paragraph, in a typed query. */
export function splitNumbers(reading: Reading, [place]: readonly ReadPlace[], next: number): number {
  const isRestarting = reading.latest?.acts[0]?.numbering === "restarting";
  if (!place || place.chapter !== null || place.to !== null || !isRestarting) return next;
  const unit = readUnit(reading.tokens, next, isLawAt(reading), false);
  const [second] = unit.places;
  if (!second) return next;
  Object.assign(place, { ...second, from: place.from, chapter: place.paragraph });
  return unit.next;
}

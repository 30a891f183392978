import type { Mention } from "./actMentions.ts";
import { addMention, addPlaces, citationOf, refuse } from "./addPlaces.ts";
import { addBarePlaces } from "./barePlaces.ts";
import { isClockTime } from "./clockTimes.ts";
import { anaphorAt } from "./context.ts";
import { readPartsBefore } from "./partsBefore.ts";
import type { ReadPlace } from "./placeReader.ts";
import { isSure, mentionAfter, type Reading, skipFillers } from "./reading.ts";
import { readGroup, splitNumbers } from "./unitGroups.ts";

/** Array.prototype.flat takes a microsecond, and most groups have one unit. */
const allPlaces = (units: readonly ReadPlace[][]): readonly ReadPlace[] =>
  units.length === 1 ? (units[0] ?? []) : units.flat();

/** Units that were read together, with the tokens that they are in. */
interface Group {
  units: ReadPlace[][];
  at: number;
  next: number;
  isColon: boolean;
  /** The act that is named right before them. */
  before: Mention | null;
}

/** Places that begin at a token, with their act. @returns the token after them; null where there are none */
export function readPlacesAt(reading: Reading, at: number): number | null {
  const { tokens } = reading;
  const before = nameBefore(reading, at);
  const parts = readPartsBefore(reading, at);
  const from = parts?.next ?? at;
  if (from < reading.listEnd && !before) return null;
  const isUnsigned =
    reading.isQuery &&
    (before !== null || (/^\d/.test(tokens[from]?.text ?? "") && mentionAfter(reading, from + 1) !== null));
  const { units, next: groupEnd } = readGroup(reading, from, !isUnsigned);
  const [first] = units;
  if (!first) return null;
  for (const place of parts ? (units.at(-1) ?? []) : []) {
    place.stycke = parts?.parts.stycke ?? place.stycke;
    place.punkt = parts?.parts.punkt ?? place.punkt;
  }
  const next = isUnsigned ? splitNumbers(reading, first, groupEnd) : groupEnd;
  const isColon = tokens[from + 1]?.text === ":";
  if (isColon && isClockTime(tokens, from)) return next;
  const group = { units, at, next, isColon, before };
  return (
    addBeforeName(reading, group) ??
    addAfterName(reading, group) ??
    addAnaphor(reading, group) ??
    addBare(reading, group)
  );
}

/** The act named right before a token, in the same paragraph of the text. */
function nameBefore({ latest, tokens }: Reading, at: number): Mention | null {
  const isBefore = latest !== null && latest.next === at && tokens[at]?.block === tokens[at - 1]?.block;
  return isBefore ? latest : null;
}

const spanOf = ({ tokens }: Reading, from: number, next: number) => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[next - 1]?.end ?? 0,
});

/** "5 § köplagen". */
function addBeforeName(reading: Reading, { units, at, next, isColon, before }: Group): number | null {
  const { tokens } = reading;
  const after = mentionAfter(reading, next);
  if (!after) return null;
  // "3:2 i JB Arena" is a result.
  if (isColon && after.abbreviation !== null && /^\p{Lu}/u.test(tokens[after.next]?.text ?? "")) return next;
  if (!isSure(reading, after, true)) return null;
  const { start, end } = spanOf(reading, at, next);
  // A name that ends the line before is another item of a list.
  const isOfBefore = before !== null && tokens[at]?.line === tokens[at - 1]?.line;
  const earlier = isOfBefore && units.length > 1 ? units.slice(0, -1) : [];
  if (before && isOfBefore && units.length === 1 && before.acts[0] !== after.acts[0]) {
    const [first] = allPlaces(units);
    const acts = [before.acts[0], after.acts[0]].filter((act) => act !== undefined);
    const possible = first ? acts.map((act) => citationOf(act, first, { start, end })) : [];
    refuse(reading, { start, end }, { reason: "ACT_UNCLEAR", possible });
    return next;
  }
  if (before && earlier.length > 0) {
    const last = earlier.at(-1)?.at(-1);
    const span = { start: tokens[before.from]?.start ?? start, end: tokens[(last?.to_ ?? at) - 1]?.end ?? end };
    addPlaces(reading, allPlaces(earlier), reading.targetOf(before, before.from), span);
  }
  const rest = units.slice(earlier.length);
  const restStart = earlier.length > 0 ? (tokens[rest[0]?.[0]?.from ?? at]?.start ?? start) : start;
  addMention(reading, after, false);
  addPlaces(reading, allPlaces(rest), reading.targetOf(after, at), { start: restStart, end: after.end });
  reading.latest = after;
  return after.next;
}

/** "köplagen 5 §". */
function addAfterName(reading: Reading, { units, at, next, isColon, before }: Group): number | null {
  if (!before || !isSure(reading, before, !isColon)) return null;
  const start = reading.tokens[before.from]?.start ?? 0;
  // "på FB 12:30": a time at a place with the abbreviation as its name.
  if (isColon && /^(?:kl|klockan|på)$/.test(reading.tokens[before.from - 1]?.lower ?? "")) return next;
  addPlaces(reading, allPlaces(units), reading.targetOf(before, before.from), { ...spanOf(reading, at, next), start });
  return next;
}

/** "5 § samma lag". */
function addAnaphor(reading: Reading, { units, at, next }: Group): number | null {
  const same = anaphorAt(reading.tokens, skipFillers(reading, next), reading.context);
  if (!same) return null;
  const { recent } = same;
  const target = { act: recent.act, chapter: same.chapter ?? recent.chapter, isImplied: false };
  addPlaces(reading, allPlaces(units), target, spanOf(reading, at, same.next));
  return same.next;
}

const addBare = (reading: Reading, { units, at, next, isColon }: Group): number =>
  addBarePlaces(reading, allPlaces(units), { at, next, isColon });

import { unknownAct } from "../act/act.ts";
import { addPlaces, citationOf, refuse } from "./addPlaces.ts";
import { isAfterOtherDocument, isOfOtherDocument, type Recent, recentChapters } from "./context.ts";
import type { ReadPlace } from "./placeReader.ts";
import type { Reading } from "./reading.ts";
import { unlistedActAt } from "./unlistedActs.ts";

const genitives = new Set(["lagens", "balkens", "förordningens"]);

/** Whether a place is within the reach of an act: in the same paragraph of the text, and not first on a line. */
const isReached = ({ tokens }: Reading, at: number, { block }: Recent): boolean =>
  tokens[at]?.block === block && (at === 0 || tokens[at]?.line === tokens[at - 1]?.line);

/** Places without a name: of the act that the text named last, unless something else is named. @returns the token after them */
export function addBarePlaces(
  reading: Reading,
  places: readonly ReadPlace[],
  { at, next, isColon }: { at: number; next: number; isColon: boolean },
): number {
  const { text, tokens, context } = reading;
  const [first] = places;
  if (!first) return next;
  const span = { start: tokens[at]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 };
  const before = tokens[at - 1]?.lower ?? "";
  const genitive = genitives.has(before) ? before.slice(0, -1) : undefined;
  const isArticle = /^art/.test(tokens[at]?.lower ?? "");
  if (genitive === undefined) {
    const unlisted = isColon ? null : unlistedActAt(reading, at, next);
    if (unlisted !== null) {
      const act = unknownAct(unlisted);
      for (const place of places)
        refuse(reading, span, { reason: "ACT_UNKNOWN", citation: citationOf(act, place, span) });
      return next;
    }
    const isPrivate = first.chapter === null && isAfterOtherDocument(tokens, at, reading.latest?.next ?? 0);
    if (isPrivate || isOfOtherDocument(text, tokens, at, next)) {
      refuse(reading, span, { reason: "ACT_UNKNOWN" });
      return next;
    }
  }
  if (isColon) return next;
  const recent = genitive
    ? context.ofKind(genitive)
    : context.forPlace(first, isArticle, reading.isListed, (each) => isReached(reading, at, each));
  if (recent) {
    const target = { act: recent.act, chapter: recent.chapter, isImplied: genitive === undefined };
    addPlaces(reading, places, target, { ...span, start: genitive ? (tokens[at - 1]?.start ?? 0) : span.start });
    return next;
  }
  for (const place of places) {
    const possible = possibleCitations(reading, place, isArticle, span);
    if (possible.length > 0) refuse(reading, span, { reason: "ACT_UNCLEAR", possible });
  }
  return next;
}

/** A place in each act that the text has named, and in each of its chapters that the text has cited. */
function possibleCitations(
  { context }: Reading,
  place: ReadPlace,
  isArticle: boolean,
  span: { start: number; end: number },
) {
  const acts = context.recent.filter(({ act }) => (act.celex !== null) === isArticle);
  return acts.flatMap((recent) => {
    const { act, chapter } = recent;
    const citation = citationOf(act, place, span, chapter);
    const isWhole = act.numbering !== "restarting" || citation.chapter !== null;
    return isWhole ? [citation] : recentChapters(recent).map((each) => ({ ...citation, chapter: each }));
  });
}

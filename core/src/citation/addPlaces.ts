import { type Act, nameInText, unknownAct } from "../act/act.ts";
import type { Mention } from "./actMentions.ts";
import type { Citation, Refusal, Span } from "./citation.ts";
import { recentChapters } from "./context.ts";
import type { ReadPlace } from "./placeReader.ts";
import { isSure, type Reading } from "./reading.ts";
import { isSaidPast } from "./repealWords.ts";
import type { Target } from "./target.ts";

const wholeAct = { chapter: null, paragraph: null, letter: null, stycke: null, mening: null, punkt: null, to: null };

/**
 * Adds a named act to what was found; one that was repealed is refused where it is named alone and stated as law.
 * @param isAlone whether no place in it stands before the name
 */
export function addMention(reading: Reading, mention: Mention, isAlone = true): void {
  const { text, tokens, found, context } = reading;
  const target = reading.targetOf(mention, mention.from);
  const isCounted = /^\d+$/.test(tokens[mention.from - 1]?.text ?? "") && mention.abbreviation !== null;
  if (isCounted || !isSure(reading, mention, false)) return;
  const span = { start: tokens[mention.from]?.start ?? 0, end: mention.end };
  if ("act" in target) {
    found.acts.push({ act: target.act, ...span });
    context.set(target.act, target.chapter, tokens[mention.from]?.block ?? 0);
    return;
  }
  if (isAlone && target.reason === "ACT_REPEALED" && !isSaidPast(text, span.start, span.end))
    refuse(reading, span, { reason: "ACT_REPEALED", citation: { ...wholeAct, ...span, act: target.named } });
}

type Refused = Pick<Refusal, "reason"> & Partial<Pick<Refusal, "citation" | "possible">>;

/** Adds what isn't a sure citation. */
export function refuse({ found }: Reading, { start, end }: Span, refused: Refused): void {
  found.refused.push({ start, end, citation: null, possible: [], ...refused });
}

/** A place as a citation of an act. */
export function citationOf(act: Act, place: ReadPlace, span: Span, namedChapter: string | null = null): Citation {
  const { paragraph, letter, stycke, mening, punkt, to } = place;
  const chapter = act.numbering === "continuous" && paragraph !== null ? null : (place.chapter ?? namedChapter);
  return { ...span, act, chapter, paragraph, letter, stycke, mening, punkt, to };
}

const isOnePlace = (places: readonly ReadPlace[]): boolean => {
  const [first] = places;
  return (
    first?.to === null &&
    places.every(
      ({ paragraph, letter, chapter }) =>
        paragraph === first.paragraph && letter === first.letter && chapter === first.chapter,
    )
  );
};

/** Adds places of an act, each with its part of the text. */
export function addPlaces(reading: Reading, places: readonly ReadPlace[], target: Target, { start, end }: Span): void {
  const { tokens } = reading;
  reading.isLastAlone = isOnePlace(places);
  const isArticle = reading.isQuery || /^art/.test(tokens[places[0]?.from ?? 0]?.lower ?? "");
  for (const [index, place] of places.entries()) {
    const span = {
      start: index === 0 ? start : (tokens[place.from]?.start ?? start),
      end: index === places.length - 1 ? end : (tokens[place.to_ - 1]?.end ?? end),
    };
    addPlace(reading, place, target, { ...span, isArticle });
  }
}

function addPlace(
  reading: Reading,
  place: ReadPlace,
  target: Target,
  { isArticle, ...span }: Span & { isArticle: boolean },
): void {
  if ("reason" in target) {
    refuse(reading, span, { reason: target.reason, citation: citationOf(target.named, place, span) });
    return;
  }
  const { act, chapter, isImplied } = target;
  const citation = citationOf(act, place, span, chapter);
  if (act.celex === null && !/^\d/.test(act.number)) {
    // Known by its name alone.
    refuse(reading, span, { reason: "ACT_UNKNOWN", citation });
  } else if (act.celex !== null && !isArticle) {
    const wrong = { ...citation, act: unknownAct(`${nameInText(act)} (har artiklar)`) };
    refuse(reading, span, { reason: "ACT_UNKNOWN", citation: wrong });
  } else if (act.numbering === "restarting" && citation.chapter === null && act.celex === null) {
    const meant = isImplied ? { possible: inCited(reading, citation) } : { citation };
    refuse(reading, span, { reason: "CHAPTER_MISSING", ...meant });
  } else if (place.paragraph !== null || !isExplained(reading, citation)) {
    reading.found.citations.push(citation);
    const block = reading.tokens[place.from]?.block ?? 0;
    reading.context.set(act, chapter, block, { ...place, chapter: citation.chapter });
  }
}

/** A paragraph in each chapter of its act that the text has cited. */
function inCited({ context }: Reading, citation: Citation): Citation[] {
  const recent = context.recent.find(({ act }) => act === citation.act);
  return recent ? recentChapters(recent).map((chapter) => ({ ...citation, chapter })) : [];
}

/** "24 § hyreslagen (12 kap. jordabalken)": the brackets say where the paragraph is. */
function isExplained({ found, text }: Reading, { act, chapter, start }: Citation): boolean {
  const last = found.citations.at(-1);
  return last?.act === act && last.chapter === chapter && /^\s*\(\s*$/.test(text.slice(last.end, start));
}

import type { Act } from "../act/act.ts";
import { createMentionReader, type Mention } from "./actMentions.ts";
import { type CitationOptions, type FoundCitations, paragraphText } from "./citation.ts";
import { sameLetters } from "./citationWords.ts";
import { anaphorAt, Context } from "./context.ts";
import type { ReadPlace } from "./placeReader.ts";
import { findSources } from "./sources.ts";
import { createTargetReader, type Target } from "./target.ts";
import { type Token, tokenize } from "./tokens.ts";

/** The state of a text that is being read, and what was found in it so far. */
export interface Reading {
  text: string;
  tokens: readonly Token[];
  isQuery: boolean;
  context: Context;
  found: FoundCitations;
  readMention: (at: number) => Mention | null;
  targetOf: (mention: Mention, from: number) => Target;
  /** Whether the answer's own list has the place. */
  isListed: (act: Act, place: ReadPlace) => boolean;
  /** The act that was named last. */
  latest: Mention | null;
  /** Of several paragraphs it isn't sure which one "nämnda paragraf" is. */
  isLastAlone: boolean;
  /** Numbers of a list that has no sign are not read again. */
  listEnd: number;
}

export function createReading(
  text: string,
  { day = null, act = null, provisions = [], isQuery = false }: CitationOptions,
): Reading {
  const tokens = tokenize(text);
  const context = new Context();
  if (act) context.set(act, null, 0);
  const listed = new Set(provisions.map(({ Sfs, Chapter, Paragraph }) => [Sfs, Chapter ?? "", Paragraph].join("|")));
  return {
    ...{ text, tokens, isQuery, context, latest: null, isLastAlone: true, listEnd: 0 },
    found: { citations: [], acts: [], sources: findSources(text), refused: [] },
    readMention: createMentionReader(text, tokens, day),
    targetOf: createTargetReader(text, tokens, day),
    isListed: ({ number }, place) => listed.has([number, place.chapter ?? "", paragraphText(place)].join("|")),
  };
}

const fillers = /^(?:den|nya|nuvarande|gällande|svenska|gamla|numera|upphävda|tidigare|äldre|dåvarande)$/;

/** The token after "i den nya". */
export function skipFillers({ tokens }: Reading, at: number): number {
  let next = tokens[at]?.lower === "i" || tokens[at]?.lower === "av" ? at + 1 : at;
  for (let count = 0; count < 3 && fillers.test(tokens[next]?.lower ?? ""); count++) next++;
  return next;
}

/** The act that is named after a place, in the same paragraph of the text. */
export function mentionAfter(reading: Reading, at: number): Mention | null {
  const { tokens, readMention } = reading;
  if (tokens[at]?.block !== tokens[at - 1]?.block) return null;
  return readMention(at) ?? readMention(skipFillers(reading, at));
}

export const isLawAt =
  (reading: Reading) =>
  (at: number): boolean =>
    mentionAfter(reading, at) !== null || anaphorAt(reading.tokens, skipFillers(reading, at), reading.context) !== null;

/** Whether an abbreviation in other letters than the list's is one: "24 § fb" is, "las" alone is not. */
export const isSure = (
  { isQuery, text, tokens }: Reading,
  { abbreviation, from, next }: Mention,
  isSigned: boolean,
): boolean =>
  abbreviation === null ||
  isQuery ||
  isSigned ||
  sameLetters(text.slice(tokens[from]?.start, tokens[next - 1]?.end), abbreviation);

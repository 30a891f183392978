import type { MarkedText } from "@lagrum/core/answer/answerSchema";
import { createHighlighter, type HighlightGroup } from "@lagrum/core/search/highlight";
import type { ReadQuery } from "./queryReader.ts";
import { weighGroups } from "./rankStatement.ts";
import { swedishAnalyser } from "./swedishAnalyser.ts";

/** Characters of a text that are searched for passages. */
const longestText = 20_000;

/** Marks the hits of a search in the texts of an answer. */
export interface Marker {
  title(text: string): MarkedText;
  /** One or two passages; empty when nothing is found in the text. */
  passages(text: string): MarkedText;
}

export function createMarker(query: ReadQuery): Marker {
  const groups = weighGroups(query).map(
    ({ group, idf }): HighlightGroup => ({
      matches: [...group.matches.map(({ lexemes }) => lexemes), ...group.parts.map((part) => [part])],
      weight: idf,
    }),
  );
  const highlighter = createHighlighter(groups, swedishAnalyser());
  return {
    title: highlighter.all,
    passages: (text) => highlighter.passages(text.replace(/\s+/g, " ").slice(0, longestText)),
  };
}

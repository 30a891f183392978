import type { Analyser } from "../search/analyser.ts";
import { isStopWord } from "../search/stopWords.ts";

/** The key of a question: its lexemes without stop words, sorted, so that order and inflection don't matter. */
export const patternOf = (question: string, analyser: Analyser): string[] =>
  [
    ...new Set(
      analyser
        .analyse(question)
        .filter(({ form }) => !isStopWord(form))
        .map(({ form, lemmas }) => lemmas[0] ?? form),
    ),
  ].sort();

import type { Analyser } from "../search/analyser.ts";
import { isStopWord } from "../search/stopWords.ts";

/** What a question is recognised by: its lexemes without stop words, sorted, whatever their order and inflection. */
export const patternOf = (question: string, analyser: Analyser): string[] =>
  [
    ...new Set(
      analyser
        .analyse(question)
        .filter(({ form }) => !isStopWord(form))
        .map(({ form, lemmas }) => lemmas[0] ?? form),
    ),
  ].sort();

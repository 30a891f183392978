import { demoAnswers } from "@lagrum/api/seed/demoAnswers";
import type { Analyser } from "@lagrum/core/search/analyser";
import type { Vocabulary } from "@lagrum/core/search/searchQuery";
import { foldDiacritics, nearestSpellings } from "@lagrum/core/search/spelling";
import { isStopWord } from "@lagrum/core/search/stopWords";
import { stripHtml } from "@lagrum/core/text/text";

/** How much a word of the title, the question and the answer counts, and a part of a compound there. */
const fieldWeights = [
  { word: 1, part: 0.7 },
  { word: 0.7, part: 0.4 },
  { word: 0.4, part: 0.3 },
];

/** An example answer in memory, with the weights of each lexeme's occurrences. */
export interface Document {
  id: string;
  text: string;
  lexemes: Map<string, number[]>;
}

/** The example answers, analysed. */
export interface Archive {
  documents: Document[];
  vocabulary: Vocabulary;
}

export function createArchive(analyser: Analyser): Archive {
  const documents = demoAnswers.map(({ SourceID, Title, QuestionBody, AnswerBody }) =>
    toDocument(SourceID.replace("demo-", ""), [Title, QuestionBody, stripHtml(AnswerBody)], analyser),
  );
  const frequencies = countDocuments(documents.map(({ lexemes }) => lexemes.keys()));
  const forms = countDocuments(documents.map(({ text }) => new Set(analyser.analyse(text).map(({ form }) => form))));
  const words = [...forms].map(([form, count]) => ({ form, documents: count }));
  return {
    documents,
    vocabulary: {
      documentsWith: (lexeme) => frequencies.get(lexeme) ?? 0,
      withDiacritics: (form) =>
        words
          .filter((word) => word.form !== form && foldDiacritics(word.form) === form)
          .filter((word) => word.documents > (forms.get(form) ?? 0))
          .map((word) => word.form),
      spellingsOf: (form, options) => nearestSpellings(form, words, options),
    },
  };
}

function toDocument(id: string, texts: string[], analyser: Analyser): Document {
  const lexemes = new Map<string, number[]>();
  const add = (lexeme: string, weight: number): void => {
    lexemes.set(lexeme, [...(lexemes.get(lexeme) ?? []), weight]);
  };
  texts.forEach((text, field) => {
    const { word, part } = fieldWeights[field] ?? { word: 0, part: 0 };
    for (const token of analyser.analyse(text)) {
      if (isStopWord(token.form)) continue;
      for (const lemma of token.lemmas) add(lemma, word);
      for (const lemma of token.parts) if (!token.lemmas.includes(lemma)) add(lemma, part);
    }
  });
  return { id, text: texts.join(" "), lexemes };
}

function countDocuments(sets: Iterable<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of sets.flatMap((set) => [...set])) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

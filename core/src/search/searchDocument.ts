import type { Analyser } from "./analyser.ts";
import { findStatuteCitations, provisionLexemes } from "./statuteCitations.ts";
import { isStopWord } from "./stopWords.ts";

/** The indexed plain texts of an answer. */
export interface SearchTexts {
  title: string;
  question: string;
  answer: string;
  /** The provisions that the answer cites. */
  provisions: readonly { Sfs: string; Chapter: string | null; Paragraph: string }[];
}

/** Raised when the analysis changes: documents of an earlier version are analysed again. */
export const analysisVersion = 6;

/** Prefix of a lexeme in the title: a small index of titles inside the index. */
export const titlePrefix = "!";

/** The weight of a word in each field, and of a part of a compound there (PostgreSQL's tsvector labels). */
const fields = [
  { field: "title", word: "A", part: "B" },
  { field: "question", word: "B", part: "C" },
  { field: "answer", word: "C", part: "D" },
] as const;
/** PostgreSQL's highest position in a tsvector, and the most positions that ranking reads of one lexeme. */
const lastPosition = 16_383;
const mostPositions = 32;
/** Positions between fields, so that no phrase spans two of them. */
const fieldGap = 10;

/** An analysed text. */
export interface SearchDocument {
  /** The positions of each lexeme with their weights: "12A". */
  document: Map<string, string[]>;
  /** The words as written, without those that are in every text. */
  words: Set<string>;
}

/** Analyses the texts of an answer: each word's lemmas, compound parts with a lower weight, and citations. */
export function toSearchDocument(texts: SearchTexts, analyser: Analyser): SearchDocument {
  const document = new Map<string, string[]>();
  const words = new Set<string>();
  const add = (lexeme: string, position: string): void => {
    const known = document.get(lexeme);
    if (!known) document.set(lexeme, [position]);
    else if (known.length < mostPositions && known.at(-1) !== position) known.push(position);
  };
  const addLemma = (lemma: string, position: string, field: string): void => {
    add(lemma, position);
    if (field === "title") add(titlePrefix + lemma, position);
  };
  let position = 0;
  for (const { field, word, part } of fields) {
    for (const { form, lemmas, parts } of analyser.analyse(texts[field])) {
      position = Math.min(position + 1, lastPosition);
      if (isStopWord(form)) continue;
      words.add(form);
      for (const lemma of new Set(lemmas)) addLemma(lemma, `${position}${word}`, field);
      for (const lemma of new Set(parts))
        if (!lemmas.includes(lemma) && !isStopWord(lemma)) addLemma(lemma, `${position}${part}`, field);
    }
    for (const { law, place } of findStatuteCitations(texts[field])) {
      add(law, `${position}${word}`);
      if (place !== null) add(place, `${position}${word}`);
    }
    position = Math.min(position + fieldGap, lastPosition);
  }
  for (const { Sfs, Chapter, Paragraph } of texts.provisions)
    for (const lexeme of provisionLexemes(Sfs, Chapter, Paragraph)) add(lexeme, `${lastPosition}B`);
  return { document, words };
}

/** The text of a weighted tsvector. */
export const formatDocument = (document: ReadonlyMap<string, readonly string[]>): string =>
  [...document].map(([lexeme, positions]) => `${quoteLexeme(lexeme)}:${positions.join(",")}`).join(" ");

/** A lexeme as PostgreSQL reads it in a tsvector or tsquery. */
export const quoteLexeme = (lexeme: string): string => `'${lexeme.replace(/['\\\0]/g, "")}'`;

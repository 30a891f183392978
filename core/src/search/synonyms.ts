import type { Analyser, Token } from "./analyser.ts";
import { createStartIndex, createTrigramIndex } from "./spelling.ts";
import { isStopWord } from "./stopWords.ts";

/** Expressions that mean the same to a reader. One-way: those of `From` find those of `To`, not the other way round. */
export interface SynonymGroup {
  From: string[];
  /** Empty for a two-way group: each of `From` finds all others. */
  To: string[];
}

/** Lexemes of an expression, all of which must be found. */
export type Expression = readonly string[];

/** An expression of a query, and its synonyms. */
export interface SynonymEntry {
  /** The lemma of each word, stop words too: "bli av med jobbet" is not any "jobb". */
  from: readonly string[];
  /** The index of the first one that is searched for. */
  key: number;
  to: readonly Expression[];
}

/** Looks up the synonyms of an expression in the query. */
export interface SynonymIndex {
  /** The expressions whose first searched word has the lexeme. */
  startingWith(lexeme: string): readonly SynonymEntry[];
  /** The words that have synonyms, as written, most similar in spelling first. */
  wordsLike(form: string): string[];
  /** The words that have synonyms and begin with a start, å, ä and ö aside, at most `most` of them. */
  wordsStartingWith(start: string, most: number): string[];
}

/** Reads "lön, månadslön" (two-way) and "få sparken > uppsägning, avsked" (one-way). */
export function parseSynonymLine(line: string): SynonymGroup {
  const [from = "", to = ""] = line.split(">");
  return { From: splitExpressions(from), To: splitExpressions(to) };
}

const splitExpressions = (list: string): string[] =>
  list
    .split(",")
    .map((expression) => expression.trim())
    .filter((expression) => expression !== "");

/** Analyses every expression once. */
export function indexSynonyms(groups: readonly SynonymGroup[], analyser: Analyser): SynonymIndex {
  const indexing = indexSynonymsInSteps(groups, analyser);
  for (;;) {
    const { done, value } = indexing.next();
    if (done) return value;
  }
}

/** Groups between yields: a few milliseconds. */
const stepSize = 25;

/** The same in steps, so as not to block the event loop: five thousand groups take a second the first time. */
export function* indexSynonymsInSteps(
  groups: readonly SynonymGroup[],
  analyser: Analyser,
): Generator<undefined, SynonymIndex> {
  const entries = new Map<string, SynonymEntry[]>();
  const words = new Set<string>();
  for (const [index, { From, To }] of groups.entries()) {
    if (index % stepSize === 0) yield;
    const targets = (To.length === 0 ? From : To).flatMap((text) => toTarget(text, analyser));
    for (const text of From) {
      const tokens = analyser.analyse(text);
      const key = tokens.findIndex(({ form }) => !isStopWord(form));
      const first = tokens[key]?.lemmas[0];
      const to = targets.filter(({ text: other }) => other !== text).map(({ lexemes }) => lexemes);
      if (first === undefined || to.length === 0) continue;
      for (const { form } of tokens) if (!isStopWord(form)) words.add(form);
      const entry = { from: tokens.map(({ lemmas: [lemma = ""] }) => lemma), key, to };
      const same = entries.get(first);
      if (same) same.push(entry);
      else entries.set(first, [entry]);
    }
  }
  return {
    startingWith: (lexeme) => entries.get(lexeme) ?? [],
    wordsLike: createTrigramIndex(words),
    wordsStartingWith: createStartIndex(words),
  };
}

/** Whether answers can be searched for by the expression: one that answers are to be found by must be. */
export const isTarget = (text: string, analyser: Analyser): boolean => toTarget(text, analyser).length > 0;

/** The first lemma of each word that is searched for. None when a phrase has only one such word: too unspecific. */
function toTarget(text: string, analyser: Analyser): { text: string; lexemes: Expression }[] {
  const tokens = analyser.analyse(text);
  const lexemes = tokens.flatMap(({ form, lemmas: [lemma] }) => (isStopWord(form) || !lemma ? [] : [lemma]));
  return lexemes.length === 0 || (lexemes.length === 1 && tokens.length > 1) ? [] : [{ text, lexemes }];
}

/** Words that may occur inside an expression: "bli av med mitt jobb". */
const mostBetween = 2;

/** The places of the words of an expression with its key at a token, in order of walking. Null if the query lacks it. */
export function findExpression(
  { from, key }: SynonymEntry,
  tokens: readonly Token[],
  at: number,
): readonly number[] | null {
  const isThere = (lemma: string, place: number): boolean => tokens[place]?.lemmas.includes(lemma) === true;
  const places = [at];
  const walk = (lemmas: readonly string[], step: 1 | -1): boolean => {
    let place = at;
    return lemmas.every((lemma) => {
      for (let skipped = 0; skipped <= mostBetween; skipped += 1) {
        place += step;
        if (isThere(lemma, place)) {
          places.push(place);
          return true;
        }
        if (!isStopWord(tokens[place]?.form ?? "")) return false;
      }
      return false;
    });
  };
  return walk(from.slice(key + 1), 1) && walk(from.slice(0, key).reverse(), -1) ? places : null;
}

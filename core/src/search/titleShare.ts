import type { Token } from "./analyser.ts";
import type { QueryGroup } from "./searchQuery.ts";
import { isStopWord } from "./stopWords.ts";

/** Matches from this weight are the word itself or a synonym; lighter ones, and parts of compounds, are near it. */
const leastOfFull = 0.5;
/** What a near match counts. */
const nearShare = 0.5;
/** Longer words are rarer; beyond these letters the length says nothing more. */
const mostLetters = 12;

/** The lexemes that a query looks for. */
export interface WantedLexemes {
  full: ReadonlySet<string>;
  near: ReadonlySet<string>;
}

export function wantedLexemes(groups: readonly QueryGroup[]): WantedLexemes {
  const full = new Set<string>();
  const near = new Set<string>();
  for (const { matches, parts } of groups) {
    for (const { weight, lexemes } of matches)
      for (const lexeme of lexemes) (weight > leastOfFull ? full : near).add(lexeme);
    for (const part of parts) near.add(part);
  }
  return { full, near };
}

/**
 * The share of a title, by the length of its words, that a query has: a query about another matter may be in a text word
 * for word, but has little of its title. 0 to 1.
 */
export function titleShare(title: readonly Token[], { full, near }: WantedLexemes): number {
  let found = 0;
  let whole = 0;
  for (const { form, lemmas, parts } of title) {
    if (isStopWord(form)) continue;
    const weight = Math.min(form.length, mostLetters);
    whole += weight;
    if (lemmas.some((lemma) => full.has(lemma))) found += weight;
    else if (parts.some((part) => full.has(part)) || lemmas.some((lemma) => near.has(lemma)))
      found += weight * nearShare;
  }
  return whole === 0 ? 0 : found / whole;
}

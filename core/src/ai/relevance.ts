import type { Analyser } from "../search/analyser.ts";
import type { QueryGroup } from "../search/searchQuery.ts";
import { isLightWord } from "./lightWords.ts";

/** A word of the question with its inverse document frequency (IDF). */
export interface WeighedWord {
  group: QueryGroup;
  weight: number;
  /** No answer has it. */
  isUnknown: boolean;
}

/** The weight of a part of a compound. */
const partWeight = 0.4;

/** The lexemes of a text. */
export function lexemesOf(text: string, analyser: Analyser): Set<string> {
  const lexemes = new Set<string>();
  for (const { form, lemmas, parts } of analyser.analyse(text)) {
    lexemes.add(form);
    for (const lexeme of [...lemmas, ...parts]) lexemes.add(lexeme);
  }
  return lexemes;
}

const sum = (words: readonly WeighedWord[]): number => words.reduce((total, { weight }) => total + weight, 0);

function found({ matches, parts }: QueryGroup, lexemes: ReadonlySet<string>): number {
  const whole = matches.map((match) => (match.lexemes.every((lexeme) => lexemes.has(lexeme)) ? match.weight : 0));
  return Math.max(0, ...whole, ...parts.map((part) => (lexemes.has(part) ? partWeight : 0)));
}

/** The share of a question that a text covers, by the weight of the words. */
export const weightIn = (words: readonly WeighedWord[], lexemes: ReadonlySet<string>): number =>
  words.reduce((total, { group, weight }) => total + weight * found(group, lexemes), 0);

/** The weight of all words of a question, and the share of those that no answer has. */
export function weigh(words: readonly WeighedWord[]): { total: number; unknown: number } {
  const total = sum(words) || 1;
  return { total, unknown: sum(words.filter(({ isUnknown }) => isUnknown)) / total };
}

/** The same words with weights that are less far apart: in a small archive a rare word need not be an important one. */
export const dampenWeights = (words: readonly WeighedWord[]): WeighedWord[] =>
  words.map((word) => ({ ...word, weight: Math.sqrt(word.weight) }));

/** The content words of a question: without the light ones, each with its synonyms. */
export const contentOf = (words: readonly WeighedWord[]): string =>
  words
    .filter(({ group: { form, matches } }) => {
      const lemmas = matches.flatMap(({ kind, lexemes: [lemma = ""] }) => (kind === "word" ? [lemma] : []));
      return ![form, ...lemmas].some(isLightWord);
    })
    .flatMap(({ group: { form, matches } }) => [
      form,
      ...matches.flatMap(({ kind, lexemes }) => (kind === "synonym" ? lexemes : [])),
    ])
    .join(" ");

/** The relevance of an answer to a question, as independent features. */
export interface Features {
  /** The score of the search, and the mean of those of its area of law: how many of the found answers are of it, and how good. */
  score: number;
  area: number;
  /** The weight of the question's words in the whole answer, and the shares of it. */
  weight: number;
  whole: number;
  titleAndQuestion: number;
  /** By softened weights: in title and question, in the best paragraph, and in title and short answer. */
  softTitleAndQuestion: number;
  softParagraph: number;
  softLead: number;
  /** The character grams of the question in the whole text and in its title. */
  grams: number;
  titleGrams: number;
  /** The grams of the question's content words: in the whole text, in its title, and in title and short answer. */
  contentGrams: number;
  titleContentGrams: number;
  leadGrams: number;
  unknown: number;
}

/**
 * Weights of features when answers are compared, each feature as a share of the best one. Fitted on the tuning halves of
 * bench/ai/sets and on the questions of bench/search/sets.
 */
const ranking = {
  score: 0.167,
  contentGrams: 0.163,
  softTitleAndQuestion: 0.149,
  grams: 0.12,
  area: 0.106,
  titleContentGrams: 0.094,
  softLead: 0.075,
  leadGrams: 0.073,
  softParagraph: 0.053,
} as const;

/** Orders answers by their features, best first, each with its score from 0 to 1. */
export function rankByFeatures<T extends { features: Features }>(answers: readonly T[]): (T & { rank: number })[] {
  const keys = Object.keys(ranking) as (keyof typeof ranking)[];
  const most = (key: keyof typeof ranking): number => Math.max(...answers.map(({ features }) => features[key])) || 1;
  return answers
    .map((answer) => ({
      ...answer,
      rank: keys.reduce((total, key) => total + (ranking[key] * answer.features[key]) / most(key), 0),
    }))
    .sort((one, other) => other.rank - one.rank);
}

/**
 * A logistic regression on the same questions, on others that no answer covers, and on each question without the
 * answers that cover it.
 */
const support = {
  score: 1.97,
  weight: 0.28,
  whole: 0.93,
  titleAndQuestion: 1.45,
  contentGrams: 0.02,
  titleGrams: 0.06,
  leadGrams: 0.04,
  unknown: -1.09,
} as const;
const bias = -4;
const lead = 0.73;
/** The threshold of confidence. Below it more questions are answered wrongly than are declined needlessly. */
export const leastSupport = -0.5;

/** The confidence that the best answer covers the question, as log odds. @param ahead its distance to the second one */
export const supportOf = (features: Features, ahead: number): number =>
  (Object.keys(support) as (keyof typeof support)[]).reduce(
    (total, key) => total + support[key] * features[key],
    bias + lead * ahead,
  );

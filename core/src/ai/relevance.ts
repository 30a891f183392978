import type { Analyser } from "../search/analyser.ts";
import type { QueryGroup } from "../search/searchQuery.ts";

/** A word of the question, and how much it says: its inverse document frequency. */
export interface WeighedWord {
  group: QueryGroup;
  weight: number;
  /** No answer has it. */
  isUnknown: boolean;
}

/** What a part of a compound counts. */
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

/** How much of a question a text has, by the weight of the words that it finds. */
export const weightIn = (words: readonly WeighedWord[], lexemes: ReadonlySet<string>): number =>
  words.reduce((total, { group, weight }) => total + weight * found(group, lexemes), 0);

/** The weight of all words of a question, and the share of those that no answer has. */
export function weigh(words: readonly WeighedWord[]): { total: number; unknown: number } {
  const total = sum(words) || 1;
  return { total, unknown: sum(words.filter(({ isUnknown }) => isUnknown)) / total };
}

/** How well an answer fits a question, by several independent signs. */
export interface Signs {
  /** The score of the search. */
  score: number;
  /** The weight of the question's words in the whole answer, and the shares of it. */
  weight: number;
  whole: number;
  titleAndQuestion: number;
  paragraph: number;
  short: number;
  /** The character grams of the question in the whole text, in its title, and in its short answer. */
  grams: number;
  titleGrams: number;
  shortGrams: number;
  unknown: number;
}

/** Weights of signs when answers are compared, each sign as a share of the best one. Fitted on the tuning halves of bench/ai/sets. */
const ranking = {
  score: 1.4,
  grams: 1,
  titleGrams: 0.8,
  titleAndQuestion: 0.5,
  shortGrams: 0.4,
  paragraph: 0.4,
} as const;

/** Orders answers by their signs, best first, each with its score from 0 to 1. */
export function rankBySigns<T extends { signs: Signs }>(answers: readonly T[]): (T & { rank: number })[] {
  const keys = Object.keys(ranking) as (keyof typeof ranking)[];
  const most = (key: keyof typeof ranking): number => Math.max(...answers.map(({ signs }) => signs[key])) || 1;
  const whole = keys.reduce((total, key) => total + ranking[key], 0);
  return answers
    .map((answer) => ({
      ...answer,
      rank: keys.reduce((total, key) => total + (ranking[key] * answer.signs[key]) / most(key), 0) / whole,
    }))
    .sort((one, other) => other.rank - one.rank);
}

/** A logistic regression on the tuning halves of bench/ai/sets and of other questions that no answer treats. */
const support = {
  score: 3,
  weight: 0.44,
  whole: 0.6,
  short: 1.2,
  grams: 0.16,
  titleGrams: 0.12,
  unknown: -1.5,
} as const;
const bias = -5;
/** Where one answer is far ahead, the rest are about something else, and so the archive may lack the matter. */
const lead = -4.2;
/** Below it more questions are answered wrongly than are declined needlessly. */
export const leastSupport = 0;

/** How sure it is that the best answer treats the question, as log odds. @param ahead how far the second one is behind it */
export const supportOf = (signs: Signs, ahead: number): number =>
  (Object.keys(support) as (keyof typeof support)[]).reduce(
    (total, key) => total + support[key] * signs[key],
    bias + lead * ahead,
  );

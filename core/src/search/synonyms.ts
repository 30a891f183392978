import type { Analyser } from "./analyser.ts";
import { isStopWord } from "./stopWords.ts";

/** Expressions that mean the same to a reader. One-way: those of `From` find those of `To`, not the other way round. */
export interface SynonymGroup {
  From: string[];
  /** Empty for a two-way group: each of `From` finds all others. */
  To: string[];
}

/** Lexemes of an expression, all of which must be found. */
export type Expression = readonly string[];

interface Entry {
  from: Expression;
  to: Expression[];
}

/** Looks up what an expression that begins at a word of the query stands for. */
export interface SynonymIndex {
  /** The expressions that begin with a lexeme, and what each stands for. */
  startingWith(lexeme: string): readonly Entry[];
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
  const entries = new Map<string, Entry[]>();
  for (const { From, To } of groups) {
    const from = From.map((expression) => toExpression(expression, analyser));
    const targets = To.length === 0 ? from : To.map((expression) => toExpression(expression, analyser));
    for (const expression of from) {
      const [first] = expression;
      const to = targets.filter((target) => target.length > 0 && target.join(" ") !== expression.join(" "));
      if (first === undefined || to.length === 0) continue;
      const known = entries.get(first) ?? [];
      entries.set(first, [...known, { from: expression, to }]);
    }
  }
  return { startingWith: (lexeme) => entries.get(lexeme) ?? [] };
}

/** The first lemma of each word that is searched for. */
const toExpression = (text: string, analyser: Analyser): Expression =>
  analyser.analyse(text).flatMap(({ form, lemmas: [lemma] }) => (isStopWord(form) || !lemma ? [] : [lemma]));

import { lengths } from "@lagrum/core/contract/lengths";
import { isStopWord } from "@lagrum/core/search/stopWords";
import type { SaveSynonym, UpdateSynonym } from "@lagrum/core/search/synonymSchema";

/** The form's values; a line that is being written may be empty. */
export type TypedSynonym = Partial<UpdateSynonym>;

const written = (lines: readonly string[] | null | undefined): string[] =>
  (lines ?? []).map((line) => line.replace(/\s+/g, " ").trim()).filter((line) => line !== "");

/** Maps the form's values to the request body. */
export const toSave = ({ From, To }: TypedSynonym): SaveSynonym => ({ From: written(From), To: written(To) });

/** The error of expressions that can't be saved; undefined for valid ones. */
function checkExpressions(lines: string[] | null | undefined): string | undefined {
  const expressions = written(lines);
  if (expressions.length > lengths.SynonymExpressions.max)
    return `Skriv högst ${lengths.SynonymExpressions.max} uttryck.`;
  const long = expressions.find(({ length }) => length > lengths.SynonymExpression.max);
  if (long) return `”${long}” är för långt. Ett uttryck får ha högst ${lengths.SynonymExpression.max} tecken.`;
  const empty = expressions.find((expression) => !hasSearchWord(expression));
  return empty && `Sökningen bortser från alla ord i ”${empty}”.`;
}

const wordsOf = (expression: string): string[] => expression.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const searchedOf = (expression: string): string[] => wordsOf(expression).filter((word) => !isStopWord(word));

/** Stop words are not searched for. */
const hasSearchWord = (expression: string): boolean => searchedOf(expression).length > 0;

/** "säga upp": the search would find answers with "säga". */
const isPhraseOfOneWord = (expression: string): boolean =>
  searchedOf(expression).length === 1 && wordsOf(expression).length > 1;

export const checkFrom = (lines: string[] | null): string | undefined =>
  written(lines).length === 0 ? "Skriv minst ett uttryck." : checkExpressions(lines);

/** A group needs at least two expressions. */
export function checkTo(lines: string[] | null, all: TypedSynonym): string | undefined {
  const { From, To } = toSave(all);
  if (To.length === 0 && From.length === 1)
    return "Skriv vad uttrycket också ska hitta, eller ett uttryck till ovanför.";
  const phrase = To.find((expression) => isPhraseOfOneWord(expression));
  if (phrase) return `Skriv ett ord som svaren har i stället för ”${phrase}”: sökningen bortser från småorden.`;
  return checkExpressions(lines);
}

/** A description of the group. */
export function describeDirection({ From, To }: SaveSynonym): string {
  if (To.length > 0)
    return `Åt ett håll: den som söker på ${list(From)} hittar också svar om ${list(To)}, men inte tvärtom.`;
  if (From.length > 1) return `Åt båda hållen: den som söker på något av ${list(From)} hittar svar med alla.`;
  return "Skriv minst två uttryck.";
}

const formatter = new Intl.ListFormat("sv-SE", { type: "disjunction" });
const list = (expressions: readonly string[]): string =>
  formatter.format(expressions.map((expression) => `”${expression}”`));

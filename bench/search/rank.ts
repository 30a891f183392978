import { scoreByGrams } from "@lagrum/core/search/gramRanking";
import type { Match, QueryGroup, SearchQuery } from "@lagrum/core/search/searchQuery";
import type { Archive, Document } from "./archive.ts";

/** Words from which a query reads like a question: its character grams weigh more then. */
const questionLength = 6;
const gramWeight = { words: 0.3, question: 1.5 };
const partWeight = 0.5;
/** How much of the score depends on how much of the query is found. */
const coverShare = 0.3;

/** The inverse document frequency: how much a word says about a document. */
const inverseFrequency = (count: number, total: number): number =>
  Math.log(1 + (total - Math.min(count, total) + 0.5) / (Math.min(count, total) + 0.5));

/** As PostgreSQL's ts_rank: later occurrences count less. */
const occurrenceRank = (weights: readonly number[] = []): number =>
  [...weights].sort((one, other) => other - one).reduce((sum, weight, at) => sum + weight / (at + 1) ** 2, 0) /
  (Math.PI ** 2 / 6);

/** The IDs of the documents that a query finds, best first. Any word may be missing. */
export function rank(typed: string, query: SearchQuery, { documents, vocabulary }: Archive): string[] {
  const total = documents.length;
  const countOf = ({ lexemes }: Match): number => Math.min(...lexemes.map(vocabulary.documentsWith));
  const groups = query.groups
    .map((group) => ({ group, count: group.matches.reduce((sum, match) => sum + countOf(match), 0) }))
    .filter(({ count }) => count > 0);
  const most = groups.reduce((sum, { count }) => sum + inverseFrequency(count, total), 0);

  const scoreMatch = (match: Match, count: number, { lexemes }: Document): number => {
    if (!match.lexemes.every((lexeme) => lexemes.has(lexeme))) return 0;
    const counted = match.kind === "word" ? countOf(match) : Math.max(countOf(match), count / 2);
    const found = Math.min(...match.lexemes.map((lexeme) => occurrenceRank(lexemes.get(lexeme))));
    return match.weight * inverseFrequency(counted, total) * found;
  };
  const scoreParts = ({ parts }: QueryGroup, { lexemes }: Document): number =>
    parts.reduce(
      (sum, part) =>
        sum + partWeight * inverseFrequency(vocabulary.documentsWith(part), total) * occurrenceRank(lexemes.get(part)),
      0,
    );
  const scored = documents.map((document) => {
    let [score, cover] = [0, 0];
    for (const { group, count } of groups) {
      const best = Math.max(...group.matches.map((match) => scoreMatch(match, count, document)));
      score += best + scoreParts(group, document);
      if (best > 0) cover += inverseFrequency(count, total);
    }
    return { document, score: score * (1 - coverShare + (coverShare * cover) / (most || 1)) };
  });
  const found = scored.filter(({ score }) => score > 0);
  const weight = query.groups.length >= questionLength ? gramWeight.question : gramWeight.words;
  return rerank(typed, found, weight);
}

function rerank(typed: string, found: { document: Document; score: number }[], weight: number): string[] {
  const texts = found.map(({ document }) => document.text);
  const grams = scoreByGrams(typed, texts);
  const best = Math.max(...found.map(({ score }) => score));
  const mostGrams = Math.max(...grams, Number.MIN_VALUE);
  return found
    .map(({ document, score }, at) => ({
      id: document.id,
      score: score / best + (weight * (grams[at] ?? 0)) / mostGrams,
    }))
    .sort((one, other) => other.score - one.score)
    .map(({ id }) => id);
}

import { titleShare, wantedLexemes } from "@lagrum/core/search/titleShare";
import type { ReadQuery } from "./queryReader.ts";
import { inverseFrequency, weighQuery } from "./rankStatement.ts";
import type { Candidate } from "./searchAnswers.ts";
import { swedishAnalyser } from "./swedishAnalyser.ts";

/**
 * What each sign that an answer is about a query counts. Fitted by logistic regression on the tuning sets of
 * `pnpm evaluate search`: their unanswered questions, and their other questions with the right answer left out.
 */
const weights = { cover: 1, topic: 0.6, title: 2, grams: 1, contrast: 9, content: 0.5 };
/**
 * The least evidence of a hit, at which one in seventeen of those unanswered questions shows one. Beside a hit, others need
 * less.
 */
const leastEvidence = { first: 3.6, further: 3 };
/** A query with more rare words than this says no more. */
const mostContent = 4;
/** The places whose mean score the best ones must stand out from. */
const nextPlaces = [4, 10] as const;

/** The share of a title that a query has. */
export type ShareOf = (title: string) => number;

/** Analyses each title once. */
export function createShareOf({ groups }: ReadQuery): ShareOf {
  const wanted = wantedLexemes(groups);
  const shares = new Map<string, number>();
  return (title) => {
    const share = shares.get(title) ?? titleShare(swedishAnalyser().analyse(title), wanted);
    shares.set(title, share);
    return share;
  };
}

/** The candidates that are about the query; of the best ones only, since the topic of the others is not read. */
export function findAbout(query: ReadQuery, candidates: readonly Candidate[], shareOf: ShareOf): Set<Candidate> {
  const { known, whole } = weighQuery(query);
  if (whole === 0) return new Set();
  const content = Math.min(mostContent, whole / inverseFrequency(0, query.vocabulary.total));
  const background = backgroundOf(candidates);
  const judged = candidates.flatMap((candidate) => {
    const { score, cover, topic } = candidate;
    if (topic === null) return [];
    const evidence =
      weights.cover * cover * (known / whole) +
      weights.topic * topic.cover +
      weights.title * shareOf(topic.title) +
      weights.grams * topic.grams +
      (weights.contrast * (score - background)) / whole +
      weights.content * content;
    return [{ candidate, evidence }];
  });
  if (!judged.some(({ evidence }) => evidence >= leastEvidence.first)) return new Set();
  return new Set(judged.filter(({ evidence }) => evidence >= leastEvidence.further).map(({ candidate }) => candidate));
}

function backgroundOf(candidates: readonly Candidate[]): number {
  const scores = candidates.map(({ score }) => score).sort((one, other) => other - one);
  const [from, to] = nextPlaces;
  return scores.slice(from, to).reduce((sum, score) => sum + score, 0) / (to - from);
}

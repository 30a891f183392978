import { rankByGrams } from "@lagrum/core/search/gramRanking";
import { stripHtml } from "@lagrum/core/text/text";
import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { filterByLiteralPhrases } from "./literalPhrases.ts";
import type { ReadQuery } from "./queryReader.ts";
import { rankStatement, topicCoverOf } from "./rankStatement.ts";

/** The number of best candidates that are reranked by character grams, which matter little for a few words. */
const reranked = { words: 25, question: 50 };
/** A question ends with its mark. Its grams weigh more, since it is worded like the answers' questions. */
const gramWeight = { words: 0.3, question: 3 };
/** A question is compared by its grams, so its topic raises it less. */
const raiseWeight = { words: 1.3, question: 0.8 };
/** Of 4, 5 and 6 characters, 5 found most right answers first. */
const gramLength = 5;
/** Characters of an answer that its grams are counted in. */
const longestText = 20_000;
/** Up to so many words answers with all of them come first; in a longer question the best may lack one. */
const mostWordsOfSearch = 3;
/** The cover of an answer that has every word, less a tolerance for floating point. */
export const wholeCover = 0.999;

/** An answer that a search has found. */
export interface RankedAnswer {
  id: number;
  score: number;
  /** The share of the query's known words that it has, by how rare they are: 1 is all of it. */
  cover: number;
  publishedAt: string;
}

/** One of the best answers, with what decides whether it is about the query. */
export interface Candidate extends RankedAnswer {
  /** Null beyond the best answers. */
  topic: {
    title: string;
    /** The share of the whole query that title and question have. */
    cover: number;
    /** How much of the query's character grams the text has: 1 is each of them once. */
    grams: number;
  } | null;
}

interface Row extends Record<string, unknown> {
  id: number;
  score: number;
  cover: number;
  published_at: string;
  text: string | null;
  title: string | null;
  topic_cover: number | null;
}

type Kind = keyof typeof reranked;

/** What raises a candidate beside its words and grams. 0 to 1. */
export type Raise = (candidate: { title: string; topicCover: number }) => number;

/**
 * The answers that a query finds, best first: of a few words those that have all, then those that have the rarest. Ranked
 * over the whole archive, by words in PostgreSQL and the best of them by character grams here. At most 200.
 * @param within a condition on search_documents d
 */
export const rankAnswers = (db: Reader, query: ReadQuery, within: SQL = sql`true`): Promise<RankedAnswer[]> =>
  rank(db, query, within);

/** The same, the best reranked by their topic too. */
export const rankByTopic = (db: Reader, query: ReadQuery, within: SQL, raise: Raise): Promise<Candidate[]> =>
  rank(db, query, within, raise);

async function rank(db: Reader, query: ReadQuery, within: SQL, raise?: Raise): Promise<Candidate[]> {
  const statement = rankStatement(query, within);
  if (statement === null) return [];
  const kind: Kind = query.typed.trimEnd().endsWith("?") ? "question" : "words";
  const topicCover = raise && topicCoverOf(query);
  const topic = topicCover
    ? sql`(select ${topicCover} from search_documents d where d.question_id = q.id)`
    : sql`null::float8`;
  const { rows } = await db.execute<Row>(sql`
    with ranked as (${statement})
    select r.question_id as id, r.score, r.cover, r.published_at, best.title, best.text, best.topic_cover
    from (select *, row_number() over (order by score desc, published_at desc) as place from ranked) r
    left join lateral (
      select q.title, q.title || ' ' || q.question_body || ' ' || left(a.answer_body, ${longestText}) as text,
        ${topic} as topic_cover
      from questions q join answers a on a.question_id = q.id
      where q.id = r.question_id and r.place <= ${reranked[kind]}
    ) best on true
    order by r.place`);
  const matching =
    query.literalPhrases.length > 0 ? await filterByLiteralPhrases(db, rows, query.literalPhrases) : rows;
  const sorted = rerank(query.typed, matching, kind, raise).map(
    ({ row: { id, score, cover, published_at, title, topic_cover }, grams }): Candidate => ({
      ...{ id, score, cover },
      publishedAt: published_at,
      topic: title === null ? null : { title, cover: topic_cover ?? 0, grams },
    }),
  );
  const isWhole = ({ cover }: RankedAnswer): boolean => cover >= wholeCover;
  if (query.groups.length > mostWordsOfSearch) return sorted;
  return [...sorted.filter(isWhole), ...sorted.filter((answer) => !isWhole(answer))];
}

function rerank(typed: string, rows: Row[], kind: Kind, raise: Raise | undefined): { row: Row; grams: number }[] {
  const best = rows.slice(0, reranked[kind]);
  const texts = best.map(({ text }) => stripHtml(text ?? ""));
  const { scores: grams, whole } = rankByGrams(typed, texts, gramLength);
  const weight = gramWeight[kind];
  const [mostScore, mostGrams] = [Math.max(...best.map(({ score }) => score)), Math.max(...grams, Number.MIN_VALUE)];
  const scored = best.map((row, at) => ({
    row,
    grams: (grams[at] ?? 0) / Math.max(whole, Number.MIN_VALUE),
    score:
      row.score / mostScore +
      (weight * (grams[at] ?? 0)) / mostGrams +
      raiseWeight[kind] * (raise?.({ title: row.title ?? "", topicCover: row.topic_cover ?? 0 }) ?? 0),
  }));
  scored.sort((one, other) => other.score - one.score);
  return [...scored, ...rows.slice(best.length).map((row) => ({ row, grams: 0 }))];
}

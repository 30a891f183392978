import { scoreByGrams } from "@lagrum/core/search/gramRanking";
import { stripHtml } from "@lagrum/core/text/text";
import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { filterByLiteralPhrases } from "./literalPhrases.ts";
import type { ReadQuery } from "./queryReader.ts";
import { rankStatement } from "./rankStatement.ts";

/** The number of best candidates that are reranked by character grams, which matter little for a few words. */
const reranked = { words: 25, question: 50 };
/** A question ends with its mark. Its grams weigh more, since it is worded like the answers' questions. */
const gramWeight = { words: 0.3, question: 3 };
/** Of 4, 5 and 6 characters, 5 found most right answers first. */
const gramLength = 5;
/** Characters of an answer that its grams are counted in. */
const longestText = 20_000;
/** Up to so many words answers with all of them come first; in a longer question the best may lack one. */
const mostWordsOfSearch = 3;
/** The cover of an answer that has every word, less a tolerance for floating point. */
const wholeCover = 0.999;

/** An answer that a search has found. */
export interface RankedAnswer {
  id: number;
  score: number;
  /** The share of the query that it has, by how rare the words are: 1 is all of it. */
  cover: number;
  publishedAt: string;
}

/**
 * The answers that a query finds, best first: of a few words those that have all, then those that have the rarest. Ranked
 * over the whole archive, by words in PostgreSQL and the best of them by character grams here. At most 200.
 * @param within a condition on search_documents d
 */
export async function rankAnswers(db: Reader, query: ReadQuery, within: SQL = sql`true`): Promise<RankedAnswer[]> {
  const statement = rankStatement(query, within);
  if (statement === null) return [];
  const isQuestion = query.typed.trimEnd().endsWith("?");
  const kind = isQuestion ? "question" : "words";
  const { rows } = await db.execute<{
    id: number;
    score: number;
    cover: number;
    published_at: string;
    text: string | null;
  }>(sql`
    with ranked as (${statement})
    select r.question_id as id, r.score, r.cover, r.published_at,
      case when r.place <= ${reranked[kind]} then (
        select q.title || ' ' || q.question_body || ' ' || left(a.answer_body, ${longestText})
        from questions q join answers a on a.question_id = q.id where q.id = r.question_id) end as text
    from (select *, row_number() over (order by score desc, published_at desc) as place from ranked) r
    order by r.place`);
  const matching =
    query.literalPhrases.length > 0 ? await filterByLiteralPhrases(db, rows, query.literalPhrases) : rows;
  const sorted = rerank(query.typed, matching, kind).map(({ id, score, cover, published_at }) => ({
    ...{ id, score, cover },
    publishedAt: published_at,
  }));
  const isWhole = ({ cover }: RankedAnswer): boolean => cover >= wholeCover;
  if (query.groups.length > mostWordsOfSearch) return sorted;
  return [...sorted.filter(isWhole), ...sorted.filter((answer) => !isWhole(answer))];
}

function rerank<R extends { score: number; text: string | null }>(
  typed: string,
  rows: R[],
  kind: "words" | "question",
): R[] {
  const best = rows.slice(0, reranked[kind]);
  const texts = best.map(({ text }) => stripHtml(text ?? ""));
  const grams = scoreByGrams(typed, texts, gramLength);
  const weight = gramWeight[kind];
  const [mostScore, mostGrams] = [Math.max(...best.map(({ score }) => score)), Math.max(...grams, Number.MIN_VALUE)];
  const scored = best.map((row, at) => ({
    row,
    score: row.score / mostScore + (weight * (grams[at] ?? 0)) / mostGrams,
  }));
  scored.sort((one, other) => other.score - one.score);
  return [...scored.map(({ row }) => row), ...rows.slice(best.length)];
}

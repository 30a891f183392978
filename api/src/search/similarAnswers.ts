import type { AnswerRef } from "@lagrum/core/answer/answerRefSchema";
import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Reader } from "../db/database.ts";
import { questions } from "../db/schema/questions.ts";

/** Similar answers on a page. */
const MAX_SHOWN = 5;

/** Ranking reads whole documents, so only the newest that match are ranked. */
const CANDIDATES = 200;

/** Milliseconds. */
const CACHE_TTL = 10 * 60_000;
const CACHE_SIZE = 5000;

/** The published answers of an area that are most similar to a title. */
export async function findSimilarAnswers(
  db: Reader,
  title: string,
  areaId: number,
  except: number,
): Promise<AnswerRef[]> {
  // Any of the title's words may match.
  const wanted = sql`replace(plainto_tsquery('swedish', ${title})::text, ' & ', ' | ')::tsquery`;
  const { rows } = await db.execute<{ ID: number; Title: string; Uri: string }>(sql`
    with candidates as (
      select d.question_id, d.document
      from search_documents d
      where d.area_id = ${areaId} and d.document @@ ${wanted} and d.question_id <> ${except}
      order by d.published_at desc nulls last
      limit ${CANDIDATES}
    )
    select q.id as "ID", q.title as "Title", q.uri as "Uri"
    from candidates c join questions q on q.id = c.question_id
    order by ts_rank(c.document, ${wanted}) desc, q.id desc
    limit ${MAX_SHOWN}`);
  return rows;
}

/** The IDs of similar answers, by the key of the answer. Whether they may be shown is checked on each read. */
export type SimilarAnswerCache = LRUCache<string, readonly number[]>;

export const createSimilarAnswerCache = (clock: () => Date): SimilarAnswerCache =>
  new LRUCache({ max: CACHE_SIZE, ttl: CACHE_TTL, perf: { now: () => clock().getTime() } });

/** A column with those of the given answers that are public, in the given order. */
export const visibleRefs = (ids: unknown) => sql<AnswerRef[]>`(
  select coalesce(json_agg(json_build_object('ID', s.id, 'Title', s.title, 'Uri', s.uri)
    order by array_position(${ids}::int[], s.id)), '[]')
  from ${questions} s
  where s.id = any(${ids}::int[]) and s.state = 'Published' and not s.hidden)`;

import type { AnswerRef } from "@lagrum/core/answer/answerRefSchema";
import type { CategoryRef } from "@lagrum/core/category/categorySchema";
import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { questions } from "../db/schema/questions.ts";

/** The answers that a page leads to: similar ones, or others about a category. */
export interface LinkedAnswers {
  ids: readonly number[];
  /** Null when they are similar. */
  about: CategoryRef | null;
}

/** What answers lead to, by the key of the answer. Whether they may be shown is checked on each read. */
export type SimilarAnswerCache = LRUCache<string, LinkedAnswers>;

/** Milliseconds. */
const CACHE_TTL = 10 * 60_000;
const CACHE_SIZE = 5000;

export const createSimilarAnswerCache = (clock: () => Date): SimilarAnswerCache =>
  new LRUCache({ max: CACHE_SIZE, ttl: CACHE_TTL, perf: { now: () => clock().getTime() } });

/** A column with those of the given answers that are public, in the given order. */
export const visibleRefs = (ids: unknown) => sql<AnswerRef[]>`(
  select coalesce(json_agg(json_build_object('ID', s.id, 'Title', s.title, 'Uri', s.uri)
    order by array_position(${ids}::int[], s.id)), '[]')
  from ${questions} s
  where s.id = any(${ids}::int[]) and s.state = 'Published' and not s.hidden)`;

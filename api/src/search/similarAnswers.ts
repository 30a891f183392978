import type { AnswerRef } from "@lagrum/core/answer/answerRefSchema";
import { inArray, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Reader } from "../db/database.ts";
import { questions } from "../db/schema/questions.ts";
import type { QueryReader } from "./queryReader.ts";
import { rankAnswers } from "./searchAnswers.ts";

/** Similar answers on a page. */
const mostShown = 5;
/** Least share of a question, by how rare its words are, that a similar answer has. */
const leastCover = 0.35;

/** Milliseconds. */
const CACHE_TTL = 10 * 60_000;
const CACHE_SIZE = 5000;

/** The published answers most similar to a text, best first; none rather than unlike ones. */
export type SimilarAnswerFinder = (text: string, except?: number) => Promise<AnswerRef[]>;

export const createSimilarAnswerFinder =
  (db: Reader, readQuery: QueryReader): SimilarAnswerFinder =>
  async (text, except) => {
    const query = await readQuery(text, { isLiteral: true });
    const ranked = await rankAnswers(db, query, except === undefined ? sql`true` : sql`d.question_id <> ${except}`);
    const ids = ranked
      .filter(({ cover }) => cover >= leastCover)
      .slice(0, mostShown)
      .map(({ id }) => id);
    if (ids.length === 0) return [];
    const rows = await db
      .select({ ID: questions.ID, Title: questions.Title, Uri: sql<string>`${questions.Uri}` })
      .from(questions)
      .where(inArray(questions.ID, ids));
    return rows.sort((one, other) => ids.indexOf(one.ID) - ids.indexOf(other.ID));
  };

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

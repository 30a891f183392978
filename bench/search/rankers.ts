import type { Database } from "@lagrum/api/db/database";
import { analyseAll, countWords } from "@lagrum/api/search/documentIndex";
import { findAnswers } from "@lagrum/api/search/findAnswers";
import { createQueryReader } from "@lagrum/api/search/queryReader";
import { sql } from "drizzle-orm";
import type pg from "pg";
import type { MeasuredDatabase } from "../setup/withDatabase.ts";

/** Finds the source IDs of answers, best first. */
export type Ranker = (typed: string) => Promise<string[]>;

/** Analyses all published answers, as the service does, and counts their words. */
export async function indexAnswers({ db, pool }: Pick<MeasuredDatabase, "db" | "pool">): Promise<void> {
  await analyseAll(db);
  await countWords(pool);
}

/** The service's search. */
export function serviceRanker(db: Database): Ranker {
  const read = createQueryReader(db);
  return async (typed) => {
    const ranked = await findAnswers(db, await read(typed));
    const { rows } = await db.execute<{ source: string }>(sql`
      select q.source_id as source from unnest(${sql.param(ranked.map(({ id }) => id))}::int[]) with ordinality as r (id, place)
      join questions q on q.id = r.id order by r.place`);
    return rows.map(({ source }) => source);
  };
}

/** PostgreSQL's Swedish stemmer and stop words: all words of a query, or any of them, ranked by ts_rank. */
export async function snowballRankers(client: pg.Client): Promise<{ every: Ranker; any: Ranker }> {
  await client.query(`create temp table snowball as
    select q.source_id as source,
      setweight(to_tsvector('swedish', q.title), 'A') || setweight(to_tsvector('swedish', q.question_body), 'B')
      || setweight(to_tsvector('swedish', regexp_replace(a.answer_body, '<[^>]*>', ' ', 'g')), 'C') as document
    from questions q join answers a on a.question_id = q.id where q.state = 'Published'`);
  const ranker =
    (query: string): Ranker =>
    async (typed) => {
      const { rows } = await client.query<{ source: string }>(
        `select source from snowball, ${query} as query
        where document @@ query order by ts_rank(document, query, 1) desc, source limit 200`,
        [typed],
      );
      return rows.map(({ source }) => source);
    };
  const every = "websearch_to_tsquery('swedish', $1)";
  return { every: ranker(every), any: ranker(`cast(replace(${every}::text, ' & ', ' | ') as tsquery)`) };
}

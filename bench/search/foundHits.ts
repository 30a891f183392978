import type { Database } from "@lagrum/api/db/database";
import { findAnswers } from "@lagrum/api/search/findAnswers";
import { createQueryReader } from "@lagrum/api/search/queryReader";
import { toListed } from "@lagrum/api/search/searchResult";
import { suggest } from "@lagrum/api/search/suggestions";
import { sql } from "drizzle-orm";

/** The source IDs of the answers that a reader sees as hits, best first. */
export type HitFinder = (typed: string) => Promise<string[]>;

/** The hits of the service's search. */
export function hitFinder(db: Database): HitFinder {
  const read = createQueryReader(db);
  return async (typed) => {
    const { hits } = toListed(await findAnswers(db, await read(typed)));
    return sourcesOf(
      db,
      hits.map(({ id }) => id),
    );
  };
}

/** The answers that the service suggests for a typed text. */
export function suggestionFinder(db: Database): HitFinder {
  const sources = { db, readQuery: createQueryReader(db), categories: async () => [], provisions: async () => [] };
  return async (typed) => {
    const { Answers } = await suggest(sources, typed);
    return sourcesOf(
      db,
      Answers.map(({ ID }) => ID),
    );
  };
}

async function sourcesOf(db: Database, ids: readonly number[]): Promise<string[]> {
  const { rows } = await db.execute<{ source: string }>(sql`
    select q.source_id as source from unnest(${sql.param(ids)}::int[]) with ordinality as r (id, place)
    join questions q on q.id = r.id order by r.place`);
  return rows.map(({ source }) => source);
}

import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { Page } from "../db/paging.ts";
import { questions } from "../db/schema/questions.ts";

/** Ranking reads whole documents: without this limit a common word would take seconds. */
export const CANDIDATES = 500;

/** Never part of a prepared statement: the planner must see the words, since the best plan depends on how common they are. */
export const tsqueryOf = (words: string): SQL => sql`websearch_to_tsquery('swedish', ${words})`;

interface Search {
  words: string;
  page: Page;
  byRelevance: boolean;
  category?: { ID: number; isArea: boolean };
}

/**
 * The IDs of the published answers that match, best or newest first, among the newest 500 that match. The total stops
 * there as well. A search has offsets only, no cursor.
 */
export async function searchAnswers(
  db: Database,
  { words, page, byRelevance, category }: Search,
): Promise<{ ids: number[]; total: number }> {
  const within = category
    ? category.isArea
      ? sql`and d.area_id = ${category.ID}`
      : sql`and d.category_id = ${category.ID}`
    : sql``;
  const wanted = tsqueryOf(words);
  const direction = page.order === "asc" ? sql`asc` : sql`desc`;
  const order = byRelevance ? sql`ts_rank(c.document, ${wanted}) desc,` : sql``;
  const { rows } = await db.execute<{ id: number; total: number }>(sql`
    with candidates as (
      select d.question_id, d.published_at, d.document
      from search_documents d
      where d.document @@ ${wanted} ${within}
      order by d.published_at desc nulls last
      limit ${CANDIDATES}
    )
    select c.question_id as id, (select count(*)::int from candidates) as total
    from candidates c
    order by ${order} c.published_at ${direction}, c.question_id ${direction}
    limit ${page.limit} offset ${page.offset}`);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** Filters published questions by a full-text search. */
export const isFoundBy = (words: string): SQL => sql`${questions.ID} in (
  select d.question_id from search_documents d where d.document @@ ${tsqueryOf(words)})`;

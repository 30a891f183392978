import { sql } from "drizzle-orm";
import type { Database } from "../db.ts";
import type { Page } from "../paging.ts";

/** Ranking reads each document whole: a word that half the archive has would cost seconds without this. */
export const CANDIDATES = 500;

interface Search {
  words: string;
  page: Page;
  byRelevance: boolean;
  category?: { ID: number; isArea: boolean };
}

/**
 * The numbers of the published answers that a search finds, best or newest first: among the newest 500 that match,
 * which is also where the total stops. A search has offsets only, no cursor.
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
  const direction = page.order === "asc" ? sql`asc` : sql`desc`;
  const order = byRelevance ? sql`ts_rank(c.document, wanted.words) desc,` : sql``;
  const { rows } = await db.execute<{ id: number; total: number }>(sql`
    with wanted as (select websearch_to_tsquery('swedish', ${words}) as words),
    candidates as (
      select d.question_id, d.published_at, d.document
      from search_documents d, wanted
      where d.document @@ wanted.words ${within}
      order by d.published_at desc
      limit ${CANDIDATES}
    )
    select c.question_id as id, (select count(*)::int from candidates) as total
    from candidates c, wanted
    order by ${order} c.published_at ${direction}, c.question_id ${direction}
    limit ${page.limit} offset ${page.offset}`);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

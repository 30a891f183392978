import type { NewsQuery, StaffNews, StaffNewsList } from "@lagrum/core/contract/news";
import { excerpt, stripHtml } from "@lagrum/core/domain/text";
import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Reader } from "../db.ts";
import { Failure } from "../failure.ts";
import { behind, containing, cut, pageOf, sorting } from "../paging.ts";
import { news } from "../schema/news.ts";

export type Audience = "public" | "staff";

/** Characters of a text that a list shows. */
const EXCERPT = 240;

const seenBy = (audience: Audience, now: Date): SQL | undefined =>
  audience === "staff" ? undefined : lte(news.PublishedAt, now.toISOString());

const words = sql<string>`${news.Title} || ' ' || regexp_replace(${news.Body}, '<[^>]*>', ' ', 'g')`;

/** How a text begins: its paragraphs, for headings and lists say little on one line. */
const beginning = (html: string): string => excerpt(stripHtml(html.replace(/<(h2|h3|ul|ol)>.*?<\/\1>/gs, "")), EXCERPT);

/** News, newest first; for staff what isn't published yet comes before all else. */
export async function listNews(db: Reader, query: NewsQuery, audience: Audience, now: Date): Promise<StaffNewsList> {
  const page = pageOf(query);
  const filter = and(seenBy(audience, now), query.Query ? sql`${words} ilike ${containing(query.Query)}` : undefined);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(news)
      .where(and(filter, behind(news.PublishedAt, news.ID, page)))
      .orderBy(...sorting(news.PublishedAt, news.ID, page.order))
      .limit(page.limit + 1)
      .offset(page.offset),
    db.$count(news, filter),
  ]);
  const { rows: shown, After } = cut(rows, page, ({ PublishedAt, ID }) => [PublishedAt, ID]);
  return {
    News: shown.map(({ Body, ...row }) => ({ ...row, Excerpt: beginning(Body) })),
    Pages: Math.ceil(total / page.limit),
    Total: total,
    After,
  };
}

/** @param id the number, or the address @throws Failure NOT_FOUND when there is none, or none for that audience. */
export async function getNews(db: Reader, id: number | string, audience: Audience, now: Date): Promise<StaffNews> {
  const which = typeof id === "number" ? eq(news.ID, id) : eq(news.Uri, id);
  const [row] = await db
    .select()
    .from(news)
    .where(and(which, seenBy(audience, now)));
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}

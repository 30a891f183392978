import type { NewsFile, NewsQuery, StaffNews, StaffNewsList } from "@lagrum/core/news/newsSchema";
import { newsSlug } from "@lagrum/core/text/slug";
import { excerpt, stripHtml } from "@lagrum/core/text/text";
import { and, asc, desc, eq, inArray, isNotNull, like, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Reader, Transaction } from "../db/database.ts";
import { afterCursor, cut, likePattern, pageOf, sorting } from "../db/paging.ts";
import { files } from "../db/schema/files.ts";
import { news, newsAddresses, newsFiles } from "../db/schema/news.ts";
import { addressOf } from "../files/fileAddress.ts";
import { Failure } from "../http/failure.ts";

export type Audience = "public" | "staff";

/** Characters of a text in a list. */
const EXCERPT = 240;

const columns = {
  ID: news.ID,
  Uri: news.Uri,
  Title: news.Title,
  Body: news.Body,
  PublishedAt: news.PublishedAt,
  UpdatedAt: news.UpdatedAt,
};
type NewsRow = Pick<typeof news.$inferSelect, keyof typeof columns>;

const seenBy = (audience: Audience, now: Date): SQL | undefined =>
  audience === "staff" ? undefined : lte(news.PublishedAt, now.toISOString());

const words = sql<string>`${news.Title} || ' ' || regexp_replace(${news.Body}, '<[^>]*>', ' ', 'g')`;

/** The excerpt: paragraphs only, without headings and lists. */
const beginning = (html: string): string => excerpt(stripHtml(html.replace(/<(h2|h3|ul|ol)>.*?<\/\1>/gs, "")), EXCERPT);

/** News, newest first; for staff unpublished news come first. */
export async function listNews(db: Reader, query: NewsQuery, audience: Audience, now: Date): Promise<StaffNewsList> {
  const page = pageOf(query);
  const filter = and(seenBy(audience, now), query.Query ? sql`${words} ilike ${likePattern(query.Query)}` : undefined);
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(news)
      .where(and(filter, afterCursor(news.PublishedAt, news.ID, page)))
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

/** The attachments, in order. */
async function filesOf(db: Reader, id: number): Promise<NewsFile[]> {
  const rows = await db
    .select({ file: files })
    .from(newsFiles)
    .innerJoin(files, eq(files.ID, newsFiles.FileID))
    .where(and(eq(newsFiles.NewsID, id), eq(newsFiles.InText, false)))
    .orderBy(asc(newsFiles.Position));
  return rows.map(({ file }) => ({
    ID: file.ID,
    Name: file.Name,
    Url: addressOf(file),
    MediaType: file.MediaType ?? "",
    Size: file.Size,
  }));
}

const addressed = (db: Reader, Uri: string) =>
  or(
    eq(news.Uri, Uri),
    inArray(news.ID, db.select({ ID: newsAddresses.NewsID }).from(newsAddresses).where(eq(newsAddresses.Uri, Uri))),
  );

/**
 * @param id the ID, or a current or former address
 * @throws Failure NOT_FOUND when there is none, or none that the audience may see.
 */
export async function getNews(db: Reader, id: number | string, audience: Audience, now: Date): Promise<StaffNews> {
  const which = typeof id === "number" ? eq(news.ID, id) : addressed(db, id);
  const [row] = await db
    .select(columns)
    .from(news)
    .where(and(which, seenBy(audience, now)))
    .orderBy(desc(eq(news.Uri, String(id))))
    .limit(1);
  if (!row) throw new Failure("NOT_FOUND");
  return { ...row, files: await filesOf(db, row.ID) };
}

/** Serialises edits of news, so that two with the same title get different addresses. */
export const lockAddresses = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('news'))`);

/** A free address for the title, with a number appended if other news have or had it. Call lockAddresses first. */
export async function freeUri(tx: Transaction, title: string, id: number | null): Promise<string> {
  const wanted = newsSlug(title);
  const now = await tx
    .select({ Uri: news.Uri })
    .from(news)
    .where(and(like(news.Uri, `${wanted}%`), id === null ? undefined : ne(news.ID, id)));
  const before = await tx
    .select({ Uri: newsAddresses.Uri })
    .from(newsAddresses)
    .where(and(like(newsAddresses.Uri, `${wanted}%`), id === null ? undefined : ne(newsAddresses.NewsID, id)));
  const taken = new Set([...now, ...before].map(({ Uri }) => Uri));
  for (let number = 1; ; number += 1) {
    const uri = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(uri)) return uri;
  }
}

/** The row, locked until the transaction ends. @throws Failure NOT_FOUND */
export async function lockNews(tx: Transaction, id: number): Promise<NewsRow> {
  const [row] = await tx.select(columns).from(news).where(eq(news.ID, id)).for("update");
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}

type Written = Omit<NewsRow, "ID" | "UpdatedAt">;

export async function insertNews(tx: Transaction, row: Written, now: Date): Promise<number> {
  const [made] = await tx
    .insert(news)
    .values({ ...row, UpdatedAt: now.toISOString() })
    .returning({ ID: news.ID });
  if (!made) throw new Error("an insert gave no row");
  return made.ID;
}

export const updateNews = (tx: Transaction, id: number, row: Written, now: Date) =>
  tx
    .update(news)
    .set({ ...row, UpdatedAt: now.toISOString() })
    .where(eq(news.ID, id));

/** Redirects a former address. */
export const recordFormerAddress = (tx: Transaction, id: number, Uri: string) =>
  tx.insert(newsAddresses).values({ Uri, NewsID: id }).onConflictDoNothing();

/** Sets the files of a piece of news. @throws Failure INCORRECT_PROPERTIES for a missing file */
export async function setFiles(tx: Transaction, id: number, attached: number[], inText: number[]): Promise<void> {
  const wanted = [...new Set(attached)];
  const there = await tx
    .select({ ID: files.ID })
    .from(files)
    .where(and(inArray(files.ID, [...wanted, ...inText]), isNotNull(files.ReadyAt)))
    .for("key share");
  const ids = new Set(there.map(({ ID }) => ID));
  if (wanted.some((file) => !ids.has(file))) throw new Failure("INCORRECT_PROPERTIES", { Files: ["INVALID_VALUE"] });
  await tx.delete(newsFiles).where(eq(newsFiles.NewsID, id));
  const rows = [
    ...wanted.map((FileID, Position) => ({ NewsID: id, FileID, InText: false, Position })),
    ...inText.filter((file) => ids.has(file)).map((FileID) => ({ NewsID: id, FileID, InText: true, Position: 0 })),
  ];
  if (rows.length > 0) await tx.insert(newsFiles).values(rows);
}

/** Names of the attachments in order, for the audit log. */
export const fileNamesOf = async (db: Reader, id: number): Promise<string[]> =>
  (await filesOf(db, id)).map(({ Name }) => Name);

export const removeNews = (tx: Transaction, id: number) => tx.delete(news).where(eq(news.ID, id));

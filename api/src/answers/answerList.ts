import type { AnswerList, AnswerQuery } from "@lagrum/core/contract/answer";
import { excerpt } from "@lagrum/core/domain/text";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db.ts";
import { behind, cut, idsOf, type Page, pageOf, sorting } from "../paging.ts";
import { categories } from "../schema/categories.ts";
import { questions } from "../schema/questions.ts";
import { searchAnswers } from "../search/searchAnswers.ts";
import { isPublic } from "./answerRows.ts";

export type CategoryKind = (id: number) => Promise<"area" | "sub" | null>;

/** Characters of a question that a list shows. */
const EXCERPT = 300;

/** Published answers: the newest, those of a category, those with given numbers, or those that a search finds. */
export async function listAnswers(db: Database, kindOf: CategoryKind, query: AnswerQuery): Promise<AnswerList> {
  const page = pageOf(query);
  const kind = query.CategoryID === undefined ? null : await kindOf(query.CategoryID);
  if (query.CategoryID !== undefined && kind === null) return { Answers: [], Pages: 0, Total: 0, After: null };
  const within = query.CategoryID === undefined ? undefined : inCategory(kind === "area", query.CategoryID);
  if (query.Query) return search(db, query, query.Query, page, kind === "area");

  const found = query.ID === undefined ? undefined : inArray(questions.ID, idsOf(query.ID));
  const rows = await selectRows(db, page, and(within, found), found ? undefined : counter(query.CategoryID));
  const total = rows[0]?.Total ?? (page.offset === 0 && !page.after ? 0 : await readTotal(db, query.CategoryID));
  const { rows: shown, After } = cut(rows, page, (row) => [row.PublishedAt, row.ID]);
  return answerOf(shown, found ? shown.length : total, page, After);
}

const inCategory = (isArea: boolean, id: number) => eq(isArea ? questions.AreaID : questions.CategoryID, id);

/** The number of published answers, kept by a trigger: counting them costs more than the page. */
const counter = (categoryId: number | undefined): SQL<number> =>
  categoryId === undefined
    ? sql<number>`(select coalesce(sum(answer_count), 0)::int from categories where parent_id is null)`
    : sql<number>`(select answer_count from categories where id = ${categoryId})`;

async function readTotal(db: Database, categoryId: number | undefined): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select ${counter(categoryId)} as total`);
  return rows[0]?.total ?? 0;
}

const columns = {
  ID: questions.ID,
  Title: questions.Title,
  Uri: sql<string>`${questions.Uri}`,
  QuestionBody: sql<string>`left(${questions.QuestionBody}, ${sql.raw(String(2 * EXCERPT))})`,
  Category: { ID: categories.ID, Name: categories.Name, Uri: categories.Uri },
  PublishedAt: sql<string>`${questions.PublishedAt}`.mapWith(questions.PublishedAt),
};
type Row = { [K in keyof typeof columns]: AnswerList["Answers"][number][K] };

const selectRows = (db: Database, page: Page, filter: SQL | undefined, total: SQL<number> | undefined) =>
  db
    .select({ ...columns, Total: total ?? sql<number>`0` })
    .from(questions)
    .innerJoin(categories, eq(categories.ID, questions.CategoryID))
    .where(and(isPublic, filter, behind(questions.PublishedAt, questions.ID, page)))
    .orderBy(...sorting(questions.PublishedAt, questions.ID, page.order))
    .limit(page.limit + 1)
    .offset(page.offset);

async function search(
  db: Database,
  query: AnswerQuery,
  words: string,
  page: Page,
  isArea: boolean,
): Promise<AnswerList> {
  const { ids, total } = await searchAnswers(db, {
    words,
    page,
    byRelevance: query.Sort !== "PublishedAt",
    ...(query.CategoryID !== undefined && { category: { ID: query.CategoryID, isArea } }),
  });
  if (ids.length === 0) return answerOf([], total, page, null);
  const rows = await db
    .select(columns)
    .from(questions)
    .innerJoin(categories, eq(categories.ID, questions.CategoryID))
    .where(and(isPublic, inArray(questions.ID, ids)));
  const place = new Map(ids.map((id, index) => [id, index]));
  rows.sort((one, other) => (place.get(one.ID) ?? 0) - (place.get(other.ID) ?? 0));
  return answerOf(rows, total, page, null);
}

const answerOf = (rows: Row[], total: number, page: Page, After: string | null): AnswerList => ({
  Answers: rows.map((row) => ({ ...row, QuestionBody: excerpt(row.QuestionBody, EXCERPT) })),
  Pages: Math.ceil(total / page.limit),
  Total: total,
  After,
});

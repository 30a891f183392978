import type { AnswerList, AnswerListItem, AnswerQuery } from "@lagrum/core/answer/answerSchema";
import { excerpt } from "@lagrum/core/text/text";
import { and, eq, inArray, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { areas } from "../categories/areaAlias.ts";
import type { CategoryKind } from "../categories/categoryFilter.ts";
import type { Database } from "../db/database.ts";
import { afterCursor, cut, idsOf, type Page, pageOf } from "../db/paging.ts";
import { answers } from "../db/schema/answers.ts";
import { categories } from "../db/schema/categories.ts";
import { questions } from "../db/schema/questions.ts";
import { highlightPassage, highlightTitle, parseHighlight, withEllipses } from "../search/highlight.ts";
import { isPublic } from "../search/publicQuestions.ts";
import { searchAnswers } from "../search/searchAnswers.ts";

/** Characters of a question in a list. */
const EXCERPT = 300;

/** Lists published answers: the newest, by category, by ID, or by a search. */
export function createAnswerLister(db: Database, kindOf: CategoryKind) {
  const newest = prepareNewest(db);
  return async function listAnswers(query: AnswerQuery): Promise<AnswerList> {
    const page = pageOf(query);
    const kind = query.CategoryID === undefined ? "everything" : await kindOf(query.CategoryID);
    if (kind === null) return { Answers: [], Pages: 0, Total: 0, After: null };
    if (query.Query) return search(db, { ...query, Query: query.Query }, page, kind === "area");
    if (query.ID !== undefined) return listByIds(db, kind, { ...query, ID: query.ID }, page);

    const key = { category: query.CategoryID, limit: page.limit + 1, offset: page.offset };
    const rows =
      page.order === "desc" && page.after === null
        ? await newest[kind].execute(key)
        : await selectRows(db, page, within(kind, query.CategoryID), counter(query.CategoryID));
    const total = rows[0]?.Total ?? (await readTotal(db, query.CategoryID));
    const { rows: shown, After } = cut(rows, page, (row) => [row.PublishedAt, row.ID]);
    return answerOf(shown, total, page, After);
  };
}

type Kind = "everything" | "area" | "sub";

const within = (kind: Kind, id: number | SQLWrapper | undefined): SQL | undefined => {
  if (kind === "everything" || id === undefined) return undefined;
  return eq(kind === "area" ? questions.AreaID : questions.CategoryID, id);
};

/** Prepared statements for the first pages, which most visitors see. */
function prepareNewest(db: Database) {
  const category = sql.placeholder("category");
  const page = {
    limit: sql.placeholder("limit"),
    offset: sql.placeholder("offset"),
    order: "desc",
    after: null,
  } as const;
  const prepare = (kind: Kind, total: SQL<number>) =>
    selectRows(db, page, within(kind, sql`${category}`), total).prepare(`newest_${kind}`);
  return {
    everything: prepare("everything", counter(undefined)),
    area: prepare("area", counter(sql`${category}`)),
    sub: prepare("sub", counter(sql`${category}`)),
  };
}

async function listByIds(
  db: Database,
  kind: Kind,
  { CategoryID, ID }: AnswerQuery & { ID: string },
  page: Page,
): Promise<AnswerList> {
  const filter = and(within(kind, CategoryID), inArray(questions.ID, idsOf(ID)));
  const rows = await selectRows(db, page, filter, sql<number>`(count(*) over ())::int`);
  const { rows: shown, After } = cut(rows, page, (row) => [row.PublishedAt, row.ID]);
  return answerOf(shown, rows[0]?.Total ?? 0, page, After);
}

/** The number of published answers, maintained by a trigger: counting costs more than the page. */
const counter = (categoryId: number | SQL | undefined): SQL<number> =>
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
  Area: { ID: areas.ID, Name: areas.Name, Uri: areas.Uri, Urgent: areas.Urgent },
  PublishedAt: sql<string>`${questions.PublishedAt}`.mapWith(questions.PublishedAt),
  UpdatedAt: answers.UpdatedAt,
};
type Row = { [K in keyof typeof columns]: AnswerListItem[K] };

/** The order of the indexes, nulls included. Another order could not use them, although no value is null here. */
const byPublication = {
  asc: sql`${questions.PublishedAt} asc nulls first, ${questions.ID} asc nulls first`,
  desc: sql`${questions.PublishedAt} desc nulls last, ${questions.ID} desc nulls last`,
};

type PageOf<N> = Pick<Page, "order" | "after"> & { limit: N; offset: N };

const selectRows = (db: Database, page: PageOf<number | Placeholder>, filter: SQL | undefined, total: SQL<number>) =>
  db
    .select({ ...columns, Total: total })
    .from(questions)
    .innerJoin(answers, eq(answers.ID, questions.ID))
    .innerJoin(categories, eq(categories.ID, questions.CategoryID))
    .innerJoin(areas, eq(areas.ID, questions.AreaID))
    .where(and(isPublic, filter, afterCursor(questions.PublishedAt, questions.ID, page)))
    .orderBy(byPublication[page.order])
    .limit(typeof page.limit === "number" ? page.limit + 1 : page.limit)
    .offset(page.offset);

async function search(
  db: Database,
  query: AnswerQuery & { Query: string },
  page: Page,
  isArea: boolean,
): Promise<AnswerList> {
  const words = query.Query;
  const { ids, total } = await searchAnswers(db, {
    words,
    page,
    byRelevance: query.Sort !== "PublishedAt",
    ...(query.CategoryID !== undefined && { category: { ID: query.CategoryID, isArea } }),
  });
  if (ids.length === 0) return answerOf([], total, page, null);
  const rows = await db
    .select({ ...columns, FoundTitle: highlightTitle(words), FoundPassage: highlightPassage(words) })
    .from(questions)
    .innerJoin(answers, eq(answers.ID, questions.ID))
    .innerJoin(categories, eq(categories.ID, questions.CategoryID))
    .innerJoin(areas, eq(areas.ID, questions.AreaID))
    .where(and(isPublic, inArray(questions.ID, ids)));
  const place = new Map(ids.map((id, index) => [id, index]));
  rows.sort((one, other) => (place.get(one.ID) ?? 0) - (place.get(other.ID) ?? 0));
  return answerOf(rows, total, page, null);
}

/** The passages that match; the beginning of the question when only the title does. */
function foundIn(row: Row & { FoundTitle?: string; FoundPassage?: string }): AnswerListItem["Found"] {
  if (row.FoundTitle === undefined || row.FoundPassage === undefined) return null;
  const passage = parseHighlight(withEllipses(row.FoundPassage));
  const Excerpt = passage.some(({ Hit }) => Hit) ? passage : [{ Text: excerpt(row.QuestionBody, EXCERPT), Hit: false }];
  return { Title: parseHighlight(row.FoundTitle), Excerpt };
}

const answerOf = (rows: Row[], total: number, page: Page, After: string | null): AnswerList => ({
  Answers: rows.map((row) => ({ ...row, QuestionBody: excerpt(row.QuestionBody, EXCERPT), Found: foundIn(row) })),
  Pages: Math.ceil(total / page.limit),
  Total: total,
  After,
});

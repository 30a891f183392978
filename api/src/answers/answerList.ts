import type { AnswerList, AnswerListItem, AnswerQuery } from "@lagrum/core/answer/answerSchema";
import type { QuestionType } from "@lagrum/core/question/questionSchema";
import { excerpt, stripHtml } from "@lagrum/core/text/text";
import { and, eq, inArray, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { answerTotal } from "../categories/answerTotal.ts";
import { areas } from "../categories/areaAlias.ts";
import { runCancellable } from "../db/cancellable.ts";
import type { Database } from "../db/database.ts";
import { startOf } from "../db/dateRange.ts";
import { afterCursor, cut, idsOf, type Page, pageOf } from "../db/paging.ts";
import { answers } from "../db/schema/answers.ts";
import { categories } from "../db/schema/categories.ts";
import { questions } from "../db/schema/questions.ts";
import { type FoundAnswer, findAnswers } from "../search/findAnswers.ts";
import { inOrderOf } from "../search/inOrderOf.ts";
import { createMarker, type Marker } from "../search/markedText.ts";
import { isPublic } from "../search/publicQuestions.ts";
import type { ReadQuery } from "../search/queryReader.ts";
import { describeSearch, toListed } from "../search/searchResult.ts";
import type { ListContext } from "../search/staffSearch.ts";

/** Characters of a question in a list. */
const EXCERPT = 300;

/** Lists published answers. @param signal aborts when the client disconnects */
export type AnswerLister = (query: AnswerQuery, signal: AbortSignal) => Promise<AnswerList>;

/** Lists published answers: the newest, by category, by ID, or by a search. */
export function createAnswerLister({
  db,
  pool,
  kindOf,
  readQuery,
}: Omit<ListContext, "findSimilar" | "conflictSeal">): AnswerLister {
  const newest = prepareNewest(db);
  return async function listAnswers(query, signal) {
    const page = pageOf(query);
    const kind = query.CategoryID === undefined ? "everything" : await kindOf(query.CategoryID);
    if (kind === null) return { Answers: [], Pages: 0, Total: 0, After: null, Search: null };
    if (query.Query) {
      const read = await readQuery(query.Query, { isLiteral: query.Literal === true });
      const narrowing: Narrowing = { kind, ...query };
      const ranked = await runCancellable(pool, signal, (one) => findAnswers(one, read, withinDocuments(narrowing)));
      return listRanked(db, read, page, { ranked, byDate: query.Sort === "PublishedAt" });
    }
    if (query.ID !== undefined) return listByIds(db, kind, { ...query, ID: query.ID }, page);

    const key = { category: query.CategoryID, limit: page.limit + 1, offset: page.offset };
    const isNarrowed = query.Year !== undefined || query.Type !== undefined;
    const filter = and(within(kind, query.CategoryID), publishedIn(query.Year), ofType(query.Type));
    const rows =
      page.order === "desc" && page.after === null && !isNarrowed
        ? await newest[kind].execute(key)
        : await selectRows(db, page, filter, isNarrowed ? countOf(filter) : counter(query.CategoryID));
    const total = rows[0]?.Total ?? (isNarrowed ? 0 : await readTotal(db, query.CategoryID));
    const { rows: shown, After } = cut(rows, page, (row) => [row.PublishedAt, row.ID]);
    return answerOf(shown, page, { total, after: After });
  };
}

type Kind = "everything" | "area" | "sub";

const within = (kind: Kind, id: number | SQLWrapper | undefined): SQL | undefined => {
  if (kind === "everything" || id === undefined) return undefined;
  return eq(kind === "area" ? questions.AreaID : questions.CategoryID, id);
};

const yearStart = (year: number): SQL => startOf(`${year}-01-01`);

const publishedIn = (year: number | undefined): SQL | undefined =>
  year === undefined
    ? undefined
    : sql`${questions.PublishedAt} >= ${yearStart(year)} and ${questions.PublishedAt} < ${yearStart(year + 1)}`;

const ofType = (type: QuestionType | undefined): SQL | undefined =>
  type === undefined ? undefined : eq(questions.Type, type);

const countOf = (filter: SQL | undefined): SQL<number> =>
  sql<number>`(select count(*)::int from ${questions} where ${and(isPublic, filter)})`;

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
  return answerOf(shown, page, { total: rows[0]?.Total ?? 0, after: After });
}

/** The number of published answers, maintained by a trigger: counting costs more than the page. */
const counter = (categoryId: number | SQL | undefined): SQL<number> =>
  categoryId === undefined ? answerTotal : sql<number>`(select answer_count from categories where id = ${categoryId})`;

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

interface Narrowing {
  kind: Kind;
  CategoryID?: number | undefined;
  Year?: number | undefined;
  Type?: QuestionType | undefined;
}

/** Conditions on search_documents d. */
function withinDocuments({ kind, CategoryID, Year, Type }: Narrowing): SQL {
  const conditions = [
    ...(CategoryID === undefined || kind === "everything"
      ? []
      : [kind === "area" ? sql`d.area_id = ${CategoryID}` : sql`d.category_id = ${CategoryID}`]),
    ...(Year === undefined
      ? []
      : [sql`d.published_at >= ${yearStart(Year)} and d.published_at < ${yearStart(Year + 1)}`]),
    ...(Type === undefined
      ? []
      : [sql`exists (select from questions q where q.id = d.question_id and q.type = ${Type})`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

async function listRanked(
  db: Database,
  query: ReadQuery,
  page: Page,
  { ranked, byDate }: { ranked: readonly FoundAnswer[]; byDate: boolean },
): Promise<AnswerList> {
  const { hits, near } = toListed(ranked);
  // Near answers are not sorted by date: the newest of them would come before the nearest.
  const sorted = [...(byDate ? sortByDate(hits, page.order) : hits), ...near];
  const ids = sorted.slice(page.offset, page.offset + page.limit).map(({ id }) => id);
  const rows = ids.length === 0 ? [] : inOrderOf(ids, await selectByIds(db, ids));
  const list = answerOf(rows, page, { total: sorted.length, marker: createMarker(query) });
  return { ...list, Search: await describeSearch(db, query, { hits, near }) };
}

function sortByDate(hits: readonly FoundAnswer[], order: "asc" | "desc"): FoundAnswer[] {
  const sign = order === "asc" ? 1 : -1;
  return hits.toSorted(
    (one, other) => sign * (Date.parse(one.publishedAt) - Date.parse(other.publishedAt) || one.id - other.id),
  );
}

/** The rows of a search, with the texts that passages are taken from. */
const selectByIds = (db: Database, ids: number[]) =>
  db
    .select({ ...columns, Question: questions.QuestionBody, Answer: answers.AnswerBody })
    .from(questions)
    .innerJoin(answers, eq(answers.ID, questions.ID))
    .innerJoin(categories, eq(categories.ID, questions.CategoryID))
    .innerJoin(areas, eq(areas.ID, questions.AreaID))
    .where(and(isPublic, inArray(questions.ID, ids)));

/** The passages that match; the beginning of the question when only the title does. */
function foundIn({ Question, Answer, ...row }: ListedRow, marker: Marker): NonNullable<AnswerListItem["Found"]> {
  const passages = marker.passages(`${Question} ${stripHtml(Answer ?? "")}`);
  const Excerpt = passages.length > 0 ? passages : [{ Text: excerpt(row.QuestionBody, EXCERPT), Hit: false }];
  return { Title: marker.title(row.Title), Excerpt };
}

type ListedRow = Row & { Question?: string; Answer?: string };

interface Listed {
  total: number;
  after?: string | null;
  marker?: Marker;
}

const answerOf = (rows: ListedRow[], page: Page, { total, after = null, marker }: Listed): AnswerList => ({
  Answers: rows.map((row) => ({
    ...row,
    QuestionBody: excerpt(row.QuestionBody, EXCERPT),
    Found: marker ? foundIn(row, marker) : null,
  })),
  Pages: Math.ceil(total / page.limit),
  Total: total,
  After: after,
  Search: null,
});

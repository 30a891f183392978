import type { ExportAnswers, StaffAnswerList, StaffAnswerQuery } from "@lagrum/core/answer/answerSchema";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { categoryFilter } from "../categories/categoryFilter.ts";
import type { Database } from "../db/database.ts";
import { within } from "../db/dateRange.ts";
import { afterCursor, cappedTotal, cut, idsOf, pageOf, sorting, totalOf } from "../db/paging.ts";
import { accounts } from "../db/schema/accounts.ts";
import { answers } from "../db/schema/answers.ts";
import { categories } from "../db/schema/categories.ts";
import { questions } from "../db/schema/questions.ts";
import { inOrderOf } from "../search/inOrderOf.ts";
import type { ReadQuery } from "../search/queryReader.ts";
import { describeStaffSearch, pageOfRanking, rankIfByRelevance } from "../search/staffRanking.ts";
import {
  columnSort,
  countLimit,
  countOf,
  type ListContext,
  type Narrowing,
  readSearch,
  rowsOf,
} from "../search/staffSearch.ts";
import { answerColumns, authorOf } from "./answerRows.ts";

/** The filters of the list. `category`: see categoryFilter. */
export const matching = (
  query: ExportAnswers & Pick<Partial<StaffAnswerQuery>, "ID">,
  category: SQL | undefined,
  search: ReadQuery | undefined,
): Narrowing => ({
  from: sql`${questions} join ${answers} on ${answers.ID} = ${questions.ID}`,
  filter: and(
    category,
    query.Hidden === undefined ? undefined : eq(questions.Hidden, query.Hidden),
    query.State && eq(questions.State, query.State),
    query.Type && eq(questions.Type, query.Type),
    query.UserID === undefined ? undefined : eq(answers.UserID, query.UserID),
    within(questions.PublishedAt, query.PublishedFrom, query.PublishedTo),
    query.ID === undefined ? undefined : inArray(questions.ID, idsOf(query.ID)),
  ),
  search,
  texts: [questions.Title, answers.AnswerBody, questions.QuestionBody],
});

/** Sortable columns. */
export const sortColumn = { PublishedAt: questions.PublishedAt, UpdatedAt: answers.UpdatedAt, ID: questions.ID };

/** The ID column of the table that the list is sorted by, so that one index serves order and cursor. */
export const rowOf = (sort: keyof typeof sortColumn) => (sort === "UpdatedAt" ? answers.ID : questions.ID);

const selectRows = (db: Database, total: SQL<number>) =>
  db
    .select({ ...answerColumns, Total: total })
    .from(questions)
    .innerJoin(answers, eq(answers.ID, questions.ID))
    .innerJoin(categories, eq(categories.ID, questions.CategoryID))
    .leftJoin(accounts, eq(accounts.UserID, answers.UserID));

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>["execute"]>>[number];

const toListItem = (row: Row) => ({ ...row, Objected: row.ObjectedAt !== null, User: authorOf(row) });

/**
 * The staff's list of answers and drafts. The total is exact up to 10 000, and up to 1 000 in a search. By relevance the
 * best are listed; any of the words may be missing.
 */
export async function listStaffAnswers(context: ListContext, query: StaffAnswerQuery): Promise<StaffAnswerList> {
  const { db, kindOf } = context;
  const page = pageOf(query);
  const search = await readSearch(context, query.Query);
  const narrowing = matching(query, await categoryFilter(query.CategoryID, kindOf), search);
  const ranking = await rankIfByRelevance(db, narrowing, query);
  if (ranking) {
    const { shown, totals } = pageOfRanking(ranking, page);
    const rows = inOrderOf(shown, await selectRows(db, sql`0`).where(inArray(questions.ID, shown)));
    return { Answers: rows.map(toListItem), ...totals, Search: describeStaffSearch(search, ranking.whole) };
  }
  const sort = columnSort(query.Sort, "PublishedAt");
  const column = sortColumn[sort];
  const total = countOf(narrowing, 1);
  const order = sorting(column, rowOf(sort), page.order);
  const limit = page.limit + 1;
  const found = await selectRows(db, total)
    .where(
      rowsOf(narrowing, {
        afterCursor: afterCursor(column, rowOf(sort), page),
        order,
        limit: page.offset + limit,
      }),
    )
    .orderBy(...order)
    .limit(limit)
    .offset(page.offset);
  const { rows, After } = cut(found, page, (row) => [row[sort], row.ID]);
  const capped = cappedTotal(await totalOf(db, found[0], page, total), countLimit(narrowing));
  return {
    Answers: rows.map(toListItem),
    Pages: Math.ceil(capped.Total / page.limit),
    ...capped,
    After,
    Search: describeStaffSearch(search, null),
  };
}

import type { ExportAnswers, StaffAnswerList, StaffAnswerQuery } from "@lagrum/core/answer/answerSchema";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { categoryFilter } from "../categories/categoryFilter.ts";
import { within } from "../db/dateRange.ts";
import { afterCursor, cappedTotal, cut, idsOf, pageOf, sorting, totalOf } from "../db/paging.ts";
import { accounts } from "../db/schema/accounts.ts";
import { answers } from "../db/schema/answers.ts";
import { categories } from "../db/schema/categories.ts";
import { questions } from "../db/schema/questions.ts";
import type { ReadQuery } from "../search/queryReader.ts";
import { countLimit, countOf, type ListContext, type Narrowing, readSearch, rowsOf } from "../search/staffSearch.ts";
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
  texts: [questions.Title, answers.AnswerBody],
});

/** Sortable columns. */
export const sortColumn = { PublishedAt: questions.PublishedAt, UpdatedAt: answers.UpdatedAt, ID: questions.ID };

/** The ID column of the table that the list is sorted by, so that one index serves order and cursor. */
export const rowOf = (sort: StaffAnswerQuery["Sort"]) => (sort === "UpdatedAt" ? answers.ID : questions.ID);

/** The staff's list of answers and drafts. The total is exact up to 10 000, and up to 1 000 in a search. */
export async function listStaffAnswers(context: ListContext, query: StaffAnswerQuery): Promise<StaffAnswerList> {
  const { db, kindOf } = context;
  const page = pageOf(query);
  const column = sortColumn[query.Sort];
  const narrowing = matching(
    query,
    await categoryFilter(query.CategoryID, kindOf),
    await readSearch(context, query.Query),
  );
  const total = countOf(narrowing, 1);
  const order = sorting(column, rowOf(query.Sort), page.order);
  const limit = page.limit + 1;
  const found = await db
    .select({ ...answerColumns, Total: total })
    .from(questions)
    .innerJoin(answers, eq(answers.ID, questions.ID))
    .innerJoin(categories, eq(categories.ID, questions.CategoryID))
    .leftJoin(accounts, eq(accounts.UserID, answers.UserID))
    .where(
      rowsOf(narrowing, {
        afterCursor: afterCursor(column, rowOf(query.Sort), page),
        order,
        limit: page.offset + limit,
      }),
    )
    .orderBy(...order)
    .limit(limit)
    .offset(page.offset);
  const { rows, After } = cut(found, page, (row) => [row[query.Sort], row.ID]);
  const capped = cappedTotal(await totalOf(db, found[0], page, total), countLimit(narrowing));
  return {
    Answers: rows.map((row) => ({ ...row, Objected: row.ObjectedAt !== null, User: authorOf(row) })),
    Pages: Math.ceil(capped.Total / page.limit),
    ...capped,
    After,
  };
}

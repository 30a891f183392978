import type { ExportAnswers, StaffAnswerList, StaffAnswerQuery } from "@lagrum/core/contract/answer";
import { and, eq, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import { type CategoryKind, inCategory } from "../categories/inCategory.ts";
import type { Database } from "../db.ts";
import { behind, COUNT_LIMIT, containing, cut, idsOf, pageOf, sorting, totalOf } from "../paging.ts";
import { within } from "../period.ts";
import { accounts } from "../schema/accounts.ts";
import { answers } from "../schema/answers.ts";
import { categories } from "../schema/categories.ts";
import { questions } from "../schema/questions.ts";
import { isFoundBy } from "../search/searchAnswers.ts";
import { isPublic } from "../search/visibility.ts";
import { answerColumns, authorOf } from "./answerRows.ts";

/** What the list is narrowed down to. `category`: see inCategory. */
export const matching = (
  query: ExportAnswers & Pick<Partial<StaffAnswerQuery>, "ID">,
  category: SQL | undefined,
): SQL | undefined =>
  and(
    category,
    query.Hidden === undefined ? undefined : eq(questions.Hidden, query.Hidden),
    query.State && eq(questions.State, query.State),
    query.Type && eq(questions.Type, query.Type),
    query.UserID === undefined ? undefined : eq(answers.UserID, query.UserID),
    within(questions.PublishedAt, query.PublishedFrom, query.PublishedTo),
    query.ID === undefined ? undefined : inArray(questions.ID, idsOf(query.ID)),
    query.Query
      ? or(
          isFoundBy(query.Query),
          and(
            sql`not (${isPublic})`,
            or(ilike(questions.Title, containing(query.Query)), ilike(answers.AnswerBody, containing(query.Query))),
          ),
        )
      : undefined,
  );

/** Columns that it can be sorted by. */
export const sortColumn = { PublishedAt: questions.PublishedAt, UpdatedAt: answers.UpdatedAt, ID: questions.ID };

/** The row's number, of the table that the list is sorted by: one index then serves order and cursor. */
export const rowOf = (sort: StaffAnswerQuery["Sort"]) => (sort === "UpdatedAt" ? answers.ID : questions.ID);

/** The staff's list of answers, drafts too, with every filter. The total is exact up to 10 000. */
export async function listStaffAnswers(
  db: Database,
  kindOf: CategoryKind,
  query: StaffAnswerQuery,
): Promise<StaffAnswerList> {
  const page = pageOf(query);
  const column = sortColumn[query.Sort];
  const filter = matching(query, await inCategory(query.CategoryID, kindOf));
  const counted = db
    .select({ one: sql`1` })
    .from(answers)
    .innerJoin(questions, eq(questions.ID, answers.ID))
    .where(filter)
    .limit(COUNT_LIMIT)
    .as("counted");
  const total = sql<number>`(select count(*)::int from ${counted})`;
  const found = await db
    .select({ ...answerColumns, Total: total })
    .from(questions)
    .innerJoin(answers, eq(answers.ID, questions.ID))
    .innerJoin(categories, eq(categories.ID, questions.CategoryID))
    .leftJoin(accounts, eq(accounts.UserID, answers.UserID))
    .where(and(filter, behind(column, rowOf(query.Sort), page)))
    .orderBy(...sorting(column, rowOf(query.Sort), page.order))
    .limit(page.limit + 1)
    .offset(page.offset);
  const { rows, After } = cut(found, page, (row) => [row[query.Sort], row.ID]);
  const Total = await totalOf(db, found[0], page, total);
  return {
    Answers: rows.map((row) => ({ ...row, Objected: row.ObjectedAt !== null, User: authorOf(row) })),
    Pages: Math.ceil(Total / page.limit),
    Total,
    After,
  };
}

import type { ExportQuestions, QuestionList, QuestionQuery } from "@lagrum/core/contract/question";
import { answered, workable } from "@lagrum/core/domain/questionState";
import { and, eq, exists, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
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
import { isDue, isLate } from "./questionDue.ts";
import { excerptColumn, isConfirmed, isHeld, questionColumns, type ReadAt, toListItem } from "./questionRows.ts";

const answerBy = (userId: number) =>
  sql`(select from ${answers} where ${answers.ID} = ${questions.ID} and ${answers.UserID} = ${userId})`;

/** The rows of each list. A lease that has run out counts as none, whether or not its job has come by. */
function listed(state: QuestionQuery["State"], now: Date): SQL | undefined {
  switch (state) {
    case "unanswered":
      return and(eq(questions.State, "Open"), sql`not ${isHeld(now)}`);
    case "reserved":
      return and(inArray(questions.State, [...workable]), isHeld(now));
    case "answered":
      return inArray(questions.State, [...answered]);
    case "hidden":
      return and(questions.Hidden, isConfirmed);
    case "late":
      return and(inArray(questions.State, [...workable]), isLate(now));
    case "waiting":
      return eq(questions.State, "NeedsInfo");
    case "follow-ups":
      return and(isNotNull(questions.FollowUpAt), isNull(questions.FollowUpAnsweredAt));
    default:
      return isConfirmed;
  }
}

type Filters = Omit<ExportQuestions, "State" | "Order"> & Pick<QuestionQuery, "State" | "ID">;

/** What a list is narrowed down to. `category`: see inCategory. */
export function matching(
  query: Omit<Filters, "ID"> & Partial<Pick<Filters, "ID">>,
  category: SQL | undefined,
  now: Date,
): SQL | undefined {
  const { Type, ReservedBy, ID, Query } = query;
  const number = Query === undefined ? undefined : /^(?:L-)?(\d{1,9})$/i.exec(Query)?.[1];
  return and(
    listed(query.State, now),
    category,
    Type && eq(questions.Type, Type),
    isDue(query.Due, query.State, now),
    ReservedBy === undefined ? undefined : and(eq(questions.ReservedByID, ReservedBy), isHeld(now)),
    query.Stage && eq(questions.State, query.Stage),
    query.UserID === undefined ? undefined : exists(answerBy(query.UserID)),
    query.Hidden === undefined ? undefined : eq(questions.Hidden, query.Hidden),
    within(questions.ConfirmedAt, query.ConfirmedFrom, query.ConfirmedTo),
    within(questions.PublishedAt, query.PublishedFrom, query.PublishedTo),
    ID === undefined ? undefined : inArray(questions.ID, idsOf(ID)),
    Query
      ? or(
          isFoundBy(Query),
          and(
            sql`not (${isPublic})`,
            or(ilike(questions.Title, containing(Query)), ilike(questions.QuestionBody, containing(Query))),
          ),
          number === undefined ? undefined : eq(questions.ID, Number(number)),
        )
      : undefined,
  );
}

/** Columns that a list can be sorted by. */
export const sortColumn = {
  ConfirmedAt: questions.ConfirmedAt,
  PublishedAt: questions.PublishedAt,
  DueAt: questions.DueAt,
  FollowUpAt: questions.FollowUpAt,
  ID: questions.ID,
};

/**
 * One of the staff's lists. The total is exact up to 10 000. A Query is a search among what is published, and a part of
 * the text elsewhere: reading all of a large archive letter by letter takes seconds.
 */
export async function listQuestions(
  db: Database,
  kindOf: CategoryKind,
  query: QuestionQuery,
  at: ReadAt,
): Promise<QuestionList> {
  const page = pageOf(query);
  const column = sortColumn[query.Sort];
  const filter = matching(query, await inCategory(query.CategoryID, kindOf), at.now);
  const counted = db.select({ one: sql`1` }).from(questions).where(filter).limit(COUNT_LIMIT).as("counted");
  const total = sql<number>`(select count(*)::int from ${counted})`;
  const found = await db
    .select({ ...questionColumns, QuestionBody: excerptColumn, Total: total })
    .from(questions)
    .innerJoin(categories, eq(categories.ID, questions.CategoryID))
    .leftJoin(accounts, eq(accounts.UserID, questions.ReservedByID))
    .where(and(filter, behind(column, questions.ID, page)))
    .orderBy(...sorting(column, questions.ID, page.order))
    .limit(page.limit + 1)
    .offset(page.offset);
  const { rows, After } = cut(found, page, (row) => [row[query.Sort], row.ID]);
  const Total = await totalOf(db, found[0], page, total);
  return {
    Questions: rows.map((row) => toListItem(row, at)),
    Pages: Math.ceil(Total / page.limit),
    Total,
    After,
  };
}

import type { ExportQuestions, QuestionList, QuestionQuery } from "@lagrum/core/question/questionSchema";
import { answered, workable } from "@lagrum/core/question/questionState";
import { and, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { categoryFilter } from "../categories/categoryFilter.ts";
import type { Database } from "../db/database.ts";
import { within } from "../db/dateRange.ts";
import { afterCursor, cappedTotal, cut, idsOf, pageOf, sorting, totalOf } from "../db/paging.ts";
import { accounts } from "../db/schema/accounts.ts";
import { answers } from "../db/schema/answers.ts";
import { categories } from "../db/schema/categories.ts";
import { peerReviews } from "../db/schema/publication.ts";
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
import { isDue, isFollowUpLate, isLate } from "./questionDue.ts";
import { type ClockContext, excerptColumn, isConfirmed, isHeld, questionColumns, toListItem } from "./questionRows.ts";

const answerBy = (userId: number) =>
  sql`(select from ${answers} where ${answers.ID} = ${questions.ID} and ${answers.UserID} = ${userId})`;

const openPeerReview = sql`(select from ${peerReviews} where ${peerReviews.QuestionID} = ${questions.ID} and ${isNull(peerReviews.Outcome)})`;
const openPeerReviewBy = (readerId: number) => sql`(select from ${peerReviews}
  where ${peerReviews.QuestionID} = ${questions.ID} and ${isNull(peerReviews.Outcome)} and ${peerReviews.ReaderID} = ${readerId})`;

/** The rows of each list. An expired lease counts as none, even before its job has run. */
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
    case "today":
      return and(inArray(questions.State, [...workable]), isDue("today", state, now));
    case "late":
      return or(and(inArray(questions.State, [...workable]), isLate(now)), isFollowUpLate(now));
    case "calls":
      return and(inArray(questions.State, [...workable]), eq(questions.Type, "PhoneAdvice"));
    case "waiting":
      return eq(questions.State, "NeedsInfo");
    case "follow-ups":
      return and(isNotNull(questions.FollowUpAt), isNull(questions.FollowUpAnsweredAt));
    case "readings":
      return and(isConfirmed, exists(openPeerReview));
    default:
      return isConfirmed;
  }
}

/** Lists without any published question. */
const unpublishedLists: QuestionQuery["State"][] = ["unanswered", "reserved", "hidden", "today", "calls", "waiting"];

type Filters = Omit<ExportQuestions, "State" | "Order"> & Pick<QuestionQuery, "State" | "ID">;

/** The filters of a list. `category`: see categoryFilter. */
export function matching(
  query: Omit<Filters, "ID"> & Partial<Pick<Filters, "ID">>,
  { category, search, now }: { category?: SQL | undefined; search?: ReadQuery | undefined; now: Date },
): Narrowing {
  const { Type, ReservedBy, ID } = query;
  const filter = and(
    listed(query.State, now),
    category,
    Type && eq(questions.Type, Type),
    isDue(query.Due, query.State, now),
    ReservedBy === undefined ? undefined : and(eq(questions.ReservedByID, ReservedBy), isHeld(now)),
    query.Stage && eq(questions.State, query.Stage),
    query.UserID === undefined ? undefined : exists(answerBy(query.UserID)),
    query.ReaderID === undefined ? undefined : exists(openPeerReviewBy(query.ReaderID)),
    query.Hidden === undefined ? undefined : eq(questions.Hidden, query.Hidden),
    within(questions.ConfirmedAt, query.ConfirmedFrom, query.ConfirmedTo),
    within(questions.PublishedAt, query.PublishedFrom, query.PublishedTo),
    within(questions.AnsweredAt, query.AnsweredFrom, query.AnsweredTo),
    ID === undefined ? undefined : inArray(questions.ID, idsOf(ID)),
  );
  const isUnpublished = query.State !== undefined && unpublishedLists.includes(query.State);
  return { from: sql`${questions}`, filter, search, texts: [questions.Title, questions.QuestionBody], isUnpublished };
}

/** Sortable columns. */
export const sortColumn = {
  ConfirmedAt: questions.ConfirmedAt,
  PublishedAt: questions.PublishedAt,
  DueAt: questions.DueAt,
  FollowUpAt: questions.FollowUpAt,
  ID: questions.ID,
};

const selectRows = (db: Database, total: SQL<number>) =>
  db
    .select({ ...questionColumns, QuestionBody: excerptColumn, Total: total })
    .from(questions)
    .innerJoin(categories, eq(categories.ID, questions.CategoryID))
    .leftJoin(accounts, eq(accounts.UserID, questions.ReservedByID));

/**
 * A staff list. The total is exact up to 10 000, and up to 1 000 in a search. Query is a full-text search among
 * published questions, and a substring search elsewhere: a substring search of a large archive takes seconds. By
 * relevance the best are listed; any of the words may be missing.
 */
export async function listQuestions(
  context: ListContext,
  query: QuestionQuery,
  at: ClockContext,
): Promise<QuestionList> {
  const { db, kindOf } = context;
  const page = pageOf(query);
  const search = await readSearch(context, query.Query);
  const category = await categoryFilter(query.CategoryID, kindOf);
  const narrowing = matching(query, { category, search, now: at.now });
  const ranking = await rankIfByRelevance(db, narrowing, query);
  if (ranking) {
    const { shown, totals } = pageOfRanking(ranking, page);
    const rows = inOrderOf(shown, await selectRows(db, sql`0`).where(inArray(questions.ID, shown)));
    const Questions = rows.map((row) => toListItem(row, at));
    return { Questions, ...totals, Search: describeStaffSearch(search, ranking.whole) };
  }
  const sort = columnSort(query.Sort, "ConfirmedAt");
  const column = sortColumn[sort];
  const total = countOf(narrowing, 1);
  // Calls without an agreed time come first.
  const isEmptyFirst = query.State === "calls";
  const order = sorting(column, questions.ID, page.order, isEmptyFirst);
  const limit = page.limit + 1;
  const found = await selectRows(db, total)
    .where(
      rowsOf(narrowing, {
        afterCursor: afterCursor(column, questions.ID, page, isEmptyFirst),
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
    Questions: rows.map((row) => toListItem(row, at)),
    Pages: Math.ceil(capped.Total / page.limit),
    ...capped,
    After,
    Search: describeStaffSearch(search, null),
  };
}

import { isAdmin } from "@lagrum/core/account/roles";
import type { FieldChange } from "@lagrum/core/audit/historySchema";
import type {
  CreateTestQuestion,
  TestQuestion,
  TestQuestionList,
  TestQuestionQuery,
  UpdateTestQuestion,
} from "@lagrum/core/testQuestion/testQuestionSchema";
import { and, eq, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import { changedFields } from "../audit/auditLog.ts";
import type { Database, Reader, Transaction } from "../db/database.ts";
import { checkUnchanged } from "../db/optimisticLock.ts";
import { afterCursor, cut, idsOf, likePattern, pageOf, sorting } from "../db/paging.ts";
import { categories } from "../db/schema/categories.ts";
import { testAnswers, testQuestions } from "../db/schema/testQuestions.ts";
import { Failure } from "../http/failure.ts";
import type { Account } from "../http/session.ts";

const columns = {
  ID: testQuestions.ID,
  Title: testQuestions.Title,
  QuestionBody: testQuestions.QuestionBody,
  Guide: testQuestions.Guide,
  Category: { ID: categories.ID, Name: categories.Name, Uri: categories.Uri },
  Active: testQuestions.Active,
  SortOrder: testQuestions.SortOrder,
  AnswerCount: sql<number>`(select count(*)::int from ${testAnswers} where ${testAnswers.TestQuestionID} = ${testQuestions.ID})`,
  UpdatedAt: testQuestions.UpdatedAt,
};

/** The guide is for graders only. */
const asSeenBy = (caller: Account, row: TestQuestion): TestQuestion =>
  isAdmin(caller.roles) ? row : { ...row, Guide: null, AnswerCount: null };

const visibleTo = (caller: Account): SQL | undefined =>
  isAdmin(caller.roles) ? undefined : eq(testQuestions.Active, true);

const matching = (query: TestQuestionQuery): SQL | undefined =>
  and(
    query.Active === undefined ? undefined : eq(testQuestions.Active, query.Active),
    query.CategoryID === undefined ? undefined : eq(testQuestions.CategoryID, query.CategoryID),
    query.ID === undefined ? undefined : inArray(testQuestions.ID, idsOf(query.ID)),
    query.Query
      ? or(
          ilike(testQuestions.Title, likePattern(query.Query)),
          ilike(testQuestions.QuestionBody, likePattern(query.Query)),
        )
      : undefined,
  );

const sortColumn = {
  SortOrder: testQuestions.SortOrder,
  UpdatedAt: testQuestions.UpdatedAt,
  ID: testQuestions.ID,
};

/** The test questions as the caller may see them. */
export async function listTestQuestions(
  db: Database,
  query: TestQuestionQuery,
  caller: Account,
): Promise<TestQuestionList> {
  const page = pageOf(query);
  const column = sortColumn[query.Sort];
  const filter = and(matching(query), visibleTo(caller));
  const [found, Total] = await Promise.all([
    db
      .select(columns)
      .from(testQuestions)
      .leftJoin(categories, eq(categories.ID, testQuestions.CategoryID))
      .where(and(filter, afterCursor(column, testQuestions.ID, page)))
      .orderBy(...sorting(column, testQuestions.ID, page.order))
      .limit(page.limit + 1)
      .offset(page.offset),
    db.$count(testQuestions, filter),
  ]);
  // SortOrder is no cursor: test questions fit within the largest offset.
  const { rows, After } = cut(found, page, (row) => [query.Sort === "UpdatedAt" ? row.UpdatedAt : row.ID, row.ID]);
  return {
    TestQuestions: rows.map((row) => asSeenBy(caller, row)),
    Pages: Math.ceil(Total / page.limit),
    Total,
    After: query.Sort === "SortOrder" ? null : After,
  };
}

/** One test question as the caller may see it. @throws Failure NOT_FOUND */
export async function getTestQuestion(db: Reader, id: number, caller: Account): Promise<TestQuestion> {
  const [row] = await db
    .select(columns)
    .from(testQuestions)
    .leftJoin(categories, eq(categories.ID, testQuestions.CategoryID))
    .where(and(eq(testQuestions.ID, id), visibleTo(caller)));
  if (!row) throw new Failure("NOT_FOUND");
  return asSeenBy(caller, row);
}

/** @throws Failure INCORRECT_PROPERTIES for an unknown category */
async function checkCategory(tx: Transaction, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  if ((await tx.$count(categories, eq(categories.ID, id))) === 0) {
    throw new Failure("INCORRECT_PROPERTIES", { CategoryID: ["INVALID_VALUE"] });
  }
}

export async function insertTestQuestion(tx: Transaction, question: CreateTestQuestion): Promise<number> {
  await checkCategory(tx, question.CategoryID);
  const [row] = await tx.insert(testQuestions).values(question).returning({ ID: testQuestions.ID });
  if (!row) throw new Error("an insert gave no row");
  return row.ID;
}

/**
 * Updates the given fields. @returns the changes, for the audit log
 * @throws Failure NOT_FOUND, CHANGED_BY_OTHER, INCORRECT_PROPERTIES
 */
export async function updateTestQuestion(
  tx: Transaction,
  id: number,
  { UpdatedAt, ...change }: UpdateTestQuestion,
): Promise<FieldChange[]> {
  const [row] = await tx.select().from(testQuestions).where(eq(testQuestions.ID, id)).for("update");
  if (!row) throw new Failure("NOT_FOUND");
  checkUnchanged(row, UpdatedAt);
  await checkCategory(tx, change.CategoryID);
  const changed = changedFields(row, change, ["Title", "QuestionBody", "Guide"]);
  if (changed.length > 0) await tx.update(testQuestions).set(change).where(eq(testQuestions.ID, id));
  return changed;
}

/** Locked, so that no answer is inserted concurrently. @throws Failure NOT_FOUND, TEST_QUESTION_ANSWERED */
export async function removeTestQuestion(tx: Transaction, id: number): Promise<void> {
  const [row] = await tx.select().from(testQuestions).where(eq(testQuestions.ID, id)).for("update");
  if (!row) throw new Failure("NOT_FOUND");
  if ((await tx.$count(testAnswers, eq(testAnswers.TestQuestionID, id))) > 0) {
    throw new Failure("TEST_QUESTION_ANSWERED");
  }
  await tx.delete(testQuestions).where(eq(testQuestions.ID, id));
}

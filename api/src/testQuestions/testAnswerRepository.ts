import { isAdmin } from "@lagrum/core/account/roles";
import type { GradeTestAnswer, TestAnswer } from "@lagrum/core/testQuestion/testQuestionSchema";
import { and, asc, eq, isNull, type SQL } from "drizzle-orm";
import type { Reader, Transaction } from "../db/database.ts";
import { testAnswers, testQuestions } from "../db/schema/testQuestions.ts";
import { Failure } from "../http/failure.ts";
import type { Account } from "../http/session.ts";

const columns = {
  ID: testAnswers.ID,
  UserID: testAnswers.UserID,
  TestQuestion: { ID: testQuestions.ID, Title: testQuestions.Title, QuestionBody: testQuestions.QuestionBody },
  AnswerBody: testAnswers.AnswerBody,
  AnsweredAt: testAnswers.AnsweredAt,
  UpdatedAt: testAnswers.UpdatedAt,
  GradedAt: testAnswers.GradedAt,
  Grade: testAnswers.Grade,
  Comment: testAnswers.Comment,
};

type Row = TestAnswer & { UserID: number };

/** Only the applicant sees the text until it is graded, and only administrators the grade (blind grading). */
const asSeenBy = (caller: Account, { UserID, ...answer }: Row): TestAnswer => ({
  ...answer,
  AnswerBody: UserID === caller.UserID || answer.GradedAt !== null ? answer.AnswerBody : null,
  ...(!isAdmin(caller.roles) && { Grade: null, Comment: null }),
});

const select = (db: Reader, filter: SQL | undefined) =>
  db
    .select(columns)
    .from(testAnswers)
    .innerJoin(testQuestions, eq(testQuestions.ID, testAnswers.TestQuestionID))
    .where(filter)
    .orderBy(asc(testQuestions.SortOrder), asc(testQuestions.ID));

/** A person's answers, as the caller may see them. */
export async function listTestAnswersOf(db: Reader, userId: number, caller: Account): Promise<TestAnswer[]> {
  const rows = await select(db, eq(testAnswers.UserID, userId));
  return rows.map((row) => asSeenBy(caller, row));
}

const isThat = (userId: number, questionId: number) =>
  and(eq(testAnswers.UserID, userId), eq(testAnswers.TestQuestionID, questionId));

/** One answer of one person, as the caller may see it. @throws Failure NOT_FOUND */
export async function getTestAnswerOf(
  db: Reader,
  userId: number,
  questionId: number,
  caller: Account,
): Promise<TestAnswer> {
  const [row] = await select(db, isThat(userId, questionId));
  if (!row) throw new Failure("NOT_FOUND");
  return asSeenBy(caller, row);
}

/** Whether the question is active. The lock prevents its deletion until the transaction ends. */
export async function lockActiveQuestion(tx: Transaction, questionId: number): Promise<boolean> {
  const [row] = await tx
    .select({ ID: testQuestions.ID })
    .from(testQuestions)
    .where(and(eq(testQuestions.ID, questionId), eq(testQuestions.Active, true)))
    .for("key share");
  return row !== undefined;
}

/** @returns false when there was an answer already */
export async function insertTestAnswer(
  tx: Transaction,
  answer: { UserID: number; TestQuestionID: number; AnswerBody: string },
  now: Date,
): Promise<boolean> {
  const At = now.toISOString();
  const inserted = await tx
    .insert(testAnswers)
    .values({ ...answer, AnsweredAt: At, UpdatedAt: At })
    .onConflictDoNothing()
    .returning({ ID: testAnswers.ID });
  return inserted.length === 1;
}

/** Settles the race between the applicant and the grader. @returns false without such an ungraded answer */
export async function updateTestAnswer(
  tx: Transaction,
  { UserID, TestQuestionID, AnswerBody }: { UserID: number; TestQuestionID: number; AnswerBody: string },
  now: Date,
): Promise<boolean> {
  const updated = await tx
    .update(testAnswers)
    .set({ AnswerBody, UpdatedAt: now.toISOString() })
    .where(and(isThat(UserID, TestQuestionID), isNull(testAnswers.GradedAt)))
    .returning({ ID: testAnswers.ID });
  return updated.length === 1;
}

/** An answer by ID, or by applicant and test question; locked until the transaction ends. @throws Failure NOT_FOUND */
export async function lockTestAnswer(
  tx: Transaction,
  key: { ID: number } | { UserID: number; TestQuestionID: number },
) {
  const filter = "ID" in key ? eq(testAnswers.ID, key.ID) : isThat(key.UserID, key.TestQuestionID);
  const [row] = await tx.select().from(testAnswers).where(filter).for("update");
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}

type GradeColumns = Pick<typeof testAnswers.$inferSelect, "GradedByID" | "GradedAt">;

export async function setGrade(
  tx: Transaction,
  id: number,
  { Comment, ...grade }: GradeTestAnswer & GradeColumns,
): Promise<void> {
  await tx
    .update(testAnswers)
    .set({ ...grade, Comment: Comment || null })
    .where(eq(testAnswers.ID, id));
}

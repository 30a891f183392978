import { isAdmin } from "@lagrum/core/account/roles";
import type {
  CreateTestQuestion,
  GradeTestAnswer,
  UpdateTestAnswer,
  UpdateTestQuestion,
} from "@lagrum/core/testQuestion/testQuestionSchema";
import { changedFields, recordChangeOf } from "../audit/auditLog.ts";
import type { Transaction } from "../db/database.ts";
import { Failure } from "../http/failure.ts";
import type { Account } from "../http/session.ts";
import { getGrading } from "./grading.ts";
import {
  holdActiveQuestion,
  insertTestAnswer,
  lockTestAnswer,
  setGrade,
  updateTestAnswer,
} from "./testAnswerRepository.ts";
import { insertTestQuestion, removeTestQuestion, updateTestQuestion } from "./testQuestionRepository.ts";

/** @returns its number. @throws Failure INCORRECT_PROPERTIES for an unknown category */
export async function addTestQuestion(
  tx: Transaction,
  question: CreateTestQuestion,
  caller: Account,
  now: Date,
): Promise<number> {
  const id = await insertTestQuestion(tx, question);
  await recordChangeOf(tx, "testQuestion", id, "created", caller.UserID, now);
  return id;
}

/** @throws Failure NOT_FOUND, CHANGED_BY_OTHER, INCORRECT_PROPERTIES */
export async function changeTestQuestion(
  tx: Transaction,
  id: number,
  change: UpdateTestQuestion,
  caller: Account,
  now: Date,
): Promise<void> {
  const changed = await updateTestQuestion(tx, id, change);
  if (changed.length > 0) await recordChangeOf(tx, "testQuestion", id, "edited", caller.UserID, now, changed);
}

/** Answers outlive nothing: what has been answered stays. @throws Failure NOT_FOUND, TEST_QUESTION_ANSWERED */
export async function deleteTestQuestion(tx: Transaction, id: number, caller: Account, now: Date): Promise<void> {
  await removeTestQuestion(tx, id);
  await recordChangeOf(tx, "testQuestion", id, "deleted", caller.UserID, now);
}

interface Place {
  id: number;
  testQuestionId: number;
}

/** Others' rows are not found; one's own are open until the application is decided. */
function checkApplicant(userId: number, caller: Account): void {
  if (userId !== caller.UserID) throw new Failure("NOT_FOUND");
  if (caller.Status.length > 0) throw new Failure("APPLICATION_DECIDED");
}

/** The applicant answers. @throws Failure NOT_FOUND, APPLICATION_DECIDED, ANSWER_EXISTS */
export async function answerTestQuestion(
  tx: Transaction,
  { id, testQuestionId }: Place,
  AnswerBody: string,
  caller: Account,
  now: Date,
): Promise<void> {
  checkApplicant(id, caller);
  if (!(await holdActiveQuestion(tx, testQuestionId))) throw new Failure("NOT_FOUND");
  const answer = { UserID: id, TestQuestionID: testQuestionId, AnswerBody };
  if (!(await insertTestAnswer(tx, answer, now))) throw new Failure("ANSWER_EXISTS");
}

/**
 * The applicant changes the own answer, or an admin grades another's.
 * @throws Failure NOT_FOUND, NOT_ALLOWED, INCORRECT_PROPERTIES, APPLICATION_DECIDED, ALREADY_GRADED
 */
export async function changeTestAnswer(
  tx: Transaction,
  { id, testQuestionId }: Place,
  { AnswerBody, Grade, Comment }: UpdateTestAnswer,
  caller: Account,
  now: Date,
): Promise<void> {
  if (id !== caller.UserID && isAdmin(caller.roles)) {
    if (AnswerBody !== undefined) throw new Failure("INCORRECT_PROPERTIES", { AnswerBody: ["MUST_BE_EMPTY"] });
    if (Grade === undefined) throw new Failure("INCORRECT_PROPERTIES", { Grade: ["REQUIRED"] });
    return gradeTestAnswer(tx, { UserID: id, TestQuestionID: testQuestionId }, { Grade, Comment }, caller, now);
  }
  checkApplicant(id, caller);
  // Nobody grades the own answer.
  if (Grade !== undefined || Comment) throw new Failure("NOT_ALLOWED");
  if (AnswerBody === undefined) throw new Failure("INCORRECT_PROPERTIES", { AnswerBody: ["REQUIRED"] });
  if (await updateTestAnswer(tx, id, testQuestionId, AnswerBody, now)) return;
  await lockTestAnswer(tx, { UserID: id, TestQuestionID: testQuestionId });
  throw new Failure("ALREADY_GRADED");
}

/**
 * Grades an answer, or changes the grade; the history keeps each.
 * @throws Failure NOT_FOUND, NOT_ALLOWED for one's own, CHANGED_BY_OTHER
 */
export async function gradeTestAnswer(
  tx: Transaction,
  key: Parameters<typeof lockTestAnswer>[1],
  { Version, ...grade }: GradeTestAnswer,
  caller: Account,
  now: Date,
): Promise<void> {
  const answer = await lockTestAnswer(tx, key);
  if (answer.UserID === caller.UserID) throw new Failure("NOT_ALLOWED");
  if (Version !== undefined && Version !== (await getGrading(tx, answer.ID)).Version) {
    throw new Failure("CHANGED_BY_OTHER");
  }
  if (answer.Grade === grade.Grade && (answer.Comment ?? "") === (grade.Comment ?? "")) return;
  await setGrade(tx, answer.ID, grade, caller.UserID, now);
  const given = { Grade: grade.Grade, Comment: grade.Comment ?? "" };
  await recordChangeOf(tx, "account", answer.UserID, "testGraded", caller.UserID, now, [
    { Field: "TestQuestionID", After: answer.TestQuestionID },
    ...changedFields({ ...answer, Comment: answer.Comment ?? "" }, given, ["Comment"]),
  ]);
}

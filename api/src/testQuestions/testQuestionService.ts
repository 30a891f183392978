import { isAdmin } from "@lagrum/core/account/roles";
import type {
  CreateTestQuestion,
  GradeTestAnswer,
  UpdateTestAnswer,
  UpdateTestQuestion,
} from "@lagrum/core/testQuestion/testQuestionSchema";
import { changedFields, recordChange } from "../audit/auditLog.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import type { Account } from "../http/session.ts";
import { getGrading } from "./grading.ts";
import {
  insertTestAnswer,
  lockActiveQuestion,
  lockTestAnswer,
  setGrade,
  updateTestAnswer,
} from "./testAnswerRepository.ts";
import { insertTestQuestion, removeTestQuestion, updateTestQuestion } from "./testQuestionRepository.ts";

/** @returns its ID. @throws Failure INCORRECT_PROPERTIES for an unknown category */
export async function createTestQuestion(context: ServiceContext, question: CreateTestQuestion): Promise<number> {
  const { tx } = context;
  const id = await insertTestQuestion(tx, question);
  await recordChange(context, { Entity: "testQuestion", EntityID: id, Action: "created" });
  return id;
}

/** @throws Failure NOT_FOUND, CHANGED_BY_OTHER, INCORRECT_PROPERTIES */
export async function editTestQuestion(context: ServiceContext, id: number, change: UpdateTestQuestion): Promise<void> {
  const { tx } = context;
  const changed = await updateTestQuestion(tx, id, change);
  if (changed.length > 0)
    await recordChange(context, { Entity: "testQuestion", EntityID: id, Action: "edited", Changed: changed });
}

/** Deletes a test question; one with answers can't be deleted. @throws Failure NOT_FOUND, TEST_QUESTION_ANSWERED */
export async function deleteTestQuestion(context: ServiceContext, id: number): Promise<void> {
  const { tx } = context;
  await removeTestQuestion(tx, id);
  await recordChange(context, { Entity: "testQuestion", EntityID: id, Action: "deleted" });
}

interface Place {
  id: number;
  testQuestionId: number;
}

/** Other people's answers are NOT_FOUND; one's own may be edited until the application is decided. */
function checkApplicant(userId: number, caller: Account): void {
  if (userId !== caller.UserID) throw new Failure("NOT_FOUND");
  if (caller.Status.length > 0) throw new Failure("APPLICATION_DECIDED");
}

/** The applicant answers. @throws Failure NOT_FOUND, APPLICATION_DECIDED, ANSWER_EXISTS */
export async function answerTestQuestion(
  context: ServiceContext,
  { id, testQuestionId }: Place,
  AnswerBody: string,
): Promise<void> {
  const { tx, caller, now } = context;
  checkApplicant(id, caller);
  if (!(await lockActiveQuestion(tx, testQuestionId))) throw new Failure("NOT_FOUND");
  const answer = { UserID: id, TestQuestionID: testQuestionId, AnswerBody };
  if (!(await insertTestAnswer(tx, answer, now))) throw new Failure("ANSWER_EXISTS");
}

/**
 * The applicant edits their own answer, or an administrator grades another person's.
 * @throws Failure NOT_FOUND, NOT_ALLOWED, INCORRECT_PROPERTIES, APPLICATION_DECIDED, ALREADY_GRADED
 */
export async function editTestAnswer(
  context: ServiceContext,
  { id, testQuestionId }: Place,
  { AnswerBody, Grade, Comment }: UpdateTestAnswer,
): Promise<void> {
  const { tx, caller, now } = context;
  if (id !== caller.UserID && isAdmin(caller.roles)) {
    if (AnswerBody !== undefined) throw new Failure("INCORRECT_PROPERTIES", { AnswerBody: ["MUST_BE_EMPTY"] });
    if (Grade === undefined) throw new Failure("INCORRECT_PROPERTIES", { Grade: ["REQUIRED"] });
    return gradeTestAnswer(context, { UserID: id, TestQuestionID: testQuestionId }, { Grade, Comment });
  }
  checkApplicant(id, caller);
  // A person may not grade their own answer.
  if (Grade !== undefined || Comment) throw new Failure("NOT_ALLOWED");
  if (AnswerBody === undefined) throw new Failure("INCORRECT_PROPERTIES", { AnswerBody: ["REQUIRED"] });
  if (await updateTestAnswer(tx, { UserID: id, TestQuestionID: testQuestionId, AnswerBody }, now)) return;
  await lockTestAnswer(tx, { UserID: id, TestQuestionID: testQuestionId });
  throw new Failure("ALREADY_GRADED");
}

/**
 * Grades an answer, or changes the grade; the audit log has both.
 * @throws Failure NOT_FOUND, NOT_ALLOWED for one's own, CHANGED_BY_OTHER
 */
export async function gradeTestAnswer(
  context: ServiceContext,
  key: Parameters<typeof lockTestAnswer>[1],
  { Version, ...grade }: GradeTestAnswer,
): Promise<void> {
  const { tx, caller, now } = context;
  const answer = await lockTestAnswer(tx, key);
  if (answer.UserID === caller.UserID) throw new Failure("NOT_ALLOWED");
  if (Version !== undefined && Version !== (await getGrading(tx, answer.ID)).Version) {
    throw new Failure("CHANGED_BY_OTHER");
  }
  if (answer.Grade === grade.Grade && (answer.Comment ?? "") === (grade.Comment ?? "")) return;
  await setGrade(tx, answer.ID, { ...grade, GradedByID: caller.UserID, GradedAt: now.toISOString() });
  const given = { Grade: grade.Grade, Comment: grade.Comment ?? "" };
  await recordChange(context, {
    Entity: "account",
    EntityID: answer.UserID,
    Action: "testGraded",
    Changed: [
      { Field: "TestQuestionID", After: answer.TestQuestionID },
      ...changedFields({ ...answer, Comment: answer.Comment ?? "" }, given, ["Comment"]),
    ],
  });
}

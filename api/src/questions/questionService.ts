import { editObstacle } from "@lagrum/core/answer/answerRules";
import type { UpdateQuestion } from "@lagrum/core/question/questionSchema";
import { findPublished } from "../anonymisation/anonymisationRepository.ts";
import { refuseIdentifying } from "../anonymisation/publicationGate.ts";
import { changedFields, recordChange, told } from "../audit/auditLog.ts";
import type { Transaction } from "../db/database.ts";
import { checkUnchanged } from "../db/optimisticLock.ts";
import { Failure } from "../http/failure.ts";
import type { Account } from "../http/session.ts";
import {
  findOffer,
  getTextChange,
  lockAnyQuestion,
  lockQuestion,
  removeQuestion,
  setHidden,
  setObjected,
  updateText,
} from "./questionRepository.ts";

type QuestionText = Omit<UpdateQuestion, "UpdatedAt">;

/**
 * Edits the text before publication, or after; a published question keeps its address.
 * @throws Failure NOT_FOUND, NOT_ALLOWED, NOT_RESERVED, RESERVED_BY_OTHER, CHANGED_BY_OTHER, INCORRECT_PROPERTIES,
 * IDENTIFYING_LEFT
 */
export async function editQuestion(
  tx: Transaction,
  id: number,
  { UpdatedAt, ...text }: UpdateQuestion,
  caller: Account,
  now: Date,
): Promise<void> {
  const question = await lockQuestion(tx, id);
  const obstacle = editObstacle(question, caller, now);
  if (obstacle) throw new Failure(obstacle);
  checkUnchanged({ UpdatedAt: await getTextChange(tx, id) }, UpdatedAt);
  if (text.CategoryID !== undefined && !(await findOffer(tx, text.CategoryID, question.Type)).category) {
    throw new Failure("INCORRECT_PROPERTIES", { CategoryID: ["INVALID_VALUE"] });
  }
  const changed = changedFields(question, text, ["Title", "QuestionBody"]);
  if (changed.length === 0) return;
  if (question.State === "Published") await refuseNewNames(tx, id, text);
  await updateText(tx, id, text);
  await recordChange(tx, id, "edited", caller.UserID, now, changed);
}

/** What is public already may be edited, yet no one newly pointed out. @throws Failure IDENTIFYING_LEFT */
async function refuseNewNames(tx: Transaction, id: number, text: QuestionText): Promise<void> {
  const published = await findPublished(tx, id);
  if (!published) return;
  const { UserID: authorId, ...before } = published;
  const texts = {
    ...before,
    Title: text.Title ?? before.Title,
    QuestionBody: text.QuestionBody ?? before.QuestionBody,
  };
  await refuseIdentifying(tx, { id, authorId, texts, before });
}

/** Takes the question off the public site. @throws Failure NOT_FOUND */
export async function hide(tx: Transaction, id: number, caller: Account, now: Date): Promise<void> {
  const question = await lockQuestion(tx, id);
  if (question.Hidden) return;
  await setHidden(tx, id, true);
  await recordChange(tx, id, "hidden", caller.UserID, now, [told("Hidden", false, true)]);
}

/** Shows it again, unless its asker has objected. @throws Failure NOT_FOUND, PUBLICATION_OBJECTED */
export async function unhide(tx: Transaction, id: number, caller: Account, now: Date): Promise<void> {
  const question = await lockQuestion(tx, id);
  if (question.ObjectedAt !== null) throw new Failure("PUBLICATION_OBJECTED");
  if (!question.Hidden) return;
  await setHidden(tx, id, false);
  await recordChange(tx, id, "unhidden", caller.UserID, now, [told("Hidden", true, false)]);
}

/** The asker objects to publication: hidden at once. */
export async function object(tx: Transaction, id: number, now: Date): Promise<void> {
  const question = await lockAnyQuestion(tx, id);
  if (!question || question.ObjectedAt !== null) return;
  await setObjected(tx, id, now);
  await recordChange(tx, id, "objected", null, now);
}

/** Deletes the question with its answer and the asker's data; the history keeps that it was done. @throws Failure NOT_FOUND */
export async function deleteQuestion(tx: Transaction, id: number, caller: Account, now: Date): Promise<void> {
  const removed = await removeQuestion(tx, id);
  if (!removed) throw new Failure("NOT_FOUND");
  await recordChange(tx, id, "deleted", caller.UserID, now, [told("State", removed.State, null)]);
}

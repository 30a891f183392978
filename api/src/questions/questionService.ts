import { editObstacle } from "@lagrum/core/answer/answerRules";
import type { UpdateQuestion } from "@lagrum/core/question/questionSchema";
import { isAnswered } from "@lagrum/core/question/questionState";
import { eq } from "drizzle-orm";
import { findPublished } from "../anonymisation/anonymisationRepository.ts";
import { refusePersonalData } from "../anonymisation/publicationGate.ts";
import { changedFields, fieldChange, recordQuestionChange } from "../audit/auditLog.ts";
import type { Transaction } from "../db/database.ts";
import { checkUnchanged } from "../db/optimisticLock.ts";
import { questions } from "../db/schema/questions.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext, ServiceContext } from "../http/serviceContext.ts";
import { endOrdersOfDeleted } from "../orders/questionOrders.ts";
import { findAsker } from "./askerRepository.ts";
import { removeQuestions } from "./closingRepository.ts";
import {
  findOffer,
  getTextChange,
  lockAnyQuestion,
  lockQuestion,
  setHidden,
  setObjected,
  updateText,
} from "./questionRepository.ts";

type QuestionText = Omit<UpdateQuestion, "UpdatedAt">;

/**
 * Edits the text. A published question has a fixed address.
 * @throws Failure NOT_FOUND, NOT_ALLOWED, NOT_RESERVED, RESERVED_BY_OTHER, CHANGED_BY_OTHER, INCORRECT_PROPERTIES,
 * IDENTIFYING_LEFT
 */
export async function editQuestion(
  context: ServiceContext,
  id: number,
  { UpdatedAt, ...text }: UpdateQuestion,
): Promise<void> {
  const { tx, caller, now } = context;
  const question = await lockQuestion(tx, id);
  const obstacle = editObstacle(question, caller, now);
  if (obstacle) throw new Failure(obstacle);
  checkUnchanged({ UpdatedAt: await getTextChange(tx, id) }, UpdatedAt);
  if (text.CategoryID !== undefined && !(await findOffer(tx, text.CategoryID, question.Type)).category) {
    throw new Failure("INCORRECT_PROPERTIES", { CategoryID: ["INVALID_VALUE"] });
  }
  const changed = changedFields(question, text, ["Title", "QuestionBody"]);
  if (changed.length === 0) return;
  if (question.State === "Published") await refuseNewPii(tx, id, text);
  await updateText(tx, id, text);
  await recordQuestionChange(context, id, "edited", changed);
}

/** Refuses an edit that adds personal data to a published text. @throws Failure IDENTIFYING_LEFT */
async function refuseNewPii(tx: Transaction, id: number, text: QuestionText): Promise<void> {
  const published = await findPublished(tx, id);
  if (!published) return;
  const { UserID: authorId, ...before } = published;
  const texts = {
    ...before,
    Title: text.Title ?? before.Title,
    QuestionBody: text.QuestionBody ?? before.QuestionBody,
  };
  await refusePersonalData(tx, { id, authorId, texts, before });
}

/** Hides the question from the public. @throws Failure NOT_FOUND */
export async function hideQuestion(context: ServiceContext, id: number): Promise<void> {
  const { tx } = context;
  const question = await lockQuestion(tx, id);
  if (question.Hidden) return;
  await setHidden(tx, id, true);
  await recordQuestionChange(context, id, "hidden", [fieldChange("Hidden", false, true)]);
}

/**
 * Shows it again, unless its asker has objected. A published text must pass the PII check of publishing.
 * @throws Failure NOT_FOUND, PUBLICATION_OBJECTED, IDENTIFYING_LEFT
 */
export async function unhideQuestion(context: ServiceContext, id: number): Promise<void> {
  const { tx } = context;
  const question = await lockQuestion(tx, id);
  if (question.ObjectedAt !== null) throw new Failure("PUBLICATION_OBJECTED");
  if (!question.Hidden) return;
  const published = question.State === "Published" && (await findPublished(tx, id));
  if (published) {
    const { UserID: authorId, ...texts } = published;
    await refusePersonalData(tx, { id, authorId, texts, before: null });
  }
  await setHidden(tx, id, false);
  await recordQuestionChange(context, id, "unhidden", [fieldChange("Hidden", true, false)]);
}

/** The asker objects to publication: the question is hidden at once. */
export async function objectToPublication(context: OpenContext, id: number): Promise<void> {
  const { tx, now } = context;
  const question = await lockAnyQuestion(tx, id);
  if (!question || question.ObjectedAt !== null) return;
  await setObjected(tx, id, now);
  await recordQuestionChange({ ...context, caller: null }, id, "objected");
}

/**
 * Deletes the question with its answer, the asker's data and queued mails; the audit log still has the deletion. An
 * asker whose address is confirmed gets a mail about it. What was paid and not delivered is refunded.
 * @throws Failure NOT_FOUND
 */
export async function deleteQuestion(context: ServiceContext, id: number): Promise<void> {
  const { tx, jobs, now } = context;
  const asker = await findAsker(tx, id);
  await lockAnyQuestion(tx, id);
  await endOrdersOfDeleted(context, id);
  const [removed] = await removeQuestions(tx, eq(questions.ID, id), now);
  if (!removed) throw new Failure("NOT_FOUND");
  await jobs.removeMails(tx, { QuestionID: id });
  if (asker && removed.ConfirmedAt !== null) {
    const wasAnswered = isAnswered(removed.State);
    await jobs.send(tx, "mail", { Kind: "questionDeleted", Email: asker.Email, QuestionID: id, wasAnswered });
  }
  await recordQuestionChange(context, id, "deleted", [fieldChange("State", removed.State, null)]);
}

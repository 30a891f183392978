import type { CreateAnswer, StaffAnswer, UpdateAnswer } from "@lagrum/core/contract/answer";
import { answerObstacle, holderObstacle } from "@lagrum/core/domain/answering";
import { dayOf } from "@lagrum/core/domain/dates";
import { isAnswered, publicationObstacle } from "@lagrum/core/domain/questionState";
import { answerSlug } from "@lagrum/core/domain/slug";
import type { App } from "../app.ts";
import { findAsker } from "../askers.ts";
import { recordChange } from "../changes.ts";
import { issueCode } from "../codes.ts";
import type { Transaction } from "../db.ts";
import { Failure } from "../failure.ts";
import type { Account } from "../session.ts";
import {
  getStoredAnswer,
  insertAnswer,
  type LockedQuestion,
  lockQuestion,
  markAnswered,
  markPublished,
  updateAnswer,
} from "./answerRepository.ts";
import { isEmpty, sanitise } from "./sanitise.ts";

/**
 * Begins the draft of a question that the caller holds.
 * @throws Failure NOT_FOUND, QUESTION_NOT_OPEN, NOT_RESERVED, RESERVED_BY_OTHER, ANSWER_EXISTS
 */
export async function createAnswer(
  tx: Transaction,
  { QuestionID, AnswerBody }: CreateAnswer,
  caller: Account,
  now: Date,
): Promise<StaffAnswer> {
  const question = await lockQuestion(tx, QuestionID);
  if (!question) throw new Failure("NOT_FOUND");
  const obstacle = holderObstacle(question, caller, now);
  if (obstacle) throw new Failure(obstacle);
  if (!(await insertAnswer(tx, QuestionID, sanitise(AnswerBody), caller.UserID))) throw new Failure("ANSWER_EXISTS");
  await recordChange(tx, QuestionID, "answerBegun", caller.UserID, now);
  return getStoredAnswer(tx, QuestionID);
}

/**
 * Saves, sends or publishes an answer; each takes the steps before it along. What is sent already isn't sent again.
 * @throws Failure NOT_FOUND, QUESTION_NOT_OPEN, NOT_RESERVED, RESERVED_BY_OTHER, NOT_ALLOWED, CHANGED_BY_OTHER,
 * ANSWER_EMPTY, CONSENT_MISSING, PUBLICATION_OBJECTED
 */
export async function changeAnswer(
  { jobs }: App,
  tx: Transaction,
  id: number,
  { Action, AnswerBody, Version }: UpdateAnswer,
  caller: Account,
  now: Date,
): Promise<void> {
  const question = await lockQuestion(tx, id);
  if (!question?.answer) throw new Failure("NOT_FOUND");
  const { answer } = question;
  const obstacle = answerObstacle(question, answer.UserID, caller, now);
  if (obstacle) throw new Failure(obstacle);
  if (Version !== undefined && Version !== answer.Version) throw new Failure("CHANGED_BY_OTHER");

  const wasSent = isAnswered(question.State);
  const html = AnswerBody === undefined ? answer.AnswerBody : sanitise(AnswerBody);
  if ((Action !== "save" || wasSent) && isEmpty(html)) throw new Failure("ANSWER_EMPTY");
  const refusal = Action === "publish" ? publicationObstacle(question) : null;
  if (refusal) throw new Failure(refusal);

  const sending = Action !== "save" && !wasSent;
  const sent = { UserID: caller.UserID, SentAt: now.toISOString(), ValidAt: answer.ValidAt ?? dayOf(now) };
  await updateAnswer(tx, id, { AnswerBody: html, ...(sending && sent) });
  if (wasSent && html !== answer.AnswerBody) await recordChange(tx, id, "answerEdited", caller.UserID, now);
  if (sending) {
    await markAnswered(tx, id, now);
    await recordChange(tx, id, "sent", caller.UserID, now);
    await tellAsker({ jobs }, tx, question, now);
  }
  if (Action === "publish" && question.State !== "Published") {
    await markPublished(tx, id, question.Uri ?? answerSlug(question.Title), now);
    await recordChange(tx, id, "published", caller.UserID, now);
  }
}

/** The mail has a code of its own: the one from the confirmation may be old by now. */
async function tellAsker({ jobs }: Pick<App, "jobs">, tx: Transaction, question: LockedQuestion, now: Date) {
  const asker = await findAsker(tx, question.ID);
  if (!asker) return;
  const Code = await issueCode(tx, "questionStatus", question.ID, now);
  await jobs.send(tx, "mail", {
    Kind: "questionAnswered",
    To: asker.Email,
    FirstName: asker.FirstName,
    QuestionID: question.ID,
    Code,
  });
}

import { answerObstacle, holderObstacle } from "@lagrum/core/answer/answerRules";
import type { AnswerAction, CreateAnswer, StaffAnswer, UpdateAnswer } from "@lagrum/core/answer/answerSchema";
import { isSameText } from "@lagrum/core/answer/answerText";
import type { QuestionState } from "@lagrum/core/question/questionSchema";
import { isAnswered, publicationObstacle } from "@lagrum/core/question/questionState";
import { dayOf } from "@lagrum/core/text/dates";
import { answerSlug } from "@lagrum/core/text/slug";
import { issueCode } from "../accounts/accessCodes.ts";
import { refuseIdentifying } from "../anonymisation/publicationGate.ts";
import type { App } from "../app.ts";
import { changedFields, recordChange, told } from "../audit/auditLog.ts";
import type { Transaction } from "../db/database.ts";
import { Failure } from "../http/failure.ts";
import type { Account } from "../http/session.ts";
import { type Rules, requireReading } from "../peerReview/peerReviewService.ts";
import { findAsker } from "../questions/askerRepository.ts";
import { earn } from "../salaries/earnedLines.ts";
import {
  getStoredAnswer,
  insertAnswer,
  type LockedQuestion,
  lockQuestion,
  markAnswered,
  markPublished,
  updateAnswer,
} from "./answerRepository.ts";
import { noText, toStored } from "./answerText.ts";
import { isEmpty } from "./sanitise.ts";
import { keepVersion } from "./versionService.ts";

/**
 * Begins the draft of a question that the caller holds.
 * @throws Failure NOT_FOUND, QUESTION_NOT_OPEN, NOT_RESERVED, RESERVED_BY_OTHER, ANSWER_EXISTS, INCORRECT_PROPERTIES
 */
export async function createAnswer(
  tx: Transaction,
  { QuestionID, ...given }: CreateAnswer,
  caller: Account,
  now: Date,
): Promise<StaffAnswer> {
  const question = await lockQuestion(tx, QuestionID);
  if (!question) throw new Failure("NOT_FOUND");
  const obstacle = holderObstacle(question, caller, now);
  if (obstacle) throw new Failure(obstacle);
  const text = await toStored(tx, QuestionID, given, noText);
  if (!(await insertAnswer(tx, QuestionID, text, caller.UserID))) throw new Failure("ANSWER_EXISTS");
  await keepVersion(tx, QuestionID, { ...text, UserID: caller.UserID, Action: "save" }, null, now);
  await recordChange(tx, QuestionID, "answerBegun", caller.UserID, now, [told("Version", null, 1)]);
  return getStoredAnswer(tx, QuestionID);
}

/**
 * Saves, sends or publishes an answer; each takes the steps before it along. What is sent already isn't sent again.
 * @throws Failure NOT_FOUND, QUESTION_NOT_OPEN, NOT_RESERVED, RESERVED_BY_OTHER, NOT_ALLOWED, CHANGED_BY_OTHER,
 * ANSWER_EMPTY, CONSENT_MISSING, PUBLICATION_OBJECTED, INCORRECT_PROPERTIES, IDENTIFYING_LEFT, READING_MISSING
 */
export async function changeAnswer(
  { jobs }: App,
  rules: Rules,
  tx: Transaction,
  id: number,
  { Action, Version, NewVersion, ...given }: UpdateAnswer,
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
  const text = await toStored(tx, id, given, answer);
  if ((Action !== "save" || wasSent) && isEmpty(text.AnswerBody)) throw new Failure("ANSWER_EMPTY");
  const refusal = Action === "publish" ? publicationObstacle(question) : null;
  if (refusal) throw new Failure(refusal);

  const sending = Action !== "save" && !wasSent;
  if (sending) await requireReading(tx, rules, question, !isSameText(text, answer));
  const isPublic = question.State === "Published";
  if (Action === "publish" || isPublic) {
    const { Title, QuestionBody } = question;
    const before = isPublic ? { Title, QuestionBody, AnswerBody: answer.AnswerBody } : null;
    const texts = { Title, QuestionBody, AnswerBody: text.AnswerBody };
    await refuseIdentifying(tx, { id, authorId: sending ? caller.UserID : answer.UserID, texts, before });
  }
  if (sending) text.ValidAt ??= dayOf(now);
  const isChanged = !isSameText(text, answer);
  if (isChanged || sending) {
    await updateAnswer(tx, id, { ...text, ...(sending && { UserID: caller.UserID, SentAt: now.toISOString() }) });
  }
  const { AnswerBody, Provisions, ValidAt, UserID, UpdatedAt } = answer;
  const before = { AnswerBody, Provisions, ValidAt, UserID, UpdatedAt, Action: farthest(question.State, "save") };
  const save = { ...text, UserID: caller.UserID, Action: farthest(question.State, Action), NewVersion };
  const isKept = await keepVersion(tx, id, save, before, now);
  const version = isChanged || sending ? [told("Version", answer.Version, answer.Version + 1)] : [];
  const changed = [...changedFields(answer, text, ["AnswerBody", "Provisions"]), ...version];
  if (isChanged && (wasSent || isKept)) {
    await recordChange(tx, id, wasSent ? "answerEdited" : "draftSaved", caller.UserID, now, changed);
  }
  if (sending) {
    await markAnswered(tx, id, now);
    await earn(tx, { UserID: caller.UserID, QuestionID: id, Type: question.Type }, now);
    const sent = [told("State", question.State, "Answered"), ...version];
    await recordChange(tx, id, "sent", caller.UserID, now, sent);
    await tellAsker({ jobs }, tx, question, now);
  }
  if (Action === "publish" && question.State !== "Published") {
    await markPublished(tx, id, question.Uri ?? answerSlug(question.Title), now);
    const published = [told("State", sending ? "Answered" : question.State, "Published")];
    await recordChange(tx, id, "published", caller.UserID, now, published);
  }
}

/** How far an answer to a question in that state has come once the action is done. */
function farthest(State: QuestionState, action: AnswerAction): AnswerAction {
  if (State === "Published" || action === "publish") return "publish";
  return isAnswered(State) || action === "send" ? "send" : "save";
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

import { answerObstacle, holderObstacle } from "@lagrum/core/answer/answerRules";
import type { AnswerAction, CreateAnswer, StaffAnswer, UpdateAnswer } from "@lagrum/core/answer/answerSchema";
import { isSameText } from "@lagrum/core/answer/answerText";
import type { QuestionState } from "@lagrum/core/question/questionSchema";
import { isAnswered, publicationObstacle } from "@lagrum/core/question/questionState";
import { dayOf } from "@lagrum/core/text/dates";
import { answerSlug } from "@lagrum/core/text/slug";
import { recordDraftUse, refuseUnreadSentences } from "../ai/draftRepository.ts";
import { refusePersonalData } from "../anonymisation/publicationGate.ts";
import { changedFields, fieldChange, recordQuestionChange } from "../audit/auditLog.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import { type Rules, requirePeerReview } from "../peerReview/peerReviewService.ts";
import { refuseUnknownProvisions } from "../provisions/provisionGate.ts";
import { completeQuestion } from "../questions/completeQuestion.ts";
import { stateAfter } from "../questions/stateAfter.ts";
import { resolveOutdated } from "../statutes/lawChanges.ts";
import {
  findVersionNumber,
  getStoredAnswer,
  insertAnswer,
  type LockedQuestion,
  lockQuestion,
  markPublished,
  type StoredText,
  updateAnswer,
} from "./answerRepository.ts";
import { noText, toStored } from "./answerText.ts";
import { storeCitations } from "./citationRepository.ts";
import { isEmpty } from "./sanitise.ts";
import { recordVersion } from "./versionService.ts";

/**
 * Begins the draft of a question that the caller holds.
 * @throws Failure NOT_FOUND, QUESTION_NOT_OPEN, NOT_RESERVED, RESERVED_BY_OTHER, ANSWER_EXISTS, INCORRECT_PROPERTIES
 */
export async function createAnswer(
  context: ServiceContext,
  { QuestionID, ...given }: CreateAnswer,
): Promise<StaffAnswer> {
  const { tx, caller, now } = context;
  const question = await lockQuestion(tx, QuestionID);
  if (!question) throw new Failure("NOT_FOUND");
  const obstacle = holderObstacle(question, caller, now);
  if (obstacle) throw new Failure(obstacle);
  const text = await toStored(tx, QuestionID, given, noText);
  if (!(await insertAnswer(tx, QuestionID, text, caller.UserID))) throw new Failure("ANSWER_EXISTS");
  await storeCitations(tx, QuestionID, text);
  await recordVersion(context, QuestionID, { ...text, UserID: caller.UserID, Action: "save" }, null);
  await recordQuestionChange(context, QuestionID, "answerBegun", [fieldChange("Version", null, 1)]);
  return getStoredAnswer(tx, QuestionID);
}

type Given = Omit<UpdateAnswer, "Action" | "Reason">;
type GivenToPublish = Given & Pick<UpdateAnswer, "Reason">;

/**
 * Saves the text of a draft, or of an answer that has been sent.
 * @throws Failure NOT_FOUND, QUESTION_NOT_OPEN, NOT_RESERVED, RESERVED_BY_OTHER, NOT_ALLOWED, CHANGED_BY_OTHER,
 * ANSWER_EMPTY, AI_SENTENCE_UNREAD, INCORRECT_PROPERTIES, IDENTIFYING_LEFT, PROVISION_NOT_FOUND,
 * PROVISION_UNCONFIRMED
 */
export async function saveAnswer(context: ServiceContext, id: number, given: Given): Promise<void> {
  const edit = await beginEdit(context, id, given);
  if (edit.isSent) {
    await requireText(context, edit);
    await checkCitations(context, edit);
  }
  if (edit.question.State === "Published") await checkPublication(context, edit);
  await storeText(context, edit, "save");
}

/**
 * Saves the text and sends it to the asker. What is sent already is not sent again, and is changed only with its version.
 * @throws Failure as saveAnswer, and READING_MISSING
 */
export async function sendAnswer(context: ServiceContext, rules: Rules, id: number, given: Given): Promise<void> {
  const edit = await beginEdit(context, id, given);
  // Of two who send without a version, the later would replace what the asker has been sent.
  if (edit.isSent && edit.isChanged && given.Version === undefined) throw new Failure("CHANGED_BY_OTHER");
  await requireText(context, edit);
  if (!edit.isSent) await requirePeerReview(context.tx, rules, edit.question, edit.isChanged);
  await checkCitations(context, edit);
  if (edit.question.State === "Published") await checkPublication(context, edit);
  await storeText(context, edit, "send");
  if (!edit.isSent) await finishSending(context, edit);
}

/**
 * Saves the text, sends it if that has not been done, and publishes question and answer.
 * @throws Failure as sendAnswer, and CONSENT_MISSING, PUBLICATION_OBJECTED
 */
export async function publishAnswer(
  context: ServiceContext,
  rules: Rules,
  id: number,
  { Reason, ...given }: GivenToPublish,
): Promise<void> {
  const { tx, now } = context;
  const edit = await beginEdit(context, id, given);
  const { question, isSent } = edit;
  await requireText(context, edit);
  const obstacle = publicationObstacle(question);
  if (obstacle) throw new Failure(obstacle);
  if (!isSent) await requirePeerReview(tx, rules, question, edit.isChanged);
  await checkCitations(context, edit, question.State === "Published");
  await checkPublication(context, edit, isSent ? "author" : "caller");
  await storeText(context, edit, "publish");
  if (!isSent) await finishSending(context, edit);
  if (question.State === "Published") return;
  const State = isSent ? question.State : "Answered";
  const published = [fieldChange("State", State, stateAfter({ ...question, State }, "PUBLISH"))];
  if (Reason !== undefined) published.push(fieldChange("Reason", null, Reason));
  await markPublished(tx, id, question.Uri ?? answerSlug(question.Title), now);
  await recordQuestionChange(context, id, "published", published);
}

interface Edit {
  question: LockedQuestion;
  /** The answer as it was before this edit. */
  answer: NonNullable<LockedQuestion["answer"]>;
  text: StoredText;
  isChanged: boolean;
  /** Whether the asker had the answer before this edit. */
  isSent: boolean;
  /** Whether the editor requested a new version. */
  NewVersion: boolean | undefined;
}

/** Locks question and answer, checks who may edit, and sanitises the text. */
async function beginEdit(
  { tx, caller, now }: ServiceContext,
  id: number,
  { Version, NewVersion, ...given }: Given,
): Promise<Edit> {
  // A call without a version is based on what was stored when it began, before it waited for the lock.
  const seen = Version ?? (await findVersionNumber(tx, id));
  const question = await lockQuestion(tx, id);
  if (!question?.answer) throw new Failure("NOT_FOUND");
  const { answer } = question;
  const obstacle = answerObstacle(question, answer.UserID, caller, now);
  if (obstacle) throw new Failure(obstacle);
  if (seen !== answer.Version) throw new Failure("CHANGED_BY_OTHER");
  const text = await toStored(tx, id, given, answer);
  const isSent = isAnswered(question.State);
  return { question, answer, text, isChanged: !isSameText(text, answer), isSent, NewVersion };
}

/** Requires a text, without sentences of the AI draft that staff have not read. */
async function requireText({ tx }: ServiceContext, { question, text }: Edit): Promise<void> {
  if (isEmpty(text.AnswerBody)) throw new Failure("ANSWER_EMPTY");
  await refuseUnreadSentences(tx, question.ID, text.AnswerBody);
}

/**
 * Refuses personal data that may not become public.
 * @param signer the author shown under the answer: its author, or the caller who is about to send it
 */
async function checkPublication(
  context: ServiceContext,
  { question, answer, text }: Edit,
  signer: "author" | "caller" = "author",
): Promise<void> {
  const { tx, caller } = context;
  const { ID: id, Title, QuestionBody, State } = question;
  const before = State === "Published" ? { Title, QuestionBody, AnswerBody: answer.AnswerBody } : null;
  const texts = { Title, QuestionBody, AnswerBody: text.AnswerBody };
  await refusePersonalData(tx, { id, authorId: signer === "caller" ? caller.UserID : answer.UserID, texts, before });
}

/**
 * Refuses places in acts that don't exist or aren't confirmed.
 * @param isOut whether its readers have the stored text already: what is in it is not asked about again
 */
async function checkCitations(
  context: ServiceContext,
  { question, answer, text, isSent }: Edit,
  isOut = isSent,
): Promise<void> {
  await refuseUnknownProvisions(context, { id: question.ID, text, before: isOut ? answer : null });
}

/** Stores the text with its version and its row in the audit log. Who sends an answer becomes its author. */
async function storeText(context: ServiceContext, edit: Edit, action: AnswerAction): Promise<void> {
  const { tx, caller, now } = context;
  const { question, answer, text, isSent, NewVersion } = edit;
  const isSending = action !== "save" && !isSent;
  if (isSending) text.ValidAt ??= dayOf(now);
  const isChanged = !isSameText(text, answer);
  if (isChanged || isSending) {
    const sent = { UserID: caller.UserID, SentAt: now.toISOString() };
    await updateAnswer(tx, question.ID, { ...text, ...(isSending && sent) });
    await storeCitations(tx, question.ID, text);
    if (text.ValidAt !== null && text.ValidAt !== answer.ValidAt) await resolveOutdated(tx, question.ID, text.ValidAt);
  }
  const { AnswerBody, Provisions, ValidAt, UserID, UpdatedAt } = answer;
  const before = { AnswerBody, Provisions, ValidAt, UserID, UpdatedAt, Action: farthest(question.State, "save") };
  const save = { ...text, UserID: caller.UserID, Action: farthest(question.State, action), NewVersion };
  const hasNewVersion = await recordVersion(context, question.ID, save, before);
  if (!isChanged || !(isSent || hasNewVersion)) return;
  const changed = [...changedFields(answer, text, ["AnswerBody", "Provisions"]), versionChange(answer)];
  await recordQuestionChange(context, question.ID, isSent ? "answerEdited" : "draftSaved", changed);
}

const versionChange = ({ Version }: Edit["answer"]) => fieldChange("Version", Version, Version + 1);

/** Ends the reservation, credits the author, and notifies the asker. */
async function finishSending(context: ServiceContext, { question, answer, text }: Edit): Promise<void> {
  const { tx, now } = context;
  const State = stateAfter(question, "ANSWER");
  await recordDraftUse(tx, question.ID, text.AnswerBody, now);
  const sent = [fieldChange("State", question.State, State), versionChange(answer)];
  await recordQuestionChange(context, question.ID, "sent", sent);
  await completeQuestion(context, question, "questionAnswered");
}

/** The version's action for an answer in that state after the action. */
function farthest(State: QuestionState, action: AnswerAction): AnswerAction {
  if (State === "Published" || action === "publish") return "publish";
  return isAnswered(State) || action === "send" ? "send" : "save";
}

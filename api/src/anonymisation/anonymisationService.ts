import { answerObstacle } from "@lagrum/core/answer/answerRules";
import type { Anonymise, Anonymising } from "@lagrum/core/pii/anonymisationSchema";
import { findHints } from "@lagrum/core/pii/hints";
import { detectPiiInPublication, openFindings } from "@lagrum/core/pii/publication";
import { isAnswered } from "@lagrum/core/question/questionState";
import { lockQuestion } from "../answers/answerRepository.ts";
import { changedFields, recordQuestionChange } from "../audit/auditLog.ts";
import { checkUnchanged } from "../db/optimisticLock.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import { getTextChange, updateText } from "../questions/questionRepository.ts";
import { findAuthor, findOriginal, listAcceptedFindings, setAcceptedFindings } from "./anonymisationRepository.ts";
import { lockForOriginal, recordRead } from "./originalAccess.ts";
import { refusePersonalData } from "./publicationGate.ts";

/** The asker's own text with the findings, for those who may see it. @throws Failure NOT_FOUND, NOT_ALLOWED */
export async function readAnonymisation(context: ServiceContext, id: number): Promise<Anonymising> {
  await lockForOriginal(context, id);
  const anonymisation = await getAnonymisation(context, id);
  if (anonymisation.Original !== null) await recordRead(context, id, "originalRead");
  return anonymisation;
}

/**
 * The open and accepted PII findings of a question and its answer. The name of who signs it is none: of an answer that is sent
 * its author, else the caller, who would sign by sending it.
 * @throws Failure NOT_FOUND
 */
async function getAnonymisation({ tx, caller }: ServiceContext, id: number): Promise<Anonymising> {
  const question = await lockQuestion(tx, id);
  if (!question) throw new Failure("NOT_FOUND");
  const { Title, QuestionBody, State, answer } = question;
  const LeftStanding = await listAcceptedFindings(tx, id);
  const author = await findAuthor(tx, isAnswered(State) ? (answer?.UserID ?? null) : caller.UserID);
  const texts = { Title, QuestionBody, AnswerBody: answer?.AnswerBody ?? "" };
  const found = detectPiiInPublication(texts, author);
  return {
    Original: await findOriginal(tx, id),
    Findings: openFindings(
      found,
      LeftStanding.map(({ Text }) => Text),
    ),
    Hints: findHints(texts),
    LeftStanding,
  };
}

/**
 * Stores the text to publish beside the asker's own, and the findings that were accepted.
 * @throws Failure NOT_FOUND, QUESTION_NOT_OPEN, NOT_RESERVED, RESERVED_BY_OTHER, NOT_ALLOWED, CHANGED_BY_OTHER,
 * IDENTIFYING_LEFT
 */
export async function anonymise(
  context: ServiceContext,
  id: number,
  { LeftStanding, UpdatedAt, ...text }: Anonymise,
): Promise<Anonymising> {
  const { tx, caller, now } = context;
  const question = await lockQuestion(tx, id);
  if (!question) throw new Failure("NOT_FOUND");
  const obstacle = answerObstacle(question, question.answer?.UserID ?? null, caller, now);
  if (obstacle) throw new Failure(obstacle);
  checkUnchanged({ UpdatedAt: await getTextChange(tx, id) }, UpdatedAt);

  const before = await listAcceptedFindings(tx, id);
  const unique = [...new Map(LeftStanding.map((finding) => [finding.Text, finding])).values()];
  await setAcceptedFindings(tx, id, unique, { UserID: caller.UserID, At: now.toISOString() });
  const comparable = (findings: { Text: string; Reason: string }[]) =>
    findings.map(({ Text, Reason }) => `${Text}\n${Reason}`).sort();
  if (JSON.stringify(comparable(before)) !== JSON.stringify(comparable(unique))) {
    await recordQuestionChange(context, id, "leftStanding", [{ Field: "LeftStanding" }]);
  }

  const changed = changedFields(question, text, ["Title", "QuestionBody"]);
  if (changed.length > 0) {
    const { Title, QuestionBody, answer } = question;
    const AnswerBody = answer?.AnswerBody ?? "";
    if (question.State === "Published") {
      const texts = { Title: text.Title ?? Title, QuestionBody: text.QuestionBody ?? QuestionBody, AnswerBody };
      const published = { Title, QuestionBody, AnswerBody };
      await refusePersonalData(tx, { id, authorId: answer?.UserID ?? null, texts, before: published });
    }
    await updateText(tx, id, text);
    await recordQuestionChange(context, id, "edited", changed);
  }
  return getAnonymisation(context, id);
}

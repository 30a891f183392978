import { answerObstacle } from "@lagrum/core/answer/answerRules";
import type { FinishPeerReview, PeerReviewList, RequestPeerReview } from "@lagrum/core/peerReview/peerReviewSchema";
import { lockQuestion } from "../answers/answerRepository.ts";
import { fieldChange, recordQuestionChange } from "../audit/auditLog.ts";
import type { Reader, Transaction } from "../db/database.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import type { Account } from "../http/session.ts";
import { getHolder } from "../questions/questionRepository.ts";
import type { FirmSettings } from "../settings/settingRules.ts";
import {
  insertPeerReview,
  listPeerReviews,
  listReviewers,
  lockPeerReview,
  updatePeerReview,
} from "./peerReviewRepository.ts";

/** The question types that need a peer review. */
export type Rules = Pick<FirmSettings, "SECOND_READER_TYPES">;

/** The reviews of an answer, and who may review it. @throws Failure NOT_FOUND */
export async function getPeerReviews(db: Reader, rules: Rules, id: number, caller: Account): Promise<PeerReviewList> {
  const { Type } = await getHolder(db, id);
  return {
    Readings: await listPeerReviews(db, id),
    Readers: await listReviewers(db, caller.UserID),
    Required: rules.SECOND_READER_TYPES.includes(Type),
  };
}

/**
 * Requests a review from a colleague, by mail.
 * @throws Failure NOT_FOUND, QUESTION_NOT_OPEN, NOT_RESERVED, RESERVED_BY_OTHER, NOT_ALLOWED, INCORRECT_PROPERTIES
 */
export async function requestPeerReview(context: ServiceContext, id: number, { ReaderID }: RequestPeerReview) {
  const { tx, caller, now, jobs } = context;
  const question = await lockQuestion(tx, id);
  if (!question?.answer) throw new Failure("NOT_FOUND");
  const obstacle = answerObstacle(question, question.answer.UserID, caller, now);
  if (obstacle) throw new Failure(obstacle);
  const readers = await listReviewers(tx, caller.UserID);
  const reader = readers.find(({ UserID }) => UserID === ReaderID);
  if (!reader) throw new Failure("INCORRECT_PROPERTIES", { ReaderID: ["NOT_AVAILABLE"] });
  await insertPeerReview(tx, { QuestionID: id, AskedByID: caller.UserID, ReaderID, AskedAt: now.toISOString() });
  await recordQuestionChange(context, id, "readingAsked", [fieldChange("ReaderID", null, ReaderID)]);
  await jobs.send(tx, "mail", { Kind: "readingAsked", UserID: ReaderID, QuestionID: id });
}

/** The reviewer approves the current answer, or returns it. @throws Failure NOT_FOUND, READING_FINISHED */
export async function finishPeerReview(
  context: ServiceContext,
  id: number,
  reviewId: number,
  { Outcome, Note }: FinishPeerReview,
) {
  const { tx, caller, now } = context;
  const question = await lockQuestion(tx, id);
  const review = await lockPeerReview(tx, id, reviewId);
  if (!question?.answer || review?.ReaderID !== caller.UserID) throw new Failure("NOT_FOUND");
  if (review.Outcome !== null) throw new Failure("READING_FINISHED");
  const { Version } = question.answer;
  await updatePeerReview(tx, reviewId, { Outcome, Note: Note || null, Version, ReadAt: now.toISOString() });
  const action = Outcome === "Approved" ? "readingApproved" : "readingReturned";
  await recordQuestionChange(context, id, action, [fieldChange("Version", null, Version)]);
}

/**
 * Refuses to send an answer without an approved review, where its type needs one. `isChanged`: edited by this save.
 * @throws Failure READING_MISSING
 */
export async function requirePeerReview(
  tx: Transaction,
  rules: Rules,
  question: { ID: number; Type: FirmSettings["SECOND_READER_TYPES"][number] },
  isChanged: boolean,
): Promise<void> {
  if (!rules.SECOND_READER_TYPES.includes(question.Type)) return;
  const [latest] = await listPeerReviews(tx, question.ID);
  if (latest?.Outcome !== "Approved" || latest.Outdated || isChanged) throw new Failure("READING_MISSING");
}

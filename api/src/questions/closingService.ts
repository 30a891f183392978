import type { QuestionAction } from "@lagrum/core/audit/historySchema";
import { type ClosingEvent, closingObstacle, declineObstacle } from "@lagrum/core/question/closing";
import { isReserved } from "@lagrum/core/question/lease";
import type { WriteToAsker } from "@lagrum/core/question/messageSchema";
import type { QuestionState, QuestionType } from "@lagrum/core/question/questionSchema";
import { isPaidType } from "@lagrum/core/question/questionTransitions";
import { fieldChange, recordQuestionChange } from "../audit/auditLog.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext, ServiceContext } from "../http/serviceContext.ts";
import { endQuestionOrder } from "../orders/questionOrders.ts";
import { setClosed } from "./closingRepository.ts";
import { confirmPlacesInMessage } from "./messagePlaces.ts";
import { insertMessage } from "./messageRepository.ts";
import { lockAnyQuestion, lockQuestion } from "./questionRepository.ts";
import { holderOf } from "./questionRows.ts";
import { stateAfter } from "./stateAfter.ts";

const actions: Record<ClosingEvent, QuestionAction> = { DECLINE: "declined", WITHDRAW: "withdrawn", EXPIRE: "expired" };

/** Ends a locked question without an answer. Its reservation ends. */
export async function closeQuestion(
  context: OpenContext,
  question: { ID: number; State: QuestionState; Type: QuestionType },
  event: ClosingEvent,
): Promise<void> {
  const State = stateAfter(question, event);
  await setClosed(context.tx, question.ID, State, context.now);
  await recordQuestionChange(context, question.ID, actions[event], [fieldChange("State", question.State, State)]);
  if (isPaidType(question.Type)) await endQuestionOrder(context, question.ID, event);
}

/**
 * Declines a question and mails its asker a link to the reason.
 * @throws Failure NOT_FOUND, ALREADY_ANSWERED, QUESTION_CLOSED, QUESTION_NOT_OPEN, NOT_RESERVED, RESERVED_BY_OTHER
 */
export async function declineQuestion(context: ServiceContext, id: number, message: WriteToAsker): Promise<void> {
  const { tx, caller, now, jobs } = context;
  const question = await lockQuestion(tx, id);
  const obstacle = declineObstacle(question, caller, now);
  if (obstacle) throw new Failure(obstacle);
  await confirmPlacesInMessage(context, id, message);
  await insertMessage(tx, { QuestionID: id, Kind: "declined", Body: message.Message, UserID: caller.UserID }, now);
  await closeQuestion(context, question, "DECLINE");
  await jobs.send(tx, "mail", { Kind: "questionDeclined", QuestionID: id });
}

/**
 * The asker withdraws the question. Its holder gets a mail. A second call changes nothing.
 * @throws Failure LINK_INVALID, ALREADY_ANSWERED, QUESTION_CLOSED, QUESTION_NOT_OPEN
 */
export async function withdrawQuestion(context: OpenContext, id: number): Promise<void> {
  const { tx, now, jobs } = context;
  const question = await lockAnyQuestion(tx, id);
  if (!question) throw new Failure("LINK_INVALID");
  if (question.State === "Withdrawn") return;
  const obstacle = closingObstacle(question, "WITHDRAW");
  if (obstacle) throw new Failure(obstacle);
  const holder = holderOf(question);
  await closeQuestion({ ...context, caller: null }, question, "WITHDRAW");
  if (!isReserved(holder, now)) return;
  await jobs.send(tx, "mail", { Kind: "questionWithdrawn", UserID: holder.UserID, QuestionID: id });
}

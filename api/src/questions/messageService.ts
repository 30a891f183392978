import { isAdmin } from "@lagrum/core/account/roles";
import { holderObstacle } from "@lagrum/core/answer/answerRules";
import { followUpUntil } from "@lagrum/core/question/followUp";
import type { ReplyToStaff, WriteToAsker } from "@lagrum/core/question/messageSchema";
import { afterPause, followUpDueTime } from "@lagrum/core/workingTime/promises";
import { recordQuestionChange } from "../audit/auditLog.ts";
import { findCaller } from "../calls/callRepository.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext, ServiceContext } from "../http/serviceContext.ts";
import { deliverQuestionOrder, moveDueOfQuestionOrder } from "../orders/questionOrders.ts";
import { findAsker } from "./askerRepository.ts";
import { confirmPlacesInMessage } from "./messagePlaces.ts";
import {
  findAuthor,
  findLastWriter,
  insertMessage,
  markFollowUpAnswered,
  markFollowUpAsked,
  pauseClock,
  resumeClock,
  type StaffMember,
} from "./messageRepository.ts";
import { lockAnyQuestion, lockQuestion } from "./questionRepository.ts";
import { stateAfter } from "./stateAfter.ts";

/** Mails the asker a link to the status page. */
async function notifyAsker({ tx, jobs }: OpenContext, id: number, Kind: "factsAsked" | "followUpAnswered") {
  if (!(await findAsker(tx, id))) throw new Failure("ASKER_UNKNOWN");
  await jobs.send(tx, "mail", { Kind, QuestionID: id });
}

/**
 * Asks the asker for facts and pauses the clock. A second request does not change the pause.
 * @throws Failure NOT_FOUND, QUESTION_NOT_OPEN, NOT_RESERVED, RESERVED_BY_OTHER, ASKER_UNKNOWN
 */
export async function askForFacts(context: ServiceContext, id: number, message: WriteToAsker): Promise<void> {
  const { tx, caller, now } = context;
  const question = await lockQuestion(tx, id);
  stateAfter(question, "ASK_FOR_FACTS");
  const obstacle = isAdmin(caller.roles) ? null : holderObstacle(question, caller, now);
  if (obstacle) throw new Failure(obstacle);
  await confirmPlacesInMessage(context, id, message);
  await insertMessage(tx, { QuestionID: id, Kind: "factsAsked", Body: message.Message, UserID: caller.UserID }, now);
  await pauseClock(tx, id, now);
  await recordQuestionChange(context, id, "factsAsked");
  await notifyAsker(context, id, "factsAsked");
}

/**
 * Receives a message from the asker. Facts reopen the question and resume its clock; otherwise it is
 * the one follow-up question.
 * @throws Failure LINK_INVALID, FACTS_NOT_ASKED, FOLLOW_UP_CLOSED
 */
export async function replyToStaff(
  context: OpenContext,
  id: number,
  { Kind, Message }: ReplyToStaff,
  hours: string,
): Promise<void> {
  const { tx, now } = context;
  const question = await lockAnyQuestion(tx, id);
  if (!question) throw new Failure("LINK_INVALID");
  let reader: StaffMember | undefined;
  if (Kind === "facts") {
    stateAfter(question, "GIVE_FACTS", "FACTS_NOT_ASKED");
    const clock = movedClock(question, now, hours);
    await resumeClock(tx, id, clock);
    if (clock.DueAt !== null) await moveDueOfQuestionOrder(tx, id, clock.DueAt);
    await recordQuestionChange({ ...context, caller: null }, id, "factsGiven");
    reader = await findLastWriter(tx, id, "factsAsked");
  } else {
    if (followUpUntil(question, now) === null) throw new Failure("FOLLOW_UP_CLOSED");
    await markFollowUpAsked(tx, id, now, followUpDueTime(question.Type, now, hours));
    await recordQuestionChange({ ...context, caller: null }, id, "followUpAsked");
    reader = (await findAuthor(tx, id)) ?? (await findCaller(tx, id));
  }
  await insertMessage(tx, { QuestionID: id, Kind, Body: Message, UserID: null }, now);
  if (!reader) return;
  const { UserID } = reader;
  await context.jobs.send(tx, "mail", { Kind: "askerReplied", Reply: Kind, UserID, QuestionID: id });
}

type Paused = Pick<NonNullable<Awaited<ReturnType<typeof lockAnyQuestion>>>, "Type" | "PausedAt" | Moment>;
type Moment = "DueAt" | "WarnAt" | "EscalateAt";

/** Due times after a pause that ends now. An agreed time of a call stays. */
function movedClock({ Type, PausedAt, DueAt, WarnAt, EscalateAt }: Paused, now: Date, hours: string) {
  const move = (moment: string | null) =>
    moment === null || PausedAt === null || Type === "PhoneAdvice"
      ? moment
      : afterPause(new Date(moment), new Date(PausedAt), now, hours).toISOString();
  return { DueAt: move(DueAt), WarnAt: move(WarnAt), EscalateAt: move(EscalateAt) };
}

/**
 * Answers the follow-up question.
 * @throws Failure NOT_FOUND, FOLLOW_UP_NOT_ASKED, NOT_ALLOWED, ASKER_UNKNOWN
 */
export async function answerFollowUp(context: ServiceContext, id: number, message: WriteToAsker): Promise<void> {
  const { tx, caller, now } = context;
  const question = await lockQuestion(tx, id);
  const author = (await findAuthor(tx, id)) ?? (await findCaller(tx, id));
  if (!isAdmin(caller.roles) && author?.UserID !== caller.UserID) throw new Failure("NOT_ALLOWED");
  if (question.FollowUpAt === null || question.FollowUpAnsweredAt !== null) throw new Failure("FOLLOW_UP_NOT_ASKED");
  await confirmPlacesInMessage(context, id, message);
  await insertMessage(
    tx,
    { QuestionID: id, Kind: "followUpAnswer", Body: message.Message, UserID: caller.UserID },
    now,
  );
  await markFollowUpAnswered(tx, id, now);
  await recordQuestionChange(context, id, "followUpAnswered");
  await deliverQuestionOrder(context, id, "FollowUp");
  await notifyAsker(context, id, "followUpAnswered");
}

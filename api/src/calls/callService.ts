import { isAdmin } from "@lagrum/core/account/roles";
import { holderObstacle } from "@lagrum/core/answer/answerRules";
import type { FieldChange, QuestionAction } from "@lagrum/core/audit/historySchema";
import { callTimeObstacle } from "@lagrum/core/phoneCall/phoneCallRules";
import type { AgreeOnCall, CallOutcome, FinishCall } from "@lagrum/core/phoneCall/phoneCallSchema";
import { isReserved } from "@lagrum/core/question/lease";
import { fieldChange, recordQuestionChange } from "../audit/auditLog.ts";
import { bookCall, setCallClock } from "../bookings/callMeeting.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import { findAsker } from "../questions/askerRepository.ts";
import { completeQuestion } from "../questions/completeQuestion.ts";
import { lockQuestion } from "../questions/questionRepository.ts";
import { stateAfter } from "../questions/stateAfter.ts";
import { hasSummary, insertCall, stopClock } from "./callRepository.ts";

type Question = Awaited<ReturnType<typeof lockQuestion>>;

/**
 * Books the time in the calendar of the question's holder, or of the caller, and mails it to the asker.
 * @throws Failure INCORRECT_PROPERTIES, OUTSIDE_HOURS, TIME_TAKEN, ASKER_UNKNOWN
 */
async function scheduleCall(
  context: ServiceContext,
  question: Question,
  agreed: AgreeOnCall,
  hours: string,
): Promise<void> {
  const { tx, now, jobs, caller } = context;
  const holder = isReserved(question.ReservedBy, now) ? question.ReservedBy?.UserID : undefined;
  await bookCall(context, { question, agreed, hours, LawyerID: holder ?? caller.UserID });
  if (!(await findAsker(tx, question.ID))) throw new Failure("ASKER_UNKNOWN");
  const AgreedAt = new Date(agreed.AgreedAt).toISOString();
  await setCallClock(context, question.ID, AgreedAt, hours);
  await jobs.send(tx, "mail", {
    Kind: "callAgreed",
    QuestionID: question.ID,
    AgreedAt,
    isMoved: question.DueAt !== null,
  });
}

/**
 * Sets the time of the call.
 * @throws Failure NOT_FOUND, QUESTION_NOT_OPEN, RESERVED_BY_OTHER, INCORRECT_PROPERTIES, OUTSIDE_HOURS, TIME_TAKEN,
 * ASKER_UNKNOWN
 */
export async function agreeOnCall(
  context: ServiceContext,
  id: number,
  agreed: AgreeOnCall,
  hours: string,
): Promise<void> {
  const { tx, caller, now } = context;
  const question = await lockQuestion(tx, id);
  const obstacle = callTimeObstacle(question, caller, now);
  if (obstacle) throw new Failure(obstacle);
  if (question.DueAt !== null && Date.parse(question.DueAt) === Date.parse(agreed.AgreedAt)) return;
  await scheduleCall(context, question, agreed, hours);
  const changed = [fieldChange("DueAt", question.DueAt, new Date(agreed.AgreedAt).toISOString())];
  await recordQuestionChange(context, id, "callAgreed", changed);
}

const actions: Record<CallOutcome, QuestionAction> = {
  Reached: "callReached",
  NotReached: "callNotReached",
  Moved: "callMoved",
};

/**
 * Records the outcome of a call. A call that reached the asker answers the question. If a written summary has been
 * begun, sending it does, and only the clock stops here: either way the order is delivered and the caller paid once.
 * @throws Failure NOT_FOUND, QUESTION_NOT_OPEN, NOT_RESERVED, RESERVED_BY_OTHER, INCORRECT_PROPERTIES, OUTSIDE_HOURS,
 * TIME_TAKEN, ASKER_UNKNOWN, ORDER_HELD
 */
export async function finishCall(
  context: ServiceContext,
  id: number,
  { Outcome, Note = "", AgreedAt, OutsideHours = false }: FinishCall,
  hours: string,
): Promise<void> {
  const { tx, caller, now } = context;
  const question = await lockQuestion(tx, id);
  if (question.Type !== "PhoneAdvice") throw new Failure("QUESTION_NOT_OPEN");
  const obstacle = holderObstacle(question, caller, now);
  if (obstacle && (obstacle === "QUESTION_NOT_OPEN" || !isAdmin(caller.roles))) throw new Failure(obstacle);
  await insertCall(tx, { QuestionID: id, Outcome, Note, UserID: caller.UserID, At: now.toISOString() });
  const changed: FieldChange[] = Note === "" ? [] : [{ Field: "Note" }];
  if (AgreedAt !== undefined) {
    await scheduleCall(context, question, { AgreedAt, OutsideHours }, hours);
    changed.unshift(fieldChange("DueAt", question.DueAt, new Date(AgreedAt).toISOString()));
  }
  const isAnswer = Outcome === "Reached" && !(await hasSummary(tx, id));
  if (isAnswer) changed.unshift(fieldChange("State", question.State, stateAfter(question, "ANSWER")));
  await recordQuestionChange(context, id, actions[Outcome], changed);
  if (isAnswer) await completeQuestion(context, question, "callHeld");
  else if (Outcome === "Reached") await stopClock(tx, id, now);
}

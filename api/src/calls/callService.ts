import { isAdmin } from "@lagrum/core/account/roles";
import { holderObstacle } from "@lagrum/core/answer/answerRules";
import type { FieldChange, QuestionAction } from "@lagrum/core/audit/historySchema";
import { callTimeObstacle } from "@lagrum/core/phoneCall/phoneCallRules";
import type { AgreeOnCall, CallOutcome, FinishCall } from "@lagrum/core/phoneCall/phoneCallSchema";
import { openTimeBy } from "@lagrum/core/workingTime/openTime";
import { startClock } from "@lagrum/core/workingTime/promises";
import { markAnswered } from "../answers/answerRepository.ts";
import { fieldChange, recordQuestionChange } from "../audit/auditLog.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext, ServiceContext } from "../http/serviceContext.ts";
import { findAsker } from "../questions/askerRepository.ts";
import { lockQuestion } from "../questions/questionRepository.ts";
import { stateAfter } from "../questions/stateAfter.ts";
import { hasSummary, insertCall, setCallTime, stopClock } from "./callRepository.ts";

type Question = Awaited<ReturnType<typeof lockQuestion>>;

/** Computing working time takes longer the farther the call is ahead. */
const MAX_AHEAD = 365 * 24 * 60 * 60 * 1000;

/** Sets the time, and mails it to the asker. @throws Failure INCORRECT_PROPERTIES, OUTSIDE_HOURS, ASKER_UNKNOWN */
async function scheduleCall(
  context: OpenContext,
  question: Question,
  { AgreedAt, OutsideHours }: AgreeOnCall,
  hours: string,
): Promise<void> {
  const { tx, now, jobs } = context;
  const at = new Date(AgreedAt);
  if (at <= now) throw new Failure("INCORRECT_PROPERTIES", { AgreedAt: ["DATE_PASSED"] });
  if (at.getTime() - now.getTime() > MAX_AHEAD) {
    throw new Failure("INCORRECT_PROPERTIES", { AgreedAt: ["INVALID_DATE"] });
  }
  if (!OutsideHours && !openTimeBy(hours).isOpen(at.getTime())) throw new Failure("OUTSIDE_HOURS");
  const clock = startClock("PhoneAdvice", now, hours, at);
  const asker = await findAsker(tx, question.ID);
  if (!asker || clock === null) throw new Failure("ASKER_UNKNOWN");
  await setCallTime(tx, question.ID, clock);
  const isMoved = question.DueAt !== null;
  await jobs.send(tx, "mail", { Kind: "callAgreed", QuestionID: question.ID, AgreedAt: at.toISOString(), isMoved });
}

/**
 * Sets the time of the call.
 * @throws Failure NOT_FOUND, QUESTION_NOT_OPEN, RESERVED_BY_OTHER, INCORRECT_PROPERTIES, OUTSIDE_HOURS, ASKER_UNKNOWN
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
 * begun, sending it does, and only the clock stops here.
 * @throws Failure NOT_FOUND, QUESTION_NOT_OPEN, NOT_RESERVED, RESERVED_BY_OTHER, INCORRECT_PROPERTIES, OUTSIDE_HOURS,
 * ASKER_UNKNOWN
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
  if (Outcome === "Reached") {
    if (await hasSummary(tx, id)) await stopClock(tx, id, now);
    else {
      changed.unshift(fieldChange("State", question.State, stateAfter(question, "ANSWER")));
      await markAnswered(tx, id, now);
    }
  }
  await recordQuestionChange(context, id, actions[Outcome], changed);
}

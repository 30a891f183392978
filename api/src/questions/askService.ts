import { termsVersion } from "@lagrum/core/consent/termsVersion";
import type { AskedQuestion, AskQuestion, ConfirmedQuestion } from "@lagrum/core/question/questionSchema";
import { isUnconfirmed, reference } from "@lagrum/core/question/questionState";
import { isPaidType } from "@lagrum/core/question/questionTransitions";
import { dayOf } from "@lagrum/core/text/dates";
import { startClock } from "@lagrum/core/workingTime/promises";
import { issueCode, readCode, useCode } from "../accounts/accessCodes.ts";
import { recordQuestionChange } from "../audit/auditLog.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import { holdQuestionPrice, type OrderCheck, placeQuestionOrder } from "../orders/placeOrder.ts";
import { findOffer, insertQuestion, lockAnyQuestion, markConfirmed } from "./questionRepository.ts";
import { stateAfter } from "./stateAfter.ts";
import { getStatus } from "./statusRepository.ts";

/**
 * Stores a question and mails a link that confirms the asker's address.
 * @throws Failure INCORRECT_PROPERTIES for a category, type or date that is not allowed.
 */
export async function askQuestion(context: OpenContext, asked: AskQuestion, check: OrderCheck): Promise<AskedQuestion> {
  const { tx, now, jobs } = context;
  const { Type, CategoryID, DeadlineDate = null } = asked;
  const offer = await findOffer(tx, CategoryID, Type);
  const details = {
    ...(!offer.category && { CategoryID: ["INVALID_VALUE" as const] }),
    ...(!offer.active && { Type: ["NOT_AVAILABLE" as const] }),
    ...(DeadlineDate !== null && DeadlineDate < dayOf(now) && { DeadlineDate: ["DATE_PASSED" as const] }),
  };
  if (Object.keys(details).length > 0) throw new Failure("INCORRECT_PROPERTIES", details);

  const { FirstName = null, Email, Phone = null, PreferredTimes = null } = asked;
  const asker = { FirstName, Email, Phone, PreferredTimes, TermsVersion: termsVersion };
  const isPaid = isPaidType(Type);
  const ID = await insertQuestion(tx, { ...asked, PublishConsent: isPaid && asked.PublishConsent }, asker, now);
  if (isPaid) await placeQuestionOrder(context, ID, asked, check);
  await jobs.send(tx, "mail", { Kind: "questionConfirm", QuestionID: ID });
  return { ID, Reference: reference(ID), State: "AwaitingConfirmation" };
}

/**
 * Confirms the asker's address: the question is open, or waits for its payment.
 * The clock of a free question starts.
 * @throws Failure LINK_INVALID, LINK_HAS_EXPIRED, ALREADY_CONFIRMED
 */
export async function confirmQuestion(
  context: OpenContext,
  id: number,
  code: string,
  hours: string,
): Promise<ConfirmedQuestion> {
  const { tx, now, jobs } = context;
  if ((await readCode(tx, "confirmQuestion", code, now)) !== id) throw new Failure("LINK_INVALID");
  const question = await lockAnyQuestion(tx, id);
  if (!question) throw new Failure("LINK_INVALID");
  const State = stateAfter(question, "CONFIRM", isUnconfirmed(question) ? "LINK_HAS_EXPIRED" : "ALREADY_CONFIRMED");
  await useCode(tx, "confirmQuestion", code, now);
  const clock = State === "Open" ? startClock(question.Type, now, hours) : null;
  await markConfirmed(tx, id, { State, ConfirmedAt: now.toISOString(), ...clock });
  await recordQuestionChange({ ...context, caller: null }, id, "confirmed");
  if (State === "AwaitingPayment") await holdQuestionPrice(context, id);
  const AccessCode = await issueCode(tx, "questionStatus", id, now);
  await jobs.send(tx, "mail", { Kind: "questionReceived", QuestionID: id });
  return { ...(await getStatus(tx, id, now)), AccessCode };
}

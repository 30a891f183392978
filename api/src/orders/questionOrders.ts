import { nextOrderState } from "@lagrum/core/order/orderTransitions";
import { heldUntil, workStart } from "@lagrum/core/order/workStart";
import type { ClosingEvent } from "@lagrum/core/question/closing";
import { startClock } from "@lagrum/core/workingTime/promises";
import { eq } from "drizzle-orm";
import { recordQuestionChange } from "../audit/auditLog.ts";
import type { Transaction } from "../db/database.ts";
import { orderStories } from "../db/schema/orders.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext, ServiceContext } from "../http/serviceContext.ts";
import { lockLivePayment } from "../payments/paymentRepository.ts";
import { requestRefund } from "../payments/refundService.ts";
import { insertMessage, markFollowUpBought } from "../questions/messageRepository.ts";
import { lockAnyQuestion, markPaid } from "../questions/questionRepository.ts";
import { stateAfter } from "../questions/stateAfter.ts";
import { listWithdrawalLaws } from "../withdrawals/withdrawalLaws.ts";
import { withdrawQuestionOrder } from "../withdrawals/withdrawContract.ts";
import { findOrderOfQuestion, lockOrder, moveOrder, type OrderRow, setOrder } from "./orderRepository.ts";

/** Opens the question of a paid order: its clock starts when the work may begin. @returns when it is due */
export async function openPaidQuestion(context: OpenContext, order: OrderRow, hours: string): Promise<string | null> {
  const { tx, now } = context;
  if (order.QuestionID === null) return null;
  const question = await lockAnyQuestion(tx, order.QuestionID);
  if (!question) return null;
  const State = stateAfter(question, "PAY");
  const clock = startClock(question.Type, workStart(order, now, await listWithdrawalLaws(tx)), hours);
  await markPaid(tx, question.ID, { State, ...clock });
  await recordQuestionChange(context, question.ID, "paid");
  const DueAt = clock?.DueAt ?? null;
  await setOrder(tx, order.ID, { DueAt });
  return DueAt;
}

/** Sends the follow-up question of a paid order to staff. @param due ISO 8601 */
export async function openPaidFollowUp({ tx, now }: OpenContext, order: OrderRow, due: string): Promise<void> {
  const { QuestionID } = order;
  const [story] = await tx.select().from(orderStories).where(eq(orderStories.OrderID, order.ID));
  if (QuestionID === null || !story?.Message) return;
  await insertMessage(tx, { QuestionID, Kind: "followUp", Body: story.Message, UserID: null }, now);
  await markFollowUpBought(tx, QuestionID, now, due);
}

/**
 * Begins the work on a paid order, and captures what is authorised.
 * @throws Failure ORDER_WRONG_STATE; ORDER_UNDER_REVIEW; ORDER_HELD while a consumer who has not requested an early start may withdraw
 */
export async function beginWork(context: ServiceContext, order: OrderRow): Promise<void> {
  const { tx, caller, now, jobs } = context;
  if (nextOrderState(order.State, "TAKE") !== null && order.ReviewSince !== null)
    throw new Failure("ORDER_UNDER_REVIEW");
  const held = heldUntil(order, now, await listWithdrawalLaws(tx));
  if (nextOrderState(order.State, "TAKE") !== null && held !== null) throw new Failure("ORDER_HELD");
  await moveOrder(context, order, "TAKE", { TakenAt: now.toISOString(), AssignedToID: caller.UserID });
  const payment = await lockLivePayment(tx, order.ID);
  if (payment?.State === "Authorised") await jobs.send(tx, "paymentCapture", { PaymentID: payment.ID });
}

/** The reservation of a paid question begins the work on its order. @throws Failure ORDER_UNDER_REVIEW, ORDER_HELD */
export async function beginQuestionOrder(context: ServiceContext, questionId: number): Promise<void> {
  const found = await findOrderOfQuestion(context.tx, questionId, ["Question"]);
  // Also when it was refunded for lateness meanwhile: the answer would still be work.
  if (found && found.ReviewSince !== null) throw new Failure("ORDER_UNDER_REVIEW");
  if (found?.State !== "Paid") return;
  const order = await lockOrder(context.tx, found.ID);
  if (order.State === "Paid") await beginWork(context, order);
}

/** A question's clock that resumes after a pause moves the due time of its order. @param DueAt ISO 8601 */
export async function moveDueOfQuestionOrder(tx: Transaction, questionId: number, DueAt: string): Promise<void> {
  const order = await findOrderOfQuestion(tx, questionId, ["Question"]);
  if (order && order.DueAt !== null) await setOrder(tx, order.ID, { DueAt });
}

/** The answer to a question, or to a follow-up question that was bought, delivers its order. */
export async function deliverQuestionOrder(
  context: ServiceContext,
  questionId: number,
  kind: "Question" | "FollowUp",
): Promise<void> {
  const { tx, now } = context;
  const found = await findOrderOfQuestion(tx, questionId, [kind]);
  // Refunded for a missed deadline: the answer still performs the contract.
  if (found?.State === "Refunded" && found.MissedAt !== null) {
    await setOrder(tx, found.ID, { DeliveredAt: now.toISOString() });
  }
  if (!found || (found.State !== "Paid" && found.State !== "InProgress")) return;
  let order = await lockOrder(tx, found.ID);
  if (order.State === "Paid") {
    await beginWork(context, order);
    order = await lockOrder(tx, found.ID);
  }
  if (order.State !== "InProgress") return;
  await moveOrder(context, order, "DELIVER", { DeliveredAt: now.toISOString() });
}

/**
 * Ends the order of a locked question that ends without an answer. An unpaid one is cancelled; its waiting payment must be
 * ended at the provider before. A declined one is refunded; for one that the asker withdraws the rules of withdrawal decide.
 */
export async function endQuestionOrder(context: OpenContext, questionId: number, event: ClosingEvent): Promise<void> {
  const { tx } = context;
  const found = await findOrderOfQuestion(tx, questionId, ["Question"]);
  if (!found) return;
  const order = await lockOrder(tx, found.ID);
  const isUnpaid = order.State === "Created" || order.State === "AwaitingPayment";
  if (isUnpaid) {
    await moveOrder(context, order, event === "EXPIRE" ? "EXPIRE" : "CANCEL");
    return;
  }
  const isRefundedLate = order.State === "Refunded" && order.MissedAt !== null;
  if (order.PaidAt === null || (order.EndedAt !== null && !isRefundedLate)) return;
  if (event === "DECLINE" && !isRefundedLate)
    await requestRefund(context, order, { cause: "Declined", reason: "Frågan avböjdes." });
  if (event === "WITHDRAW") await withdrawQuestionOrder(context, order);
}

/**
 * Ends the orders of a question that is deleted: an unpaid one is cancelled, its waiting payment before, and one that was paid and not delivered is
 * refunded.
 */
export async function endOrdersOfDeleted(context: OpenContext, questionId: number): Promise<void> {
  const { tx } = context;
  for (const kind of ["Question", "FollowUp"] as const) {
    const found = await findOrderOfQuestion(tx, questionId, [kind]);
    if (!found) continue;
    const order = await lockOrder(tx, found.ID);
    if (order.EndedAt !== null || order.DeliveredAt !== null) continue;
    const reason = "Frågan togs bort.";
    if (order.PaidAt !== null) await requestRefund(context, order, { cause: "Declined", reason });
    else await moveOrder(context, order, "CANCEL", { reason });
  }
}

/** Whether a follow-up question can be ordered: after the answer, while none waits for its payment or its answer. */
export function mayBuyFollowUp(
  question: { AnsweredAt: string | null; FollowUpAt: string | null; FollowUpAnsweredAt: string | null },
  latest: OrderRow | undefined,
): boolean {
  const isWaiting = question.FollowUpAt !== null && question.FollowUpAnsweredAt === null;
  const isOrdered = latest !== undefined && latest.EndedAt === null && latest.PaidAt === null;
  return question.AnsweredAt !== null && !isWaiting && !isOrdered;
}

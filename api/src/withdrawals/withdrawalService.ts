import { closingObstacle } from "@lagrum/core/question/closing";
import { nextState } from "@lagrum/core/question/questionTransitions";
import { isSameAddress } from "@lagrum/core/withdrawal/senderAddress";
import { withdrawalReference } from "@lagrum/core/withdrawal/withdrawalReference";
import type {
  DismissWithdrawal,
  MatchWithdrawal,
  RecordWithdrawal,
  SetPerformedShare,
  SubmittedWithdrawal,
  SubmitWithdrawal,
} from "@lagrum/core/withdrawal/withdrawalSchema";
import { eq } from "drizzle-orm";
import { fieldChange, recordChange, recordQuestionChange } from "../audit/auditLog.ts";
import { type BookingRow, lockBooking } from "../bookings/bookingRepository.ts";
import { withdrawMeeting } from "../bookings/cancelBooking.ts";
import { withdrawals } from "../db/schema/withdrawals.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext, ServiceContext } from "../http/serviceContext.ts";
import { getOrderRow, lockOrder, type OrderRow } from "../orders/orderRepository.ts";
import { requireVisibleOrder } from "../orders/orderVisibility.ts";
import { setClosed } from "../questions/closingRepository.ts";
import { closeQuestion } from "../questions/closingService.ts";
import { lockAnyQuestion } from "../questions/questionRepository.ts";
import {
  findBuyerEmail,
  findWithdrawalOf,
  insertForBuyer,
  insertWithdrawal,
  lockSubmissionsOf,
  lockWithdrawal,
  moveWithdrawal,
  type WithdrawalRow,
} from "./withdrawalRepository.ts";
import { rightOf, startRefund, withdrawContract } from "./withdrawContract.ts";

/** Stores a withdrawal with the server's time. The mail job looks up its order: the response does not reveal it. */
export async function submitWithdrawal(
  context: OpenContext,
  { Name, OrderRef, Email }: SubmitWithdrawal,
): Promise<SubmittedWithdrawal> {
  const { tx, now, jobs } = context;
  const ReceivedAt = now.toISOString();
  const { ID } = await insertWithdrawal({ ...context, caller: null }, { Name, OrderRef, Email, ReceivedAt });
  await jobs.send(tx, "mail", { Kind: "withdrawalReceived", WithdrawalID: ID });
  return { Reference: withdrawalReference(ID), ReceivedAt };
}

/**
 * Withdraws from the contract of an order. The first submission's time counts. A second call changes nothing.
 * @throws Failure NOT_FOUND
 */
export async function confirmWithdrawal(context: OpenContext, orderId: number): Promise<void> {
  const { tx, caller, now } = context;
  const { QuestionID, BookingID } = await getOrderRow(tx, orderId);
  const question = QuestionID === null ? undefined : await lockAnyQuestion(tx, QuestionID);
  const booking = BookingID === null ? undefined : await lockBooking(tx, BookingID);
  const order = await lockOrder(tx, orderId);
  const known = await findWithdrawalOf(tx, orderId);
  if (!known) {
    const [first] = await lockSubmissionsOf(tx, orderId);
    const row = first ?? (await insertForBuyer(context, orderId));
    // Staff know whether a meeting that has begun was held.
    if (booking && Date.parse(booking.StartsAt) <= now.getTime() && caller === null) {
      if (row.State === "Submitted") await moveWithdrawal(context, row, "QUEUE");
      return;
    }
    await decide(context, { question, booking, order, row });
  }
  for (const { ID, State } of await lockSubmissionsOf(tx, orderId)) {
    if (State === "Submitted") await moveWithdrawal(context, { ID, State }, "QUEUE");
    await moveWithdrawal(context, { ID, State: "Queued" }, "DISMISS", { Reason: "Köpet var redan prövat." });
  }
}

interface Case {
  question: Awaited<ReturnType<typeof lockAnyQuestion>>;
  /** The meeting of a booking, locked. */
  booking: BookingRow | undefined;
  order: OrderRow;
  row: WithdrawalRow;
}

/** A paid question ends with its order: without an answer, or after an answer that is not published. */
async function decide(context: OpenContext, { question, booking, order, row }: Case): Promise<void> {
  const { tx, now } = context;
  const right = await rightOf(context, order, row.ReceivedAt);
  if (right.isOpen && order.Kind === "Question" && question) {
    if (closingObstacle(question, "WITHDRAW") === null) return closeQuestion(context, question, "WITHDRAW");
    const State = nextState(question, "RESCIND");
    if (State !== null) {
      await setClosed(tx, question.ID, State, now);
      await recordQuestionChange(context, question.ID, "withdrawn");
    }
  }
  if (right.isOpen && booking?.State === "Confirmed" && Date.parse(booking.StartsAt) > now.getTime()) {
    await withdrawMeeting(context, booking);
  }
  await withdrawContract(context, order, row);
}

/** The withdrawal of an order that the caller may see, or of none, locked. @throws Failure NOT_FOUND */
async function lockVisible(context: ServiceContext, id: number): Promise<WithdrawalRow> {
  const row = await lockWithdrawal(context.tx, id);
  if (row.OrderID !== null) await requireVisibleOrder(context.tx, context, row.OrderID);
  return row;
}

/**
 * Ties a queued withdrawal to its order, and applies the rules from the time when it was received.
 * @throws Failure NOT_FOUND, WITHDRAWAL_WRONG_STATE, INCORRECT_PROPERTIES for an order that the caller can't see,
 * WITHDRAWAL_ADDRESS_DIFFERS without a reason when the order was made from another address
 */
export async function matchWithdrawal(context: ServiceContext, id: number, { OrderID, Reason }: MatchWithdrawal) {
  const { tx, caller } = context;
  const { State, Email } = await lockVisible(context, id);
  if (State !== "Queued") throw new Failure("WITHDRAWAL_WRONG_STATE");
  await requireVisibleOrder(tx, context, OrderID).catch(() => {
    throw new Failure("INCORRECT_PROPERTIES", { OrderID: ["INVALID_VALUE"] });
  });
  if (!Reason && !isSameAddress(Email, await findBuyerEmail(tx, OrderID))) {
    throw new Failure("WITHDRAWAL_ADDRESS_DIFFERS", { Reason: ["REQUIRED"] });
  }
  const set = { OrderID, UserID: caller.UserID, ...(Reason && { Reason }) };
  await tx.update(withdrawals).set(set).where(eq(withdrawals.ID, id));
  const Changed = [fieldChange("OrderID", null, OrderID), ...(Reason ? [fieldChange("Reason", null, Reason)] : [])];
  await recordChange(context, { Entity: "withdrawal", EntityID: id, Action: "matched", Changed });
  await confirmWithdrawal(context, OrderID);
}

/** @throws Failure NOT_FOUND, WITHDRAWAL_WRONG_STATE */
export async function dismissWithdrawal(context: ServiceContext, id: number, { Reason }: DismissWithdrawal) {
  const { tx, caller, jobs } = context;
  await moveWithdrawal(context, await lockVisible(context, id), "DISMISS", { Reason, UserID: caller.UserID });
  await jobs.send(tx, "mail", { Kind: "withdrawalDecided", WithdrawalID: id });
}

/**
 * Records how much was performed, and refunds the rest of the price.
 * @throws Failure NOT_FOUND, WITHDRAWAL_WRONG_STATE
 */
export async function setPerformedShare(context: ServiceContext, id: number, { Percent, Reason }: SetPerformedShare) {
  const { tx, caller, jobs } = context;
  const [seen] = await tx.select().from(withdrawals).where(eq(withdrawals.ID, id));
  if (!seen) throw new Failure("NOT_FOUND");
  if (seen.OrderID === null) throw new Failure("WITHDRAWAL_WRONG_STATE");
  await requireVisibleOrder(tx, context, seen.OrderID);
  const order = await lockOrder(tx, seen.OrderID);
  const row = await lockWithdrawal(tx, id);
  const right = await rightOf(context, order, row.ReceivedAt, Percent);
  if (!right.isOpen || right.KeptAmount === null || right.RefundAmount === null) {
    throw new Failure("WITHDRAWAL_WRONG_STATE");
  }
  const { KeptAmount, RefundAmount } = right;
  const recorded = { PerformedPercent: Percent, Reason, UserID: caller.UserID };
  await moveWithdrawal(context, row, "SET_SHARE", { KeptAmount, RefundAmount, ...recorded });
  await startRefund(context, order, id, RefundAmount);
  await jobs.send(tx, "mail", { Kind: "withdrawalDecided", WithdrawalID: id });
}

/**
 * Records a withdrawal that came in another way. The time when it was sent counts.
 * @returns its ID
 * @throws Failure NOT_FOUND, ORDER_WRONG_STATE for an order that is withdrawn, INCORRECT_PROPERTIES for a future time or
 * one that arrived before it was sent
 */
export async function recordWithdrawal(
  context: ServiceContext,
  orderId: number,
  { SentAt, ArrivedAt = null, Reason }: RecordWithdrawal,
) {
  const { tx, caller, now } = context;
  await requireVisibleOrder(tx, context, orderId);
  await lockOrder(tx, orderId);
  refuseImpossible({ SentAt, ArrivedAt }, now);
  if (await findWithdrawalOf(tx, orderId)) throw new Failure("ORDER_WRONG_STATE");
  const { UserID } = caller;
  const { ID } = await insertForBuyer(context, orderId, { ReceivedAt: SentAt, ArrivedAt, UserID, Reason });
  await confirmWithdrawal(context, orderId);
  return ID;
}

function refuseImpossible({ SentAt, ArrivedAt }: { SentAt: string; ArrivedAt: string | null }, now: Date): void {
  if (Date.parse(SentAt) > now.getTime()) throw new Failure("INCORRECT_PROPERTIES", { SentAt: ["INVALID_DATE"] });
  if (ArrivedAt === null) return;
  const arrived = Date.parse(ArrivedAt);
  if (arrived > now.getTime() || arrived < Date.parse(SentAt)) {
    throw new Failure("INCORRECT_PROPERTIES", { ArrivedAt: ["INVALID_DATE"] });
  }
}

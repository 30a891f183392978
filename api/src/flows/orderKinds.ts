import { closingObstacle } from "@lagrum/core/question/closing";
import { and, eq, exists, gte, isNull, lt, ne, not, or, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { lockBooking } from "../bookings/bookingRepository.ts";
import { cancelUnpaid, confirmPaid, expireUnpaid } from "../bookings/paidMeeting.ts";
import type { Transaction } from "../db/database.ts";
import { calls } from "../db/schema/calls.ts";
import { orders } from "../db/schema/orders.ts";
import { questions } from "../db/schema/questions.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import type { OrderKindRules, OrderKinds } from "../orders/orderKinds.ts";
import type { OrderRow } from "../orders/orderRepository.ts";
import { openPaidFollowUp, openPaidQuestion } from "../orders/questionOrders.ts";
import { closeQuestion } from "../questions/closingService.ts";
import { lockAnyQuestion } from "../questions/questionRepository.ts";
import { completeWithdrawal } from "../withdrawals/withdrawalRepository.ts";

const nothing = async () => {};

async function lockQuestionOf(tx: Transaction, { QuestionID }: OrderRow): Promise<void> {
  if (QuestionID !== null) await lockAnyQuestion(tx, QuestionID);
}

/** The order's question while the condition holds. */
const questionWhere = (condition: ReturnType<typeof and>) =>
  exists(
    new QueryBuilder()
      .select({ one: sql`1` })
      .from(questions)
      .where(and(eq(questions.ID, orders.QuestionID), condition)),
  );

const waits = and(eq(questions.State, "Open"), isNull(questions.PausedAt));

const lateAnswer = (now: Date) => and(waits, ne(questions.Type, "PhoneAdvice"), lt(questions.DueAt, now.toISOString()));

/** How long after its agreed time a call may be made and recorded, in milliseconds. */
const CALL_GRACE = 60 * 60 * 1000;

/** The agreed time has passed, and nobody has called. One who called in vain, or writes the summary, is not late. */
function lateCall(now: Date) {
  const since = sql`${questions.DueAt} - interval '1 hour'`;
  const isTried = exists(
    new QueryBuilder()
      .select({ one: sql`1` })
      .from(calls)
      .where(and(eq(calls.QuestionID, questions.ID), gte(calls.At, since))),
  );
  const limit = new Date(now.getTime() - CALL_GRACE).toISOString();
  return and(waits, eq(questions.Type, "PhoneAdvice"), lt(questions.DueAt, limit), not(isTried));
}

/** A refund of a withdrawal completes it. */
const refunded: OrderKindRules["refunded"] = async (context, { ID }, { Cause }) => {
  if (Cause === "Withdrawn") await completeWithdrawal(context, ID);
};

/** A question that waits for its payment ends with its order. */
async function closeUnpaidQuestion(context: OpenContext, { QuestionID }: OrderRow, event: "CANCEL" | "EXPIRE") {
  const question = QuestionID === null ? undefined : await lockAnyQuestion(context.tx, QuestionID);
  const closing = event === "CANCEL" ? "DECLINE" : "EXPIRE";
  if (question && closingObstacle(question, closing) === null) await closeQuestion(context, question, closing);
}

/** The time of a meeting that waits for its payment is released with its order. */
async function releaseUnpaidMeeting(context: OpenContext, { BookingID }: OrderRow, event: "CANCEL" | "EXPIRE") {
  const booking = BookingID === null ? undefined : await lockBooking(context.tx, BookingID);
  if (booking?.State !== "AwaitingPayment") return;
  if (event === "CANCEL") await cancelUnpaid(context, booking);
  else await expireUnpaid(context, booking);
}

/** What each kind of order does when its order is paid, late, delivered, cancelled or refunded. */
export const orderKinds: OrderKinds = {
  Product: {
    lock: nothing,
    paid: nothing,
    late: () => undefined,
    delivered: ({ tx, jobs }, { ID }) => jobs.send(tx, "mail", { Kind: "orderDelivered", OrderID: ID }),
    cancelled: nothing,
    refunded,
  },
  Question: {
    lock: lockQuestionOf,
    async paid(context, order, { hours }) {
      await openPaidQuestion(context, order, hours);
    },
    late: (now) => questionWhere(or(lateAnswer(now), lateCall(now))),
    delivered: nothing,
    cancelled: closeUnpaidQuestion,
    refunded,
  },
  FollowUp: {
    lock: lockQuestionOf,
    paid: (context, order, { DueAt }) => openPaidFollowUp(context, order, DueAt ?? context.now.toISOString()),
    late: (now) =>
      questionWhere(and(isNull(questions.FollowUpAnsweredAt), lt(questions.FollowUpDueAt, now.toISOString()))),
    delivered: nothing,
    cancelled: nothing,
    refunded,
  },
  Booking: {
    async lock(tx, { BookingID }) {
      if (BookingID !== null) await lockBooking(tx, BookingID);
    },
    async paid(context, { BookingID, ReviewSince }) {
      if (BookingID !== null) await confirmPaid(context, BookingID, ReviewSince !== null);
    },
    late: () => undefined,
    delivered: nothing,
    cancelled: releaseUnpaidMeeting,
    refunded,
  },
};

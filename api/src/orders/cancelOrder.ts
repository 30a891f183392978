import { nextOrderState } from "@lagrum/core/order/orderTransitions";
import { closingObstacle } from "@lagrum/core/question/closing";
import { lockBooking } from "../bookings/bookingRepository.ts";
import { cancelUnpaid } from "../bookings/paidMeeting.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import { lockLivePayment } from "../payments/paymentRepository.ts";
import { closeQuestion } from "../questions/closingService.ts";
import { lockAnyQuestion } from "../questions/questionRepository.ts";
import { getOrderRow, lockOrder, moveOrder } from "./orderRepository.ts";

/**
 * Cancels an order that is not paid. A question or a meeting that waits for this payment ends with it, and a payment that was
 * started is cancelled by a job.
 * @throws Failure NOT_FOUND, ORDER_WRONG_STATE
 */
export async function cancelOrder(context: ServiceContext, id: number, reason: string): Promise<void> {
  const { tx, jobs } = context;
  const { Kind, QuestionID, BookingID } = await getOrderRow(tx, id);
  const question = QuestionID === null ? undefined : await lockAnyQuestion(tx, QuestionID);
  const booking = BookingID === null ? undefined : await lockBooking(tx, BookingID);
  const order = await lockOrder(tx, id);
  if (nextOrderState(order.State, "CANCEL") === null) throw new Failure("ORDER_WRONG_STATE");
  if (Kind === "Question" && question && closingObstacle(question, "DECLINE") === null) {
    await closeQuestion(context, question, "DECLINE");
  } else {
    await moveOrder(context, order, "CANCEL", { reason });
    const waiting = await lockLivePayment(tx, id);
    if (waiting) await jobs.send(tx, "paymentEnd", { PaymentID: waiting.ID });
    if (booking?.State === "AwaitingPayment") await cancelUnpaid(context, booking);
  }
  await jobs.send(tx, "mail", { Kind: "orderCancelled", OrderID: id });
}

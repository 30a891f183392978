import { closingObstacle } from "@lagrum/core/question/closing";
import { and, asc, inArray, lte } from "drizzle-orm";
import type { App } from "../app.ts";
import { lockBooking } from "../bookings/bookingRepository.ts";
import { expireUnpaid } from "../bookings/paidMeeting.ts";
import { orders } from "../db/schema/orders.ts";
import { endWaitingPayment } from "../payments/initiatePayment.ts";
import { lockLivePayment } from "../payments/paymentRepository.ts";
import { closeQuestion } from "../questions/closingService.ts";
import { lockAnyQuestion } from "../questions/questionRepository.ts";
import { lockOrder, moveOrder, type OrderRow } from "./orderRepository.ts";

/** Batch size; the next run takes the rest. */
const BATCH = 50;

/**
 * Expires orders that were not paid in time. A payment that was started is ended at the provider first: a last-moment
 * payment counts. Without an answer from the provider the order waits for the next run.
 * @returns how many orders it expired
 */
export async function expireOrders(app: App): Promise<number> {
  const { db, clock, log } = app;
  const overdue = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.State, ["Created", "AwaitingPayment"]), lte(orders.ExpiresAt, clock().toISOString())))
    .orderBy(asc(orders.ExpiresAt))
    .limit(BATCH);
  let count = 0;
  for (const order of overdue) {
    try {
      await endWaitingPayment(app, order.ID);
      if (await expire(app, order)) count += 1;
    } catch (error) {
      log.warn({ err: error, order: order.ID }, "order not expired yet");
    }
  }
  return count;
}

function expire({ db, clock, jobs }: App, { ID, Kind, QuestionID, BookingID }: OrderRow): Promise<boolean> {
  const now = clock();
  return db.transaction(async (tx) => {
    const context = { tx, caller: null, now, jobs };
    const question = QuestionID === null ? undefined : await lockAnyQuestion(tx, QuestionID);
    const booking = BookingID === null ? undefined : await lockBooking(tx, BookingID);
    const order = await lockOrder(tx, ID);
    const isOpen = order.State === "Created" || order.State === "AwaitingPayment";
    if (!isOpen || Date.parse(order.ExpiresAt) > now.getTime() || (await lockLivePayment(tx, ID))) return false;
    // The question's expiry ends its order.
    if (Kind === "Question" && question && closingObstacle(question, "EXPIRE") === null) {
      await closeQuestion(context, question, "EXPIRE");
    } else await moveOrder(context, order, "EXPIRE");
    if (booking?.State === "AwaitingPayment") await expireUnpaid(context, booking);
    return true;
  });
}

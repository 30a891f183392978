import { leftAfter, payUntil } from "@lagrum/core/booking/bookingRules";
import type { BookForCaller, MeetingService } from "@lagrum/core/booking/bookingSchema";
import { eq } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { orders } from "../db/schema/orders.ts";
import type { RefundCause } from "../db/schema/payments.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import { lockLivePayment } from "../payments/paymentRepository.ts";
import { refundedAmount, requestRefund } from "../payments/refundService.ts";
import { reviewOrder } from "./orderParties.ts";
import { insertOrder, lockOrder, moveOrder, type OrderRow, recordOrderChange, setOrder } from "./orderRepository.ts";
import { announcePlaced, companyOf, type OrderCheck, type Priced, saleOf, storedCompany } from "./placeOrder.ts";

type Buyer = Omit<BookForCaller, "Service" | "Channel" | "CategoryID" | "LawyerID" | "SlotStart">;

interface Sale {
  meeting: { ID: number; Service: MeetingService; StartsAt: string };
  price: Priced;
  check: OrderCheck;
  /** A caller pays through the mailed link, and has a longer payment window. */
  isByStaff: boolean;
  /** Why an administrator books in spite of a possible conflict of interest: the order is not held. */
  decision: string | null;
}

/** Makes the order of a priced meeting, at the current price, and mails a link to pay. @returns its ID */
export async function placeMeetingOrder(
  context: OpenContext,
  buyer: Buyer,
  { meeting, price, check, isByStaff, decision }: Sale,
): Promise<number> {
  const { now } = context;
  const order = {
    Kind: "Booking" as const,
    ServiceCode: meeting.Service,
    BookingID: meeting.ID,
    Role: buyer.Role,
    ...saleOf(price, buyer, now),
    ExpiresAt: payUntil(meeting.StartsAt, now, isByStaff).toISOString(),
  };
  const { FirstName, LastName, Email, Phone, Counterparty } = buyer;
  const customer = { FirstName, LastName, Email, Phone, ...storedCompany(check, buyer) };
  const ID = await insertOrder(context, order, customer, {});
  const isInReview = await reviewOrder(context, check, ID, { ...customer, ...companyOf(buyer), Counterparty });
  const isCleared = isInReview && decision !== null;
  if (isCleared) {
    await setOrder(context.tx, ID, { ReviewSince: null, Notes: decision, NotedAt: now.toISOString() });
    await recordOrderChange(context, ID, "cleared", { reason: decision });
  }
  await announcePlaced(context, ID, isInReview && !isCleared);
  return ID;
}

export async function findOrderOfBooking(db: Reader, bookingId: number): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.BookingID, bookingId));
  return row;
}

/** The order of a locked booking, locked; undefined for a free meeting. */
export async function lockOrderOfBooking({ tx }: OpenContext, bookingId: number): Promise<OrderRow | undefined> {
  const found = await findOrderOfBooking(tx, bookingId);
  return found && lockOrder(tx, found.ID);
}

/** The work on the order is done: the meeting was held or missed, or it was cancelled for a fee. @throws Failure ORDER_UNDER_REVIEW by staff */
export async function deliverMeetingOrder(context: OpenContext, order: OrderRow, lawyerId: number): Promise<void> {
  const { tx, now, jobs } = context;
  if (order.State !== "Paid") return;
  if (order.ReviewSince !== null && context.caller !== null) throw new Failure("ORDER_UNDER_REVIEW");
  const at = now.toISOString();
  const begun = await moveOrder(context, order, "TAKE", { TakenAt: at, AssignedToID: lawyerId });
  await moveOrder(context, { ID: order.ID, State: begun }, "DELIVER", { DeliveredAt: at });
  const payment = await lockLivePayment(tx, order.ID);
  if (payment?.State === "Authorised") await jobs.send(tx, "paymentCapture", { PaymentID: payment.ID });
}

interface Cancellation {
  cause: Extract<RefundCause, "Cancelled" | "Withdrawn">;
  reason: string;
  /** The fee, in per cent of the price. */
  keptPercent: number;
  lawyerId: number;
}

/**
 * The refund when a meeting is cancelled. An unpaid order is cancelled; its payment must be ended at the provider before.
 * A paid one is refunded, less what was refunded before or is on its way: the kept fee is a part of the price.
 * @throws Failure PAYMENT_UNAVAILABLE
 */
export async function cancelMeetingOrder(
  context: OpenContext,
  order: OrderRow,
  { cause, reason, keptPercent, lawyerId }: Cancellation,
): Promise<void> {
  // Withdrawn or refunded before.
  if (order.EndedAt !== null) return;
  if (order.PaidAt === null) {
    await moveOrder(context, order, "CANCEL", { reason });
    return;
  }
  const left = leftAfter(order.Amount, keptPercent, await refundedAmount(context.tx, order.ID));
  if (cause === "Withdrawn") await moveOrder(context, order, "WITHDRAW");
  else if (keptPercent > 0) await deliverMeetingOrder(context, order, lawyerId);
  if (left > 0) await requestRefund(context, order, { amount: left, cause, reason });
}

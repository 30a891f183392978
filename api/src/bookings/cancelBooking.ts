import { cancellationFeePercent, freeUntil, paidFeePercent } from "@lagrum/core/booking/bookingRules";
import type { WithdrawalLaws } from "@lagrum/core/withdrawal/withdrawalLaw";
import { Failure } from "../http/failure.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import { cancelMeetingOrder, deliverMeetingOrder, lockOrderOfBooking } from "../orders/meetingOrders.ts";
import type { OrderRow } from "../orders/orderRepository.ts";
import { recordEarning } from "../salaries/earnings.ts";
import { listWithdrawalLaws } from "../withdrawals/withdrawalLaws.ts";
import { changeState, notifyLawyer } from "./bookingChanges.ts";
import { type BookingRow, lockBooking } from "./bookingRepository.ts";
import { returnFreeMeeting } from "./freeMeeting.ts";

/** The cancellation fee when the booker cancels now, in per cent of the price. */
export const feePercentNow = (
  { StartsAt }: BookingRow,
  order: OrderRow | undefined,
  { now, laws }: { now: Date; laws: WithdrawalLaws },
): number =>
  order?.PaidAt
    ? paidFeePercent({ start: StartsAt, role: order.Role, paidAt: order.PaidAt }, now, laws)
    : cancellationFeePercent(StartsAt, now);

/**
 * Cancels a meeting, and refunds the price less the fee. A booker who cancels late while the right of withdrawal is open
 * withdraws. There is no fee when the firm cancels.
 * @throws Failure NOT_FOUND, BOOKING_CLOSED, PAYMENT_UNAVAILABLE when a payment is not ended at the provider
 */
export async function cancelBooking(
  context: OpenContext,
  id: number,
  { isByStaff }: { isByStaff: boolean },
): Promise<void> {
  const { tx, now, jobs } = context;
  const booking = await lockBooking(tx, id);
  refuseCall(booking);
  if (Date.parse(booking.StartsAt) <= now.getTime()) throw new Failure("BOOKING_CLOSED");
  const order = await lockOrderOfBooking(context, id);
  const isFree = isByStaff || booking.State === "AwaitingConfirmation";
  const KeptPercent = isFree ? 0 : feePercentNow(booking, order, { now, laws: await listWithdrawalLaws(tx) });
  const isLate = !isByStaff && now > freeUntil(booking.StartsAt);
  const isWithdrawn = isLate && KeptPercent === 0 && order !== undefined && order.PaidAt !== null;
  await changeState(context, booking, isWithdrawn ? "WITHDRAW" : "CANCEL", {
    KeptPercent,
    Sequence: booking.Sequence + 1,
  });
  if (KeptPercent === 0) await returnFreeMeeting(tx, id);
  if (order) {
    await cancelMeetingOrder(context, order, {
      cause: isWithdrawn ? "Withdrawn" : "Cancelled",
      reason: isByStaff ? "Byrån avbokade mötet." : "Mötet avbokades.",
      keptPercent: KeptPercent,
      lawyerId: booking.LawyerID,
    });
  }
  if (booking.State !== "Confirmed" && !isByStaff) return;
  await jobs.send(tx, "mail", { Kind: "bookingCancelled", BookingID: id, isByFirm: isByStaff });
  if (booking.State === "Confirmed") await notifyLawyer(context, booking, "cancelled");
}

/** Ends a future meeting whose purchase is withdrawn. The order and its refund are the withdrawal's. */
export async function withdrawMeeting(context: OpenContext, booking: BookingRow): Promise<void> {
  const { tx, jobs } = context;
  await changeState(context, booking, "WITHDRAW", { KeptPercent: 0, Sequence: booking.Sequence + 1 });
  await jobs.send(tx, "mail", { Kind: "bookingCancelled", BookingID: booking.ID, isByFirm: false });
  await notifyLawyer(context, booking, "cancelled");
}

/** Agreed telephone advice ends with its question. @throws Failure BOOKING_CLOSED */
function refuseCall({ QuestionID }: BookingRow): void {
  if (QuestionID !== null) throw new Failure("BOOKING_CLOSED");
}

/**
 * Records that a meeting was held or missed. A held one is credited to its lawyer, on the day of the meeting.
 * @throws Failure NOT_FOUND, BOOKING_CLOSED, also before the meeting
 */
export async function finishBooking(context: OpenContext, id: number, event: "MISS" | "FINISH"): Promise<void> {
  const booking = await lockBooking(context.tx, id);
  refuseCall(booking);
  if (Date.parse(booking.StartsAt) > context.now.getTime()) throw new Failure("BOOKING_CLOSED");
  await changeState(context, booking, event);
  if (event === "FINISH") {
    const { LawyerID: UserID, ID: BookingID, Service: Type } = booking;
    await recordEarning(context.tx, { UserID, BookingID, Type }, new Date(booking.StartsAt));
  }
  const order = await lockOrderOfBooking(context, id);
  if (order) await deliverMeetingOrder(context, order, booking.LawyerID);
}

import { Failure } from "../http/failure.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import { followOffer } from "../waitingList/offeredTime.ts";
import { changeState, notifyLawyer } from "./bookingChanges.ts";
import { lockBooking } from "./bookingRepository.ts";
import { useFreeMeeting } from "./freeMeeting.ts";
import { passedReminders } from "./reminderTimes.ts";

/**
 * The booker confirms a free meeting by the mailed link. A second call does nothing.
 * @throws Failure HOLD_ENDED when it was not confirmed in time, BOOKING_CLOSED, MEETING_USED
 */
export async function confirmMeeting(context: OpenContext, id: number): Promise<void> {
  const { tx, now, jobs } = context;
  const booking = await lockBooking(tx, id);
  if (booking.State === "Confirmed") return;
  const isOverdue = booking.HoldUntil !== null && Date.parse(booking.HoldUntil) <= now.getTime();
  if (booking.State === "AwaitingConfirmation" && isOverdue) throw new Failure("HOLD_ENDED");
  await changeState(context, booking, "CONFIRM", {
    AgreedAt: now.toISOString(),
    HoldUntil: null,
    Reminders: passedReminders(booking.StartsAt, now),
  });
  await useFreeMeeting(tx, id);
  await followOffer(context, id, "BOOK");
  await jobs.send(tx, "mail", { Kind: "bookingConfirmed", BookingID: id });
  await notifyLawyer(context, booking, "booked");
}

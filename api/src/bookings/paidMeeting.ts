import type { OpenContext } from "../http/serviceContext.ts";
import { changeState, notifyLawyer } from "./bookingChanges.ts";
import { type BookingRow, lockBooking } from "./bookingRepository.ts";
import { passedReminders } from "./reminderTimes.ts";

/**
 * Confirms a meeting that has been paid. The caller has its order locked.
 * @param isInReview the lawyer learns of it when an administrator has decided on the possible conflict of interest
 */
export async function confirmPaid(context: OpenContext, id: number, isInReview: boolean): Promise<void> {
  const { tx, now, jobs } = context;
  const booking = await lockBooking(tx, id);
  await changeState(context, booking, "PAY", {
    AgreedAt: now.toISOString(),
    Reminders: passedReminders(booking.StartsAt, now),
  });
  await jobs.send(tx, "mail", { Kind: "bookingConfirmed", BookingID: id });
  if (!isInReview) await notifyLawyer(context, booking, "booked");
}

/** Releases the time of a locked booking that was not paid. */
export const expireUnpaid = (context: OpenContext, booking: BookingRow): Promise<void> =>
  changeState(context, booking, "EXPIRE");

/** The firm has cancelled the order of a locked booking before it was paid; the buyer's mail is the order's. */
export const cancelUnpaid = (context: OpenContext, booking: BookingRow): Promise<void> =>
  changeState(context, booking, "CANCEL", { KeptPercent: 0 });

import { type BookingEvent, type BookingFacts, nextBookingState } from "@lagrum/core/booking/bookingTransitions";
import { fieldChange, recordChange } from "../audit/auditLog.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import type { LawyerMail } from "../mail/queuedMail.ts";
import { announceFreedTime } from "../waitingList/offeredTime.ts";
import { type BookingRow, updateBooking } from "./bookingRepository.ts";

/** The state after the event. @throws Failure BOOKING_CLOSED, or HOLD_ENDED for a hold or an unconfirmed meeting. */
export function stateAfter(
  { State }: Pick<BookingRow, "State">,
  event: BookingEvent,
  facts: BookingFacts = { isPriced: false, isByStaff: false },
): BookingRow["State"] {
  const next = nextBookingState(State, event, facts);
  const isHold = event === "BOOK" || event === "RELEASE" || (event === "CONFIRM" && State === "Expired");
  if (next === null) throw new Failure(isHold ? "HOLD_ENDED" : "BOOKING_CLOSED");
  return next;
}

export const notifyLawyer = (
  { tx, jobs }: OpenContext,
  { ID: BookingID, LawyerID: UserID }: Pick<BookingRow, "ID" | "LawyerID">,
  Change: LawyerMail["Change"],
): Promise<void> => jobs.send(tx, "mail", { Kind: "meetingChanged", BookingID, UserID, Change });

const actions = {
  CANCEL: "cancelled",
  WITHDRAW: "withdrawn",
  CONFIRM: "confirmed",
  MISS: "missed",
  FINISH: "held",
  EXPIRE: "expired",
  PAY: "paid",
} as const;

/** Moves a locked booking by the table of transitions, and writes it to the log. @throws Failure BOOKING_CLOSED */
export async function changeState(
  context: OpenContext,
  booking: BookingRow,
  event: keyof typeof actions,
  more: Partial<BookingRow> = {},
): Promise<void> {
  const State = stateAfter(booking, event);
  await updateBooking(context.tx, booking.ID, { State, ...more });
  const Changed = [fieldChange("State", booking.State, State)];
  await recordChange(context, { Entity: "booking", EntityID: booking.ID, Action: actions[event], Changed });
  if (event === "CANCEL" || event === "WITHDRAW" || event === "EXPIRE") {
    await announceFreedTime(context, booking.LawyerID);
  }
}

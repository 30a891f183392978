import { type BookingWindow, visitorWindow } from "@lagrum/core/booking/bookingRules";
import type { JoinWaitingList } from "@lagrum/core/booking/waitingListSchema";
import { dayOf } from "@lagrum/core/text/dates";
import { issueCode } from "../accounts/accessCodes.ts";
import { recordChange } from "../audit/auditLog.ts";
import { stateAfter } from "../bookings/bookingChanges.ts";
import { lockBooking, updateBooking } from "../bookings/bookingRepository.ts";
import { findBookableLawyers } from "../bookings/lawyerRepository.ts";
import { waitingList } from "../db/schema/waitingList.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import { announceFreedTime } from "./offeredTime.ts";
import { findSuiting } from "./suitingTimes.ts";
import { findPlace, lockPlace, movePlace } from "./waitingListRepository.ts";

/** The number of free times in a refusal. */
const NEAREST = 3;

/** @throws Failure INCORRECT_PROPERTIES for a day that has passed, or is beyond what can be booked */
function requireDay(Until: string, { earliest, lastDay }: BookingWindow): void {
  if (Until > lastDay) throw new Failure("INCORRECT_PROPERTIES", { Until: ["INVALID_DATE"] });
  if (Until < dayOf(new Date(earliest))) {
    throw new Failure("INCORRECT_PROPERTIES", { Until: ["DATE_PASSED"] });
  }
}

/**
 * Joins the waiting list, and mails the link to see and leave it.
 * @throws Failure INCORRECT_PROPERTIES; TIMES_FREE with free times that match already
 */
export async function joinWaitingList(
  context: OpenContext,
  { OpenedAt, Website: _, ...preferences }: JoinWaitingList & { Website?: unknown },
  hours: string,
): Promise<{ ID: number; AccessCode: string }> {
  const { tx, now, jobs } = context;
  const window = visitorWindow(now, hours);
  requireDay(preferences.Until, window);
  const lawyers = await findBookableLawyers(tx, preferences, now);
  if (lawyers.length === 0) throw new Failure("INCORRECT_PROPERTIES", { LawyerID: ["NOT_AVAILABLE"] });
  const freeTimes = findSuiting(lawyers, preferences, { window, most: NEAREST });
  if (freeTimes.length > 0) throw new Failure("TIMES_FREE", undefined, { freeTimes });
  const [place] = await tx
    .insert(waitingList)
    .values({ ...preferences, Weekdays: [...new Set(preferences.Weekdays)], CreatedAt: now.toISOString() })
    .returning({ ID: waitingList.ID });
  if (!place) throw new Error("the place was not stored");
  await recordChange(context, { Entity: "waiting", EntityID: place.ID, Action: "joined" });
  await jobs.send(tx, "mail", { Kind: "waitingJoined", WaitingID: place.ID });
  return { ID: place.ID, AccessCode: await issueCode(tx, "waiting", place.ID, now) };
}

/** Releases the offered time of a place, if it is still held. The booking is locked before the place. */
async function releaseOffer(context: OpenContext, id: number) {
  const { tx } = context;
  const BookingID = (await findPlace(tx, id))?.BookingID ?? null;
  const booking = BookingID === null ? undefined : await lockBooking(tx, BookingID);
  const place = await lockPlace(tx, id);
  const isOffered = place.State === "Offered" && booking?.ID === place.BookingID && booking?.State === "Held";
  if (isOffered) {
    await updateBooking(tx, booking.ID, { State: stateAfter(booking, "RELEASE") });
    await announceFreedTime(context, booking.LawyerID);
  }
  return { place, isOffered };
}

/** Refuses the current offer; the person waits on. @throws Failure OFFER_ENDED */
export async function declineOffer(context: OpenContext, id: number): Promise<void> {
  const { place, isOffered } = await releaseOffer(context, id);
  if (!isOffered) throw new Failure("OFFER_ENDED");
  await movePlace(context, place, "DECLINE", { Ignored: 0 });
}

/** Leaves the list; a place that has ended stays as it is. */
export async function leaveWaitingList(context: OpenContext, id: number): Promise<void> {
  const { place } = await releaseOffer(context, id);
  if (place.EndedAt === null) await movePlace(context, place, "LEAVE");
}

/** @returns a code of the held time. @throws Failure OFFER_ENDED */
export async function acceptOffer({ tx, now }: OpenContext, id: number): Promise<string> {
  const place = await lockPlace(tx, id);
  if (place.State !== "Offered" || place.BookingID === null) throw new Failure("OFFER_ENDED");
  return issueCode(tx, "booking", place.BookingID, now);
}

import { type BookingWindow, meetingTimes, staffWindow, visitorWindow } from "@lagrum/core/booking/bookingRules";
import { bookingDayAt, freeStarts, isOffered } from "@lagrum/core/booking/slots";
import type { Database } from "../db/database.ts";
import { isViolation } from "../db/databaseFailure.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import type { BookingRow } from "./bookingRepository.ts";
import {
  type BookableLawyer,
  byMeetings,
  findBookableLawyers,
  lockLawyer,
  type WantedTime,
} from "./lawyerRepository.ts";
import { findNearestTimes } from "./slotList.ts";

type TakenTime = Pick<BookingRow, "LawyerID" | "StartsAt" | "EndsAt" | "FreeFrom">;

/**
 * Prevents double bookings: finds a lawyer who is free then, and makes other bookings of that lawyer wait until the
 * transaction ends.
 * @param except the booking that is moved.
 * @throws Failure INCORRECT_PROPERTIES for a time that is not offered, TIME_TAKEN
 */
export async function takeTime(
  { tx, now }: Pick<OpenContext, "tx" | "now">,
  wanted: WantedTime,
  window: BookingWindow,
  except?: number,
): Promise<TakenTime> {
  const start = Date.parse(wanted.SlotStart);
  const bookable = await findBookableLawyers(tx, wanted, now, except);
  if (bookable.length === 0) throw new Failure("INCORRECT_PROPERTIES", { LawyerID: ["NOT_AVAILABLE"] });
  const working = bookable.filter(({ calendar }) => isOffered(calendar, start, wanted.Service, window));
  if (working.length === 0) throw new Failure("INCORRECT_PROPERTIES", { SlotStart: ["NOT_AVAILABLE"] });
  const day = bookingDayAt(start);
  const isFree = ({ calendar }: BookableLawyer) => freeStarts(calendar, day, wanted.Service, window).includes(start);
  for (const { lawyer } of byMeetings(working.filter(isFree), day)) {
    await lockLawyer(tx, lawyer.UserID, now);
    // Read again: a concurrent booking may have taken it.
    const [locked] = await findBookableLawyers(tx, { ...wanted, LawyerID: lawyer.UserID }, now, except);
    if (locked && isFree(locked)) {
      const { end, freeFrom } = meetingTimes(start, wanted.Service);
      const at = (moment: number) => new Date(moment).toISOString();
      return { LawyerID: lawyer.UserID, StartsAt: at(start), EndsAt: at(end), FreeFrom: at(freeFrom) };
    }
  }
  throw new Failure("TIME_TAKEN");
}

/** Runs a booking. When its time is taken, the refusal names the nearest free times. */
export async function offeringOthers<T>(
  db: Database,
  { wanted, now, hours, isByStaff }: { wanted: WantedTime; now: Date; hours: string; isByStaff: boolean },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isTaken = error instanceof Failure ? error.code === "TIME_TAKEN" : isOverlap(error);
    if (!isTaken) throw error;
    const window = isByStaff ? staffWindow(now) : visitorWindow(now, hours);
    const freeTimes = await findNearestTimes(db, wanted, now, window);
    throw new Failure("TIME_TAKEN", undefined, { freeTimes, cause: error });
  }
}

/** The database's exclusion constraint decides about double bookings. */
const isOverlap = (error: unknown) => isViolation(error, "bookings_no_overlap");

import { meetingTimes, staffWindow } from "@lagrum/core/booking/bookingRules";
import { bookingDayAt, freeStarts, isOffered, isOnGrid } from "@lagrum/core/booking/slots";
import type { AgreeOnCall } from "@lagrum/core/phoneCall/phoneCallSchema";
import { openTimeBy } from "@lagrum/core/workingTime/openTime";
import { startClock } from "@lagrum/core/workingTime/promises";
import { eq } from "drizzle-orm";
import { questions } from "../db/schema/questions.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import { notifyLawyer, stateAfter } from "./bookingChanges.ts";
import { findCallBooking, insertBooking, updateBooking } from "./bookingRepository.ts";
import { ensureLawyer, findActiveCalendar, lockLawyer } from "./lawyerRepository.ts";
import { passedReminders } from "./reminderTimes.ts";

/** Telephone advice is a meeting of half an hour. */
export const callMeeting = { Service: "BOOK30", Channel: "Telephone" } as const;

interface WantedCall {
  question: { ID: number; CategoryID: number };
  /** Who calls. */
  LawyerID: number;
  agreed: AgreeOnCall;
  /** The firm's opening hours, for a person without meeting hours. */
  hours: string;
}

/** Checks the person's hours and daily limit. @throws Failure OUTSIDE_HOURS, TIME_TAKEN */
async function requireHours(context: OpenContext, wanted: WantedCall, start: number, except: number): Promise<void> {
  const { tx, now } = context;
  const calendar = await findActiveCalendar(tx, wanted.LawyerID, now, except);
  const window = staffWindow(now);
  const isWithin = calendar
    ? isOffered(calendar, start, callMeeting.Service, window)
    : openTimeBy(wanted.hours).isOpen(start);
  if (!isWithin) throw new Failure("OUTSIDE_HOURS");
  const isFree = !calendar || freeStarts(calendar, bookingDayAt(start), callMeeting.Service, window).includes(start);
  if (!isFree) throw new Failure("TIME_TAKEN");
}

/**
 * Books the agreed time of a call, or moves it. The exclusion constraint of the bookings refuses a time that is taken.
 * The caller has the question locked.
 * @throws Failure INCORRECT_PROPERTIES, OUTSIDE_HOURS, TIME_TAKEN
 */
export async function bookCall(context: OpenContext, wanted: WantedCall): Promise<void> {
  const { tx, now } = context;
  const { question, LawyerID, agreed } = wanted;
  const start = Date.parse(agreed.AgreedAt);
  const refuse = (reason: "DATE_PASSED" | "INVALID_DATE" | "NOT_AVAILABLE") =>
    new Failure("INCORRECT_PROPERTIES", { AgreedAt: [reason] });
  if (start <= now.getTime()) throw refuse("DATE_PASSED");
  if (bookingDayAt(start).name > staffWindow(now).lastDay) throw refuse("INVALID_DATE");
  if (!isOnGrid(start)) throw refuse("NOT_AVAILABLE");
  const current = await findCallBooking(tx, question.ID);
  await ensureLawyer(tx, LawyerID);
  await lockLawyer(tx, LawyerID, now);
  if (!agreed.OutsideHours) await requireHours(context, wanted, start, current?.ID ?? 0);
  const { end, freeFrom } = meetingTimes(start, callMeeting.Service);
  const at = (moment: number) => new Date(moment).toISOString();
  const time = {
    ...{ LawyerID, StartsAt: at(start), EndsAt: at(end), FreeFrom: at(freeFrom) },
    ...{ AgreedAt: now.toISOString(), Reminders: passedReminders(at(start), now) },
  };
  if (current) {
    const State = stateAfter(current, "MOVE");
    await updateBooking(tx, current.ID, { ...time, State, Sequence: current.Sequence + 1 });
    await notifyColleague(context, { ID: current.ID, LawyerID }, "moved");
    return;
  }
  const meeting = { ...callMeeting, CategoryID: question.CategoryID, QuestionID: question.ID };
  const ID = await insertBooking(tx, { ...meeting, ...time, State: "Confirmed", CreatedAt: now.toISOString() });
  await notifyColleague(context, { ID, LawyerID }, "booked");
}

/** A mail to the colleague who is to call, unless that colleague has agreed on the time. */
async function notifyColleague(
  context: OpenContext,
  booking: { ID: number; LawyerID: number },
  change: "booked" | "moved",
): Promise<void> {
  if (context.caller?.UserID !== booking.LawyerID) await notifyLawyer(context, booking, change);
}

/** The clock of a question whose call has that time; the due time itself follows the booking by a trigger. */
export async function setCallClock(context: OpenContext, id: number, start: string, hours: string): Promise<void> {
  const clock = startClock("PhoneAdvice", context.now, hours, new Date(start));
  await context.tx
    .update(questions)
    .set({ ...clock, EscalatedAt: null })
    .where(eq(questions.ID, id));
}

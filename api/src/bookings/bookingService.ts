import {
  type BookingWindow,
  bookingReference,
  cancellationFeePercent,
  freeUntil,
  holdUntil,
} from "@lagrum/core/booking/bookingRules";
import type {
  BookedMeeting,
  BookForCaller,
  BookMeeting,
  HoldTime,
  MeetingService,
  MoveBooking,
} from "@lagrum/core/booking/bookingSchema";
import { type BookingEvent, nextBookingState } from "@lagrum/core/booking/bookingTransitions";
import { termsVersion } from "@lagrum/core/consent/termsVersion";
import { issueCode } from "../accounts/accessCodes.ts";
import { fieldChange, recordChange } from "../audit/auditLog.ts";
import { refuseTooFast } from "../contact/minimumSubmitTime.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import type { LawyerMail } from "../mail/queuedMail.ts";
import { listMeetings } from "../products/priceRepository.ts";
import {
  type BookingRow,
  findBooking,
  hasUsedFreeMeeting,
  insertBooker,
  insertBooking,
  lockBooking,
  updateBooking,
} from "./bookingRepository.ts";
import type { WantedTime } from "./lawyerRepository.ts";
import { takeTime } from "./takeTime.ts";

/** The state after the event. @throws Failure BOOKING_CLOSED, or HOLD_ENDED for a hold. */
function stateAfter({ State }: Pick<BookingRow, "State">, event: BookingEvent): BookingRow["State"] {
  // Priced meetings are not offered yet.
  const next = nextBookingState(State, event, false);
  if (next === null) throw new Failure(event === "BOOK" || event === "RELEASE" ? "HOLD_ENDED" : "BOOKING_CLOSED");
  return next;
}

async function requireOffered({ tx, now }: OpenContext, service: MeetingService): Promise<void> {
  const meetings = await listMeetings(tx, now);
  if (!meetings.some(({ Code, Active }) => Code === service && Active)) {
    throw new Failure("INCORRECT_PROPERTIES", { Service: ["NOT_AVAILABLE"] });
  }
}

const meetingOf = ({ Service, Channel, CategoryID }: WantedTime) => ({ Service, Channel, CategoryID });

/** Holds a time. @throws Failure INCORRECT_PROPERTIES, TIME_TAKEN */
export async function holdTime(
  context: OpenContext,
  wanted: HoldTime,
  window: BookingWindow,
): Promise<{ ID: number; AccessCode: string }> {
  const { tx, now } = context;
  await requireOffered(context, wanted.Service);
  const time = await takeTime(context, wanted, window);
  const ID = await insertBooking(tx, {
    ...meetingOf(wanted),
    ...time,
    State: "Held",
    HoldUntil: holdUntil(now, now).toISOString(),
    CreatedAt: now.toISOString(),
  });
  return { ID, AccessCode: await issueCode(tx, "booking", ID, now) };
}

/** @throws Failure HOLD_ENDED */
async function lockHold({ tx, now }: OpenContext, id: number): Promise<BookingRow> {
  const held = await lockBooking(tx, id);
  if (!isHolding(held, now)) throw new Failure("HOLD_ENDED");
  return held;
}

const isHolding = ({ State, HoldUntil }: BookingRow, now: Date) =>
  State === "Held" && HoldUntil !== null && Date.parse(HoldUntil) > now.getTime();

/** @throws Failure HOLD_ENDED */
export async function extendHold(context: OpenContext, id: number): Promise<void> {
  const { CreatedAt } = await lockHold(context, id);
  const until = holdUntil(new Date(CreatedAt), context.now);
  await updateBooking(context.tx, id, { HoldUntil: until.toISOString() });
}

/** @throws Failure HOLD_ENDED */
export async function releaseHold(context: OpenContext, id: number): Promise<void> {
  const State = stateAfter(await lockHold(context, id), "RELEASE");
  await updateBooking(context.tx, id, { State });
}

/**
 * Takes over the hold if it is on the wanted time and has not ended; otherwise releases it and takes the time anew.
 * @returns the ID of the booking, which is still held
 */
async function heldOrNew(
  context: OpenContext,
  wanted: WantedTime,
  { window, holdId }: { window: BookingWindow; holdId: number | null },
): Promise<number> {
  const { tx, now } = context;
  const held = holdId === null ? undefined : await findBooking(tx, holdId);
  const isSameTime =
    held &&
    Date.parse(held.StartsAt) === Date.parse(wanted.SlotStart) &&
    held.Service === wanted.Service &&
    held.Channel === wanted.Channel &&
    (!wanted.LawyerID || wanted.LawyerID === held.LawyerID);
  // A row that is not held any more is not locked: others release it while they hold the lawyer's lock.
  if (held && isHolding(held, now)) {
    if (isSameTime) return (await lockHold(context, held.ID)).ID;
    await releaseHold(context, held.ID);
  }
  return (await holdTime(context, wanted, window)).ID;
}

const notifyLawyer = (
  { tx, jobs }: OpenContext,
  { ID: BookingID, LawyerID: UserID }: Pick<BookingRow, "ID" | "LawyerID">,
  Change: LawyerMail["Change"],
): Promise<void> => jobs.send(tx, "mail", { Kind: "meetingChanged", BookingID, UserID, Change });

type Booker = Omit<BookForCaller, keyof WantedTime>;

async function confirm(context: OpenContext, ID: number, booker: Booker, TermsVersion: string | null): Promise<void> {
  const { tx, now, jobs } = context;
  const { FirstName, LastName, Email, Phone, Description, Counterparty, Needs = null, Insurance = null } = booker;
  const booking = await lockBooking(tx, ID);
  const isUsed = booking.Service === "BOOK15" && (await hasUsedFreeMeeting(tx, { Email, Phone }));
  if (isUsed) throw new Failure("MEETING_USED");
  await updateBooking(tx, ID, { State: stateAfter(booking, "BOOK"), AgreedAt: now.toISOString(), HoldUntil: null });
  await insertBooker(tx, {
    ...{ BookingID: ID, FirstName, LastName, Email, Phone, Description, Counterparty, Needs, Insurance },
    ...{ TermsVersion, AcceptedAt: now.toISOString() },
  });
  const Changed = [fieldChange("StartsAt", null, booking.StartsAt)];
  await recordChange(context, { Entity: "booking", EntityID: ID, Action: "booked", Changed });
  await jobs.send(tx, "mail", { Kind: "bookingConfirmed", BookingID: ID });
  await notifyLawyer(context, booking, "booked");
}

/**
 * Books a meeting, and mails the confirmation.
 * @param holdId the held booking that the caller's access code opens.
 * @throws Failure INCORRECT_PROPERTIES, TIME_TAKEN, MEETING_USED
 */
export async function bookMeeting(
  context: OpenContext,
  { OpenedAt, ...wanted }: BookMeeting,
  { window, holdId }: { window: BookingWindow; holdId: number | null },
): Promise<BookedMeeting> {
  refuseTooFast(OpenedAt, context.now);
  const ID = await heldOrNew(context, wanted, { window, holdId });
  await confirm(context, ID, wanted, termsVersion);
  return { ID, Reference: bookingReference(ID), State: "Confirmed" };
}

/** Staff book for a caller. @throws Failure INCORRECT_PROPERTIES, TIME_TAKEN, MEETING_USED */
export async function bookForCaller(
  context: OpenContext,
  wanted: BookForCaller,
  window: BookingWindow,
): Promise<number> {
  const { ID } = await holdTime(context, wanted, window);
  await confirm(context, ID, wanted, null);
  return ID;
}

/** Reminders of a meeting, in hours before it. */
export const reminderHours = [48, 2] as const;

/** The reminders that were due before the time was agreed, so that they are never sent. */
export const passedReminders = (start: string, now: Date): number =>
  reminderHours.filter((hours) => Date.parse(start) - hours * 60 * 60 * 1000 <= now.getTime()).length;

/**
 * Moves a meeting; the calendar event keeps its UID, and its SEQUENCE rises.
 * @throws Failure NOT_FOUND, BOOKING_CLOSED, TOO_LATE_TO_MOVE, INCORRECT_PROPERTIES, TIME_TAKEN
 */
export async function moveBooking(
  context: OpenContext,
  id: number,
  { SlotStart, LawyerID }: MoveBooking,
  { window, isByStaff }: { window: BookingWindow; isByStaff: boolean },
): Promise<void> {
  const { tx, now, jobs } = context;
  const present = await findBooking(tx, id);
  if (!present) throw new Failure("NOT_FOUND");
  requireMovable(present, now, isByStaff);
  const wanted = { ...meetingOf({ ...present, SlotStart }), SlotStart, LawyerID: LawyerID ?? present.LawyerID };
  const time = await takeTime(context, wanted, window, id);
  const booking = await lockBooking(tx, id);
  requireMovable(booking, now, isByStaff);
  await updateBooking(tx, id, {
    ...time,
    State: stateAfter(booking, "MOVE"),
    AgreedAt: now.toISOString(),
    Sequence: booking.Sequence + 1,
    Reminders: passedReminders(time.StartsAt, now),
  });
  const Changed = [fieldChange("StartsAt", booking.StartsAt, time.StartsAt)];
  await recordChange(context, { Entity: "booking", EntityID: id, Action: "moved", Changed });
  await jobs.send(tx, "mail", { Kind: "bookingMoved", BookingID: id });
  await notifyLawyer(context, { ID: id, LawyerID: time.LawyerID }, "moved");
}

function requireMovable(booking: BookingRow, now: Date, isByStaff: boolean): void {
  stateAfter(booking, "MOVE");
  if (Date.parse(booking.StartsAt) <= now.getTime()) throw new Failure("BOOKING_CLOSED");
  if (!isByStaff && now > freeUntil(booking.StartsAt)) throw new Failure("TOO_LATE_TO_MOVE");
}

/** Cancels a meeting; the firm keeps nothing when it cancels itself. @throws Failure NOT_FOUND, BOOKING_CLOSED */
export async function cancelBooking(
  context: OpenContext,
  id: number,
  { isByStaff }: { isByStaff: boolean },
): Promise<void> {
  const { now } = context;
  const booking = await lockBooking(context.tx, id);
  if (Date.parse(booking.StartsAt) <= now.getTime()) throw new Failure("BOOKING_CLOSED");
  const KeptPercent = isByStaff ? 0 : cancellationFeePercent(booking.StartsAt, now);
  await end(context, booking, "CANCEL", { KeptPercent, Sequence: booking.Sequence + 1 });
  await context.jobs.send(context.tx, "mail", { Kind: "bookingCancelled", BookingID: id, isByFirm: isByStaff });
  await notifyLawyer(context, booking, "cancelled");
}

const endActions = { CANCEL: "cancelled", MISS: "missed", FINISH: "held" } as const;

async function end(
  context: OpenContext,
  booking: BookingRow,
  event: keyof typeof endActions,
  more: Partial<BookingRow> = {},
): Promise<void> {
  const State = stateAfter(booking, event);
  await updateBooking(context.tx, booking.ID, { State, ...more });
  const Changed = [fieldChange("State", booking.State, State)];
  await recordChange(context, { Entity: "booking", EntityID: booking.ID, Action: endActions[event], Changed });
}

/** Records that a meeting was held or missed. @throws Failure NOT_FOUND, BOOKING_CLOSED, also before the meeting */
export async function finishBooking(context: OpenContext, id: number, event: "MISS" | "FINISH"): Promise<void> {
  const booking = await lockBooking(context.tx, id);
  if (Date.parse(booking.StartsAt) > context.now.getTime()) throw new Failure("BOOKING_CLOSED");
  await end(context, booking, event);
}

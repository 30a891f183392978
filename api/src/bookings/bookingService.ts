import {
  type BookingWindow,
  bookingReference,
  freeUntil,
  holdUntil,
  withdrawUntil,
} from "@lagrum/core/booking/bookingRules";
import type {
  BookedMeeting,
  BookForCaller,
  BookMeeting,
  HoldTime,
  MeetingService,
  MoveBooking,
  SaveBookingNotes,
} from "@lagrum/core/booking/bookingSchema";
import { missingConsents } from "@lagrum/core/booking/meetingConsents";
import { termsVersion } from "@lagrum/core/consent/termsVersion";
import { issueCode } from "../accounts/accessCodes.ts";
import { fieldChange, recordChange } from "../audit/auditLog.ts";
import { type ConflictCheck, reviewParties } from "../conflict/conflictService.ts";
import { refuseTooFast } from "../contact/minimumSubmitTime.ts";
import { checkUnchanged } from "../db/optimisticLock.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext, ServiceContext } from "../http/serviceContext.ts";
import { placeMeetingOrder } from "../orders/meetingOrders.ts";
import { partiesOf } from "../orders/orderParties.ts";
import { companyOf } from "../orders/placeOrder.ts";
import { listMeetings } from "../products/priceRepository.ts";
import { lockQuestion } from "../questions/questionRepository.ts";
import { announceFreedTime, followOffer } from "../waitingList/offeredTime.ts";
import { listWithdrawalLaws } from "../withdrawals/withdrawalLaws.ts";
import { notifyLawyer, stateAfter } from "./bookingChanges.ts";
import {
  type BookingRow,
  findBooking,
  hasUsedFreeMeeting,
  insertBooker,
  insertBooking,
  lockBooking,
  updateBooking,
} from "./bookingRepository.ts";
import { setCallClock } from "./callMeeting.ts";
import type { WantedTime } from "./lawyerRepository.ts";
import { passedReminders } from "./reminderTimes.ts";
import { takeTime } from "./takeTime.ts";

/** A meeting on sale, with its price. @throws Failure INCORRECT_PROPERTIES */
async function getOffered({ tx, now }: OpenContext, service: MeetingService) {
  const meeting = (await listMeetings(tx, now)).find(({ Code, Active }) => Code === service && Active);
  if (!meeting) throw new Failure("INCORRECT_PROPERTIES", { Service: ["NOT_AVAILABLE"] });
  return meeting;
}

const meetingOf = ({ Service, Channel, CategoryID }: WantedTime) => ({ Service, Channel, CategoryID });

/** Holds a time. @throws Failure INCORRECT_PROPERTIES, TIME_TAKEN */
export async function holdTime(
  context: OpenContext,
  wanted: HoldTime,
  window: BookingWindow,
): Promise<{ ID: number; AccessCode: string }> {
  const { tx, now } = context;
  await getOffered(context, wanted.Service);
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
  const { CreatedAt, HoldUntil } = await lockHold(context, id);
  const until = holdUntil(new Date(CreatedAt), context.now).toISOString();
  // An offer from the waiting list is held for longer already.
  await updateBooking(context.tx, id, { HoldUntil: HoldUntil !== null && HoldUntil > until ? HoldUntil : until });
}

/** @throws Failure HOLD_ENDED */
export async function releaseHold(context: OpenContext, id: number): Promise<void> {
  const held = await lockHold(context, id);
  await updateBooking(context.tx, id, { State: stateAfter(held, "RELEASE") });
  await followOffer(context, id, "DECLINE");
  await announceFreedTime(context, held.LawyerID);
}

/**
 * Takes over the hold if it is on the wanted time and has not ended; otherwise releases it and holds the time again.
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
  // A row whose hold has ended is not locked: others release it while they hold the lawyer's lock.
  if (held && isHolding(held, now)) {
    if (isSameTime) return (await lockHold(context, held.ID)).ID;
    await releaseHold(context, held.ID);
  }
  return (await holdTime(context, wanted, window)).ID;
}

type Booker = Omit<BookForCaller, keyof WantedTime> & Pick<BookMeeting, "SmsReminders"> & { IsAdult?: boolean };

interface Sale {
  check: ConflictCheck;
  isByStaff: boolean;
}

/** Books the held time: a free meeting is confirmed, a priced one waits for its payment. */
async function book(
  context: OpenContext,
  ID: number,
  booker: Booker,
  { check, isByStaff }: Sale,
): Promise<BookedMeeting> {
  const { tx, now, jobs } = context;
  const {
    FirstName,
    LastName,
    Email,
    Phone,
    Description,
    Needs = null,
    Insurance = null,
    SmsReminders = false,
  } = booker;
  const held = await lockBooking(tx, ID);
  const price = await getOffered(context, held.Service);
  const isPriced = price.Amount > 0;
  // Staff have heard the caller's age.
  const until = withdrawUntil(now, await listWithdrawalLaws(tx)).toISOString();
  const missing = isPriced ? missingConsents({ IsAdult: isByStaff, ...booker }, held.StartsAt, until) : {};
  if (Object.keys(missing).length > 0) throw new Failure("INCORRECT_PROPERTIES", missing);
  const isUsed = held.Service === "BOOK15" && (await hasUsedFreeMeeting(tx, { Email, Phone }));
  if (isUsed) throw new Failure("MEETING_USED");
  const State = stateAfter(held, "BOOK", isPriced);
  const Reminders = passedReminders(held.StartsAt, now);
  await updateBooking(tx, ID, { State, AgreedAt: now.toISOString(), HoldUntil: null, Reminders });
  await followOffer(context, ID, "BOOK");
  await insertBooker(tx, {
    ...{ BookingID: ID, FirstName, LastName, Email, Phone, Description, Needs, Insurance, SmsReminders },
    ...{ TermsVersion: isByStaff ? null : termsVersion, AcceptedAt: now.toISOString() },
  });
  const Changed = [fieldChange("StartsAt", null, held.StartsAt)];
  await recordChange(context, { Entity: "booking", EntityID: ID, Action: "booked", Changed });
  const receipt = { ID, Reference: bookingReference(ID), State };
  if (isPriced) {
    const sale = { meeting: held, price, check, isByStaff };
    return { ...receipt, OrderID: await placeMeetingOrder(context, booker, sale) };
  }
  const given = partiesOf({ ...booker, ...companyOf(booker) });
  await reviewParties(tx, check, { matter: { Kind: "booking", ID }, given, now });
  await jobs.send(tx, "mail", { Kind: "bookingConfirmed", BookingID: ID });
  await notifyLawyer(context, held, "booked");
  return { ...receipt, OrderID: null };
}

/**
 * Books a meeting, and mails the confirmation, or the link to pay.
 * @param holdId the held booking that the caller's access code opens.
 * @throws Failure INCORRECT_PROPERTIES, TIME_TAKEN, MEETING_USED
 */
export async function bookMeeting(
  context: OpenContext,
  { OpenedAt, ...wanted }: BookMeeting,
  { window, holdId, check }: { window: BookingWindow; holdId: number | null; check: ConflictCheck },
): Promise<BookedMeeting> {
  refuseTooFast(OpenedAt, context.now);
  const ID = await heldOrNew(context, wanted, { window, holdId });
  return book(context, ID, wanted, { check, isByStaff: false });
}

/** Staff book for a caller. @throws Failure INCORRECT_PROPERTIES, TIME_TAKEN, MEETING_USED */
export async function bookForCaller(
  context: OpenContext,
  wanted: BookForCaller,
  { window, check }: { window: BookingWindow; check: ConflictCheck },
): Promise<number> {
  const { ID } = await holdTime(context, wanted, window);
  await book(context, ID, wanted, { check, isByStaff: true });
  return ID;
}

/**
 * Moves a meeting; the calendar event keeps its UID, and its SEQUENCE rises.
 * @throws Failure NOT_FOUND, BOOKING_CLOSED, TOO_LATE_TO_MOVE, INCORRECT_PROPERTIES, TIME_TAKEN
 */
export async function moveBooking(
  context: OpenContext,
  id: number,
  { SlotStart, LawyerID }: MoveBooking,
  { window, isByStaff, hours }: { window: BookingWindow; isByStaff: boolean; hours: string },
): Promise<void> {
  const { tx, now, jobs } = context;
  const current = await findBooking(tx, id);
  if (!current) throw new Failure("NOT_FOUND");
  const { QuestionID } = current;
  // Questions are locked before lawyers and bookings.
  if (QuestionID !== null) await lockQuestion(tx, QuestionID);
  requireMovable(current, now, isByStaff);
  const wanted = { ...meetingOf({ ...current, SlotStart }), SlotStart, LawyerID: LawyerID ?? current.LawyerID };
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
  if (QuestionID !== null) await setCallClock(context, QuestionID, time.StartsAt, hours);
  const Changed = [fieldChange("StartsAt", booking.StartsAt, time.StartsAt)];
  await recordChange(context, { Entity: "booking", EntityID: id, Action: "moved", Changed });
  await jobs.send(tx, "mail", { Kind: "bookingMoved", BookingID: id });
  await notifyLawyer(context, { ID: id, LawyerID: time.LawyerID }, "moved");
  await announceFreedTime(context, booking.LawyerID);
}

function requireMovable(booking: BookingRow, now: Date, isByStaff: boolean): void {
  stateAfter(booking, "MOVE");
  if (Date.parse(booking.StartsAt) <= now.getTime()) throw new Failure("BOOKING_CLOSED");
  if (!isByStaff && now > freeUntil(booking.StartsAt)) throw new Failure("TOO_LATE_TO_MOVE");
}

/** Saves internal notes. @throws Failure NOT_FOUND, CHANGED_BY_OTHER */
export async function saveBookingNotes(
  context: ServiceContext,
  id: number,
  { Notes, UpdatedAt }: SaveBookingNotes,
): Promise<void> {
  const booking = await lockBooking(context.tx, id);
  checkUnchanged({ UpdatedAt: booking.NotedAt ?? booking.CreatedAt }, UpdatedAt);
  if (booking.Notes === Notes) return;
  await updateBooking(context.tx, id, { Notes, NotedAt: context.now.toISOString() });
  await recordChange(context, { Entity: "booking", EntityID: id, Action: "noted" });
}

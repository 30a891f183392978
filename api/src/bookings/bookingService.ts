import {
  type BookingWindow,
  bookingReference,
  confirmUntil,
  freeUntil,
  withdrawUntil,
} from "@lagrum/core/booking/bookingRules";
import type {
  BookedMeeting,
  BookForCaller,
  BookMeeting,
  MoveBooking,
  SaveBookingNotes,
} from "@lagrum/core/booking/bookingSchema";
import { missingConsents } from "@lagrum/core/booking/meetingConsents";
import { termsVersion } from "@lagrum/core/consent/termsVersion";
import { fieldChange, recordChange } from "../audit/auditLog.ts";
import { reviewParties } from "../conflict/conflictService.ts";
import { notifyOfConflict } from "../conflict/notifyOfConflict.ts";
import { refuseTooFast } from "../contact/minimumSubmitTime.ts";
import { checkUnchanged } from "../db/optimisticLock.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext, ServiceContext } from "../http/serviceContext.ts";
import { placeMeetingOrder } from "../orders/meetingOrders.ts";
import { partiesOf } from "../orders/orderParties.ts";
import { companyOf, type OrderCheck } from "../orders/placeOrder.ts";
import { lockQuestion } from "../questions/questionRepository.ts";
import { announceFreedTime, followOffer } from "../waitingList/offeredTime.ts";
import { listWithdrawalLaws } from "../withdrawals/withdrawalLaws.ts";
import { notifyLawyer, stateAfter } from "./bookingChanges.ts";
import { type BookingRow, findBooking, insertBooker, lockBooking, updateBooking } from "./bookingRepository.ts";
import { decideOnCaller } from "./callerConflict.ts";
import { setCallClock } from "./callMeeting.ts";
import { useFreeMeeting } from "./freeMeeting.ts";
import { getOffered, heldOrNew, insertHold, meetingOf } from "./holds.ts";
import type { WantedTime } from "./lawyerRepository.ts";
import { insertPendingKeys, type PendingClaim, requireFewPending } from "./pendingLimits.ts";
import { passedReminders } from "./reminderTimes.ts";
import { takeTime } from "./takeTime.ts";

type Booker = Omit<BookForCaller, keyof WantedTime | "ConflictReason"> &
  Pick<BookMeeting, "SmsReminders"> & { IsAdult?: boolean };

interface Sale {
  check: OrderCheck;
  isByStaff: boolean;
  /** Why an administrator books in spite of a possible conflict of interest. */
  decision: string | null;
}

/**
 * Books the held time: a free meeting waits for the mailed link, unless staff book it, and a priced one for its payment.
 * A free meeting of someone who has had one is booked alike, since the answer would tell who is a client: the mail says so.
 */
async function book(
  context: OpenContext,
  ID: number,
  booker: Booker,
  { check, isByStaff, decision }: Sale,
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
  const State = stateAfter(held, "BOOK", { isPriced, isByStaff });
  const isUnconfirmed = State === "AwaitingConfirmation";
  const Reminders = passedReminders(held.StartsAt, now);
  const HoldUntil = isUnconfirmed ? confirmUntil(held.StartsAt, now).toISOString() : null;
  await updateBooking(tx, ID, { State, AgreedAt: now.toISOString(), HoldUntil, Reminders });
  if (!isUnconfirmed) await followOffer(context, ID, "BOOK");
  await insertBooker(tx, {
    ...{ BookingID: ID, FirstName, LastName, Email, Phone, Description, Needs, Insurance, SmsReminders },
    ...{ TermsVersion: isByStaff ? null : termsVersion, AcceptedAt: now.toISOString() },
  });
  const Changed = [fieldChange("StartsAt", null, held.StartsAt)];
  if (decision !== null) Changed.push(fieldChange("Reason", null, decision));
  await recordChange(context, { Entity: "booking", EntityID: ID, Action: "booked", Changed });
  const receipt = { ID, Reference: bookingReference(ID), State };
  if (isPriced) {
    const sale = { meeting: held, price, check, isByStaff, decision };
    return { ...receipt, OrderID: await placeMeetingOrder(context, booker, sale) };
  }
  const given = partiesOf({ ...booker, ...companyOf(booker) });
  const matter = { Kind: "booking", ID } as const;
  const hasConflict = await reviewParties(tx, check, { matter, given, now });
  if (hasConflict && decision === null) await notifyOfConflict(context, matter);
  if (isUnconfirmed) {
    await jobs.send(tx, "mail", { Kind: "bookingConfirm", BookingID: ID });
    return { ...receipt, OrderID: null };
  }
  await useFreeMeeting(tx, ID);
  await jobs.send(tx, "mail", { Kind: "bookingConfirmed", BookingID: ID });
  await notifyLawyer(context, held, "booked");
  return { ...receipt, OrderID: null };
}

/**
 * Books a meeting, and mails the link to confirm it, or the one to pay.
 * @param holdId the held booking that the caller's access code opens.
 * @throws Failure INCORRECT_PROPERTIES, TIME_TAKEN, TOO_MANY_PENDING, TOO_MANY_PENDING_NETWORK
 */
export async function bookMeeting(
  context: OpenContext,
  { OpenedAt, ...wanted }: BookMeeting,
  {
    window,
    holdId,
    check,
    claim,
  }: { window: BookingWindow; holdId: number | null; check: OrderCheck; claim: PendingClaim },
): Promise<BookedMeeting> {
  refuseTooFast(OpenedAt, context.now);
  await requireFewPending(context.tx, claim, { now: context.now, except: holdId });
  const ID = await heldOrNew(context, wanted, { window, holdId });
  await insertPendingKeys(context.tx, ID, claim);
  return book(context, ID, wanted, { check, isByStaff: false, decision: null });
}

/** Staff book for a caller. @throws Failure CONFLICT_FOUND, INCORRECT_PROPERTIES, TIME_TAKEN, MEETING_USED */
export async function bookForCaller(
  context: ServiceContext,
  { ConflictReason = null, ...wanted }: BookForCaller,
  { window, check }: { window: BookingWindow; check: OrderCheck },
): Promise<number> {
  const decision = await decideOnCaller(context, check, wanted, ConflictReason);
  const ID = await insertHold(context, wanted, window);
  await book(context, ID, wanted, { check, isByStaff: true, decision });
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

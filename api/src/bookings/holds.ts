import { type BookingWindow, holdUntil } from "@lagrum/core/booking/bookingRules";
import type { HoldTime, MeetingService } from "@lagrum/core/booking/bookingSchema";
import { issueCode, moveCodes } from "../accounts/accessCodes.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import { listMeetings } from "../products/priceRepository.ts";
import { announceFreedTime, followOffer } from "../waitingList/offeredTime.ts";
import { stateAfter } from "./bookingChanges.ts";
import { type BookingRow, findBooking, insertBooking, lockBooking, updateBooking } from "./bookingRepository.ts";
import type { WantedTime } from "./lawyerRepository.ts";
import { insertPendingKeys, type PendingClaim, requireFewPending } from "./pendingLimits.ts";
import { takeTime } from "./takeTime.ts";

/** A meeting on sale, with its price. @throws Failure INCORRECT_PROPERTIES */
export async function getOffered({ tx, now }: OpenContext, service: MeetingService) {
  const meeting = (await listMeetings(tx, now)).find(({ Code, Active }) => Code === service && Active);
  if (!meeting) throw new Failure("INCORRECT_PROPERTIES", { Service: ["NOT_AVAILABLE"] });
  return meeting;
}

export const meetingOf = ({ Service, Channel, CategoryID }: WantedTime) => ({ Service, Channel, CategoryID });

/** Holds a time until it is booked. @returns the booking's ID. @throws Failure INCORRECT_PROPERTIES, TIME_TAKEN */
export async function insertHold(context: OpenContext, wanted: WantedTime, window: BookingWindow): Promise<number> {
  const { tx, now } = context;
  await getOffered(context, wanted.Service);
  const time = await takeTime(context, wanted, window);
  return insertBooking(tx, {
    ...meetingOf(wanted),
    ...time,
    State: "Held",
    HoldUntil: holdUntil(now, now).toISOString(),
    CreatedAt: now.toISOString(),
  });
}

/**
 * Holds a time for a visitor.
 * @param replaced the held booking that the caller's access code opens: it is released when the new time is held.
 * @throws Failure INCORRECT_PROPERTIES, TIME_TAKEN, TOO_MANY_PENDING, TOO_MANY_PENDING_NETWORK
 */
export async function holdTime(
  context: OpenContext,
  wanted: HoldTime,
  { window, claim, replaced }: { window: BookingWindow; claim: PendingClaim; replaced: number | null },
): Promise<{ ID: number; AccessCode: string }> {
  const { tx, now } = context;
  await requireFewPending(tx, claim, { now, except: replaced });
  const ID = await insertHold(context, wanted, window);
  await insertPendingKeys(tx, ID, claim);
  const former = replaced === null ? undefined : await findBooking(tx, replaced);
  if (former && isHolding(former, now)) await releaseHold(context, former.ID);
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
 * Takes over the hold if it is on the wanted time and has not ended; otherwise releases it and holds the time again, for
 * the same access code.
 * @returns the ID of the booking, which is still held
 */
export async function heldOrNew(
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
  const ID = await insertHold(context, wanted, window);
  // Not the code of a meeting that was booked before.
  if (held && held.AgreedAt === null) await moveCodes(tx, "booking", held.ID, ID);
  return ID;
}

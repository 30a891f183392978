import type { BuyerRole } from "../order/orderStateSchema.ts";
import type { WithdrawalLaws } from "../withdrawal/withdrawalLaw.ts";
import { endOfDay, lastWithdrawalDay } from "../withdrawal/withdrawalTime.ts";
import { dayAt, openTimeBy } from "../workingTime/openTime.ts";
import type { MeetingService } from "./bookingSchema.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The length of a meeting in minutes. */
export const meetingMinutes: Record<MeetingService, number> = { BOOK15: 15, BOOK30: 30, BOOK60: 60 };

/** Milliseconds between two meetings of a lawyer. */
const GAP = 10 * MINUTE;

/** Open time between booking and meeting, in milliseconds. */
const NOTICE = 4 * HOUR;

/** Calendar days that can be booked after today. */
const HORIZON_DAYS = 60;

/** How long a time is held, and how often a hold can be extended. */
export const holdMinutes = 10;
const LONGEST_HOLD = 40 * MINUTE;

/** How long a free meeting waits for its confirmation by the mailed link, in minutes. */
export const confirmMinutes = 15;

/** The held or unpaid times of one e-mail address, one telephone or one device. */
export const pendingLimit = 2;

/** Elapsed hours before the meeting until which moving and cancelling are free. */
export const freeHours = 24;

/** Cancellation fee after that, in per cent of the price. */
export const latePercent = 50;

/** The reference that the booker can quote: "B-17". */
export const bookingReference = (id: number): string => `B-${id}`;

/** When a meeting ends, and when the lawyer is free again, in milliseconds since 1970. */
export function meetingTimes(start: number, service: MeetingService): { end: number; freeFrom: number } {
  const end = start + meetingMinutes[service] * MINUTE;
  return { end, freeFrom: end + GAP };
}

/** When meetings may start: from a moment (inclusive) until a day in Sweden (inclusive). */
export interface BookingWindow {
  earliest: number;
  lastDay: string;
}

const lastDayFrom = (now: Date): string => dayAt(now.getTime()).add({ days: HORIZON_DAYS }).toString();

/** The window that visitors may book: after the notice in opening hours, within the horizon. */
export function visitorWindow(now: Date, hours: string): BookingWindow {
  const open = openTimeBy(hours);
  return { earliest: open.after(open.fromOpening(now.getTime()), NOTICE), lastDay: lastDayFrom(now) };
}

/** The window that staff may book: any future time within the horizon. */
export const staffWindow = (now: Date): BookingWindow => ({ earliest: now.getTime(), lastDay: lastDayFrom(now) });

/** The end of a hold that is made or extended now. */
export function holdUntil(heldAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + holdMinutes * MINUTE, heldAt.getTime() + LONGEST_HOLD));
}

/** Until when a free meeting that is booked now can be confirmed: before it begins. */
export const confirmUntil = (start: string, now: Date): Date =>
  new Date(Math.min(now.getTime() + confirmMinutes * MINUTE, Date.parse(start)));

/** The last moment of free moving and cancelling. */
export const freeUntil = (start: string): Date => new Date(Date.parse(start) - freeHours * HOUR);

/** Cancellation fee now, in per cent of the price. */
export const cancellationFeePercent = (start: string, now: Date): number => (now <= freeUntil(start) ? 0 : latePercent);

/** The last moment of the right of withdrawal from a purchase by a buyer who was informed before it. */
export const withdrawUntil = (contract: Date, laws: WithdrawalLaws): Date =>
  new Date(endOfDay(lastWithdrawalDay(contract.getTime(), contract.getTime(), laws)) - 1);

/** Whether a meeting is held while its purchase can be withdrawn. @param until the last moment, ISO 8601 */
export const isWithinWithdrawal = (start: string, until: string): boolean => Date.parse(start) <= Date.parse(until);

interface PaidMeeting {
  start: string;
  role: BuyerRole;
  paidAt: string;
}

/** Whether a private buyer may still withdraw from a meeting that has not begun. The right precedes a fee. */
export const mayWithdraw = ({ role, paidAt }: Omit<PaidMeeting, "start">, now: Date, laws: WithdrawalLaws): boolean =>
  role === "Private" && now <= withdrawUntil(new Date(paidAt), laws);

/** Cancellation fee of a paid meeting now, in per cent of the price. */
export const paidFeePercent = (meeting: PaidMeeting, now: Date, laws: WithdrawalLaws): number =>
  mayWithdraw(meeting, now, laws) ? 0 : cancellationFeePercent(meeting.start, now);

/**
 * What is left to pay back after a fee, in öre. The fee is a part of the price, rounded down; what was refunded before, or is
 * on its way, counts towards what is to be paid back.
 * @param feePercent in per cent of the price @param refunded öre
 */
export const leftAfter = (price: number, feePercent: number, refunded: number): number =>
  Math.max(0, price - Math.floor((price * feePercent) / 100) - refunded);

/** How long a time waits for its payment: booked on the site, or by phone or after a review. */
const PAY_AT_ONCE = HOUR;
const PAY_LATER = 48 * HOUR;

/** Until when a meeting can be paid: it blocks the lawyer's time meanwhile, and is paid before it begins. */
export function payUntil(start: string, now: Date, isLater: boolean): Date {
  return new Date(Math.min(now.getTime() + (isLater ? PAY_LATER : PAY_AT_ONCE), Date.parse(start)));
}

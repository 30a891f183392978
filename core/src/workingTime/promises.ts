import type { QuestionType } from "../question/questionSchema.ts";
import { clockAt, dayAt, momentOf, type OpenTime, openTimeBy } from "./openTime.ts";

/** Working days for an Express answer. */
const EXPRESS_DAYS = 3;
/** Calendar days for a free question. */
const FREE_DAYS = 14;
/** Shares of the promised open time after which staff are warned and admins notified. */
const WARN_AT = 0.75;
const ESCALATE_AT = 0.9;

const MINUTE = 60_000;

const closingOf = (open: OpenTime, day: ReturnType<typeof dayAt>): number =>
  open.on(day).at(-1)?.to ?? momentOf(day, "17:00");

/** The last closing at or before that moment. */
function closingBefore(open: OpenTime, at: number): number {
  let day = dayAt(at);
  for (;;) {
    const closing = open.on(day).findLast(({ to }) => to <= at);
    if (closing) return closing.to;
    day = day.subtract({ days: 1 });
  }
}

/** The clock counts whole minutes, so that a deadline of "17.00" is not one second late. */
const minuteOf = (at: Date): number => Math.floor(at.getTime() / MINUTE) * MINUTE;

/**
 * When an answer is due, counted from confirmation or payment (docs/decisions/0027-working-time-clock.md). The clock
 * starts then if the firm is open, else at the next opening.
 * @param hours the setting's opening hours.
 * @param agreedAt the agreed time of a call; only PhoneAdvice has one.
 * @returns null for a call whose time has not been agreed.
 */
export function dueTime(type: QuestionType, from: Date, hours: string, agreedAt: Date | null = null): Date | null {
  if (type === "PhoneAdvice") return agreedAt;
  const open = openTimeBy(hours);
  const start = open.fromOpening(minuteOf(from));
  return new Date(promised[type](open, start));
}

/** The same time of day that many working days later; a due time at opening is moved to the previous closing. */
function afterWorkingDays(open: OpenTime, start: number, days: number): number {
  const sameClock = momentOf(open.workingDay(dayAt(start), days), clockAt(start));
  const isWithin = open.isOpen(sameClock) && open.isOpen(sameClock - 1);
  return isWithin ? sameClock : closingBefore(open, sameClock);
}

/** Working days for a follow-up question that was bought. */
export const paidFollowUpDays = 2;

/** When an order with a delivery time in working days is due, counted from its payment as for an Express question. */
export function deliveryDueTime(days: number, from: Date, hours: string): Date {
  const open = openTimeBy(hours);
  return new Date(afterWorkingDays(open, open.fromOpening(minuteOf(from)), days));
}

const promised: Record<Exclude<QuestionType, "PhoneAdvice">, (open: OpenTime, start: number) => number> = {
  Express: (open, start) => afterWorkingDays(open, start, EXPRESS_DAYS),
  /** The same time of day on the next working day, or the nearest open time of that day. */
  Express24(open, start) {
    const day = open.workingDay(dayAt(start), 1);
    const sameClock = momentOf(day, clockAt(start));
    if (open.isOpen(sameClock)) return sameClock;
    const opening = open.on(day)[0]?.from ?? sameClock;
    return sameClock < opening ? opening : closingBefore(open, sameClock);
  },
  /** Fourteen calendar days, then until the closing of a working day. */
  Free(open, start) {
    const day = dayAt(start).add({ days: FREE_DAYS });
    return closingOf(open, open.on(day).length > 0 ? day : open.workingDay(day, 1));
  },
};

/**
 * When the follow-up answer is due: with the same promise as the question. After a call, that of
 * an Express question.
 */
export function followUpDueTime(type: QuestionType, askedAt: Date, hours: string): Date {
  const due = dueTime(type === "PhoneAdvice" ? "Express" : type, askedAt, hours);
  if (due === null) throw new Error("only PhoneAdvice may have no due time");
  return due;
}

/** A question's clock: moments in ISO 8601, and the promised open time. */
export interface Clock {
  DueAt: string;
  /** When three quarters of the open time are used. */
  WarnAt: string;
  /** When nine tenths are. */
  EscalateAt: string;
  PromisedMinutes: number;
}

/** Starts a question's clock; null without a promise. For the parameters see dueTime. */
export function startClock(type: QuestionType, from: Date, hours: string, agreedAt: Date | null = null): Clock | null {
  const due = dueTime(type, from, hours, agreedAt);
  if (due === null) return null;
  const open = openTimeBy(hours);
  const start = open.fromOpening(minuteOf(from));
  const total = open.between(start, due.getTime());
  // The agreed time of a call may be before the next opening.
  const at = (part: number) => new Date(Math.min(open.after(start, total * part), due.getTime())).toISOString();
  return {
    DueAt: due.toISOString(),
    WarnAt: at(WARN_AT),
    EscalateAt: at(ESCALATE_AT),
    PromisedMinutes: Math.round(total / MINUTE),
  };
}

/** Moves a moment of the clock by the open time of a pause, in whole minutes. */
export function afterPause(moment: Date, pausedAt: Date, resumedAt: Date, hours: string): Date {
  const open = openTimeBy(hours);
  const pause = open.between(pausedAt.getTime(), resumedAt.getTime());
  return new Date(open.after(moment.getTime(), Math.round(pause / MINUTE) * MINUTE));
}

/** The events that stop a clock: a current pause, or the answer. */
interface Running extends Pick<Clock, "DueAt" | "PromisedMinutes"> {
  PausedAt: string | null;
  AnsweredAt: string | null;
}

export interface ClockReading {
  /** Open minutes left; negative once late. */
  MinutesLeft: number;
  /** Share of the promised open time that is used, in per cent; more than 100 once late. */
  UsedPercent: number;
  Late: boolean;
}

/** The reading of a clock at a moment. */
export function readClock(clock: Running, now: Date, hours: string): ClockReading {
  const open = openTimeBy(hours);
  const due = Date.parse(clock.DueAt);
  const stopped = clock.PausedAt ?? clock.AnsweredAt;
  const at = stopped === null ? now.getTime() : Date.parse(stopped);
  const left = at <= due ? open.between(at, due) : 0 - open.between(due, at);
  const minutes = left / MINUTE;
  const used = clock.PromisedMinutes > 0 ? (100 * (clock.PromisedMinutes - minutes)) / clock.PromisedMinutes : 100;
  return { MinutesLeft: Math.round(minutes), UsedPercent: Math.floor(used), Late: at > due };
}

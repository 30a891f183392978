import { holidayOn } from "../workingTime/holidays.ts";
import { clockAt, dayAt, momentOf } from "../workingTime/openTime.ts";
import type { Period } from "./availabilitySchema.ts";
import { type BookingWindow, meetingTimes } from "./bookingRules.ts";
import type { MeetingService } from "./bookingSchema.ts";

/** Minutes between two possible starts. */
const GRID = 15;
const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** A lawyer's calendar, with the taken times in milliseconds since 1970: meetings with the gap after them. */
export interface LawyerCalendar {
  /** The weekly hours, Monday first. */
  Hours: readonly (readonly Period[])[];
  /** Days with other hours. */
  Exceptions: ReadonlyMap<string, readonly Period[]>;
  DailyLimit: number | null;
  /** `isConfirmed`: neither held nor unpaid. Only such a meeting counts towards the daily limit. */
  Taken: readonly { start: number; freeFrom: number; isConfirmed: boolean }[];
  /** When the outside calendar is busy. It requires no gap, and does not count towards the daily limit. */
  Busy: readonly { start: number; end: number }[];
}

/** A calendar day in Sweden, from midnight to midnight in milliseconds since 1970. */
export interface BookingDay {
  name: string;
  /** Monday is 1. */
  dayOfWeek: number;
  start: number;
  end: number;
}

/** Day boundaries are cached: computing them is slow. */
const knownDays = new Map<string, BookingDay>();
/** The horizon is 60 days: old ones are dropped long before this. */
const MOST_DAYS = 1000;

function bookingDay(name: string): BookingDay {
  const known = knownDays.get(name);
  if (known) return known;
  const noon = dayAt(momentOf(name, "12:00"));
  const day = {
    name,
    dayOfWeek: noon.dayOfWeek,
    start: momentOf(name, "00:00"),
    end: momentOf(noon.add({ days: 1 }), "00:00"),
  };
  if (knownDays.size >= MOST_DAYS) knownDays.clear();
  knownDays.set(name, day);
  return day;
}

export const bookingDayAt = (at: number): BookingDay => bookingDay(dayAt(at).toString());

/** The calendar day after, by its name. */
const nextName = (name: string): string => new Date(Date.parse(name) + DAY_MINUTES * MINUTE).toISOString().slice(0, 10);

/** The days of a window, in order. */
export function daysOf({ earliest, lastDay }: BookingWindow): BookingDay[] {
  const days: BookingDay[] = [];
  for (let name = dayAt(earliest).toString(); name <= lastDay; name = nextName(name)) days.push(bookingDay(name));
  return days;
}

/** An exception replaces the week's hours. Without one, public holidays are closed. */
const periodsOn = ({ Hours, Exceptions }: LawyerCalendar, { name, dayOfWeek }: BookingDay): readonly Period[] =>
  Exceptions.get(name) ?? (holidayOn(name) === null ? (Hours[dayOfWeek - 1] ?? []) : []);

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether a moment is on the grid of possible starts. The offset of Sweden is whole hours. */
export const isOnGrid = (at: number): boolean => at % (GRID * MINUTE) === 0;

const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The moment of a local wall time. On a day of 24 hours it is counted from midnight, which is much faster. */
function momentIn({ name, start, end }: BookingDay, minutes: number): number {
  if (minutes === DAY_MINUTES) return end;
  return end - start === DAY_MINUTES * MINUTE ? start + minutes * MINUTE : momentOf(name, timeOf(minutes));
}

/** Whether the local wall time exists: the change to summer time skips an hour. */
const exists = ({ start, end }: BookingDay, minutes: number, moment: number): boolean =>
  end - start >= DAY_MINUTES * MINUTE || clockAt(moment).toString({ smallestUnit: "minute" }) === timeOf(minutes);

/**
 * The starts that a lawyer's hours have room for on a day, by local wall time. When a wall time occurs twice, at
 * the end of summer time, only the first is returned.
 */
function startsInHours(calendar: LawyerCalendar, day: BookingDay, service: MeetingService): number[] {
  return periodsOn(calendar, day).flatMap(({ From, To }) => {
    const last = minutesOf(To);
    const closing = momentIn(day, last);
    const starts: number[] = [];
    for (let at = Math.ceil(minutesOf(From) / GRID) * GRID; at < last; at += GRID) {
      const start = momentIn(day, at);
      if (exists(day, at, start) && meetingTimes(start, service).end <= closing) starts.push(start);
    }
    return starts;
  });
}

/** Whether the lawyer's hours and the window have that start, whether or not it is taken. */
export function isOffered(
  calendar: LawyerCalendar,
  start: number,
  service: MeetingService,
  { earliest, lastDay }: BookingWindow,
): boolean {
  const day = bookingDayAt(start);
  return start >= earliest && day.name <= lastDay && startsInHours(calendar, day, service).includes(start);
}

/** A lawyer's confirmed meetings that begin on the day. */
export const countMeetings = ({ Taken }: LawyerCalendar, day: BookingDay): number =>
  Taken.filter(({ start, isConfirmed }) => isConfirmed && start >= day.start && start < day.end).length;

/** The free starts of a day, in order. The gap after a meeting may end outside the hours. */
export function freeStarts(
  calendar: LawyerCalendar,
  day: BookingDay,
  service: MeetingService,
  { earliest, lastDay }: BookingWindow,
): number[] {
  if (day.name > lastDay) return [];
  const { DailyLimit } = calendar;
  if (DailyLimit !== null && countMeetings(calendar, day) >= DailyLimit) return [];
  const taken = calendar.Taken.filter(({ start, freeFrom }) => start < day.end && freeFrom > day.start);
  const busy = calendar.Busy.filter(({ start, end }) => start < day.end && end > day.start);
  return startsInHours(calendar, day, service).filter((start) => {
    const { end, freeFrom } = meetingTimes(start, service);
    return (
      start >= earliest &&
      !taken.some((meeting) => meeting.start < freeFrom && start < meeting.freeFrom) &&
      !busy.some((other) => other.start < end && start < other.end)
    );
  });
}

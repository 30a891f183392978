import { Temporal } from "temporal-polyfill";
import { holidayOn } from "./holidays.ts";
import { type OpeningHours, readOpeningHours, usualHours } from "./openingHours.ts";

export const timeZone = "Europe/Stockholm";

/** Milliseconds since 1970; open from `from` (inclusive) to `to` (exclusive). */
export interface Stretch {
  from: number;
  to: number;
}

type Day = Temporal.PlainDate;

/** The firm's open time, for calculations. */
export interface OpenTime {
  /** The open periods of a calendar day in order; none on a day off. */
  on(day: Day): readonly Stretch[];
  /** Whether it is open at that moment. */
  isOpen(at: number): boolean;
  /** That moment if it is open, else the next opening. */
  fromOpening(at: number): number;
  /** The open milliseconds between two moments; 0 if the second is before the first. */
  between(from: number, to: number): number;
  /** The first moment after `from` with that much open time in between; a closing rather than the next opening. */
  after(from: number, milliseconds: number): number;
  /** The working day that many working days later. */
  workingDay(from: Day, count: number): Day;
}

/** The date and time in Stockholm. */
export const zonedAt = (at: number): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);

/** The calendar day in Stockholm. */
export const dayAt = (at: number): Day => zonedAt(at).toPlainDate();

/** The moment of a time of day in Stockholm, "14:00". */
export const momentOf = (day: Day | string, time: Temporal.PlainTime | string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds;

/** The time of day in Stockholm. */
export const clockAt = (at: number): Temporal.PlainTime => zonedAt(at).toPlainTime();

/** Days to search for an open day before giving up. */
const LONGEST_REST = 60;

function createOpenTime(hours: OpeningHours): OpenTime {
  const known = new Map<string, readonly Stretch[]>();

  const on = (day: Day): readonly Stretch[] => {
    const name = day.toString();
    let stretches = known.get(name);
    if (!stretches) {
      const periods = holidayOn(name) === null ? (hours[day.dayOfWeek - 1] ?? []) : [];
      stretches = periods.map(({ from, to }) => ({ from: momentOf(day, from), to: momentOf(day, to) }));
      known.set(name, stretches);
    }
    return stretches;
  };

  /** The open periods from the day of a moment on, without end. */
  function* stretchesFrom(at: number): Generator<Stretch, never> {
    let day = dayAt(at);
    for (let rest = 0; rest < LONGEST_REST; rest += 1) {
      for (const stretch of on(day)) {
        rest = 0;
        yield stretch;
      }
      day = day.add({ days: 1 });
    }
    throw new RangeError("no open time to count in");
  }

  const nextStretch = (at: number): Stretch => {
    for (const stretch of stretchesFrom(at)) if (stretch.to > at) return stretch;
    throw new RangeError("the open time has no end");
  };

  return {
    on,
    isOpen: (at) => on(dayAt(at)).some(({ from, to }) => from <= at && at < to),
    fromOpening: (at) => Math.max(at, nextStretch(at).from),
    between(from, to) {
      let total = 0;
      if (to <= from) return total;
      for (const stretch of stretchesFrom(from)) {
        if (stretch.from >= to) break;
        total += Math.max(0, Math.min(stretch.to, to) - Math.max(stretch.from, from));
      }
      return total;
    },
    after(from, milliseconds) {
      if (milliseconds <= 0) return from;
      let left = milliseconds;
      for (const stretch of stretchesFrom(from)) {
        const begin = Math.max(stretch.from, from);
        const open = Math.max(0, stretch.to - begin);
        if (open >= left) return begin + left;
        left -= open;
      }
      throw new RangeError("the open time has no end");
    },
    workingDay(from, count) {
      let day = from;
      for (let found = 0, rest = 0; found < count; rest += 1) {
        if (rest === LONGEST_REST) throw new RangeError("no working day to count to");
        day = day.add({ days: 1 });
        if (on(day).length === 0) continue;
        found += 1;
        rest = 0;
      }
      return day;
    },
  };
}

const created = new Map<string, OpenTime>();

/** The open time by the setting's hours; a text that can't be parsed counts as the usual hours. */
export function openTimeBy(text: string): OpenTime {
  let openTime = created.get(text);
  if (!openTime) {
    const hours = readOpeningHours(text) ?? readOpeningHours(usualHours);
    if (!hours) throw new Error("the usual hours can't be read");
    openTime = createOpenTime(hours);
    created.set(text, openTime);
  }
  return openTime;
}

import type { SkippedEvent } from "@lagrum/core/booking/lawyerCalendarSchema";
import { type Component, propertiesOf, propertyOf, readComponents } from "./calendarLines.ts";
import {
  type CalendarTime,
  readDuration,
  readPeriods,
  readTime,
  readTimes,
  zoneFor,
  zonesOf,
} from "./calendarTimes.ts";
import { OutsideCalendarFailure } from "./outsideCalendarFailure.ts";
import { occurrencesOf } from "./recurrence.ts";
import { UnreadableEvent } from "./unreadableEvent.ts";

/** Milliseconds since 1970. */
export interface BusyTime {
  start: number;
  end: number;
}

export interface ReadCalendar {
  times: BusyTime[];
  skipped: SkippedEvent[];
}

interface ReadOptions {
  /** Positions of events that are skipped: an earlier reading did not come past them. */
  tooSlow?: readonly number[];
  /** Called before each event with its position, from 1. */
  onEvent?: (position: number) => void;
}

/** Limits against malicious files. */
const MOST_EVENTS = 20_000;
const MOST_OCCURRENCES = 20_000;
/** Skipped events that are reported. */
const MOST_SKIPPED = 20;
const DAY = 24 * 60 * 60 * 1000;

const upper = (event: Component, name: string) => propertyOf(event, name)?.value.toUpperCase();

const isBusy = (event: Component): boolean =>
  upper(event, "STATUS") !== "CANCELLED" &&
  upper(event, "TRANSP") !== "TRANSPARENT" &&
  upper(event, "X-MICROSOFT-CDO-BUSYSTATUS") !== "FREE";

type ZoneOf = ReturnType<typeof zonesOf>;

interface Start extends CalendarTime {
  /** How long each occurrence is, in milliseconds. */
  length: number;
}

function readStart(event: Component, zoneOf: ZoneOf): Start {
  const property = propertyOf(event, "DTSTART");
  if (!property) throw new UnreadableEvent("NO_START");
  const start = readTime(property.value, zoneFor(property.params, zoneOf));
  const end = propertyOf(event, "DTEND");
  const duration = propertyOf(event, "DURATION");
  const from = start.momentOf(start.local);
  const usual = start.isDay ? DAY : 0;
  if (duration && !end) return { ...start, length: readDuration(duration.value) };
  if (!end) return { ...start, length: usual };
  const to = readTime(end.value, zoneFor(end.params, zoneOf));
  return { ...start, length: Math.max(to.momentOf(to.local) - from, usual) };
}

/** What a series leaves out: single occurrences, and those that an event of its own has moved. */
type Exceptions = CalendarTime[];

const isLeftOut = (local: CalendarTime["local"], { momentOf }: CalendarTime, exceptions: Exceptions): boolean =>
  exceptions.some((left) =>
    left.isDay ? left.local.toPlainDate().equals(local.toPlainDate()) : left.momentOf(left.local) === momentOf(local),
  );

/** The times of one event, with its repetitions in the range. */
function timesOf(event: Component, { zoneOf, range, moved }: { zoneOf: ZoneOf; range: BusyTime; moved: Exceptions }) {
  const start = readStart(event, zoneOf);
  const found: BusyTime[] = [];
  const add = (at: number, length: number) => found.push({ start: at, end: at + length });
  const isMoved = propertyOf(event, "RECURRENCE-ID") !== undefined;
  if (isMoved) add(start.momentOf(start.local), start.length);
  else {
    const exceptions = [...propertiesOf(event, "EXDATE").flatMap((line) => readTimes(line, zoneOf)), ...moved];
    const rules = propertiesOf(event, "RRULE").filter(({ value }) => value !== "");
    const reach = { start: range.start - start.length, end: range.end };
    const locals = rules.flatMap(({ value }) => occurrencesOf(value, start, reach));
    for (const local of [start.local, ...locals]) {
      if (!isLeftOut(local, start, exceptions)) add(start.momentOf(local), start.length);
    }
    for (const line of propertiesOf(event, "RDATE")) {
      for (const extra of readPeriods(line, zoneOf)) {
        const { local, momentOf } = extra.start;
        if (!isLeftOut(local, extra.start, exceptions)) add(momentOf(local), extra.length ?? start.length);
      }
    }
  }
  return found;
}

/** A published list of busy times (VFREEBUSY). */
function freeBusyTimes(component: Component, zoneOf: ZoneOf): BusyTime[] {
  return propertiesOf(component, "FREEBUSY")
    .filter(({ params }) => params.get("FBTYPE")?.toUpperCase() !== "FREE")
    .flatMap((line) => readPeriods(line, zoneOf))
    .map(({ start, length }) => {
      const from = start.momentOf(start.local);
      return { start: from, end: from + (length ?? 0) };
    });
}

/** The moved occurrences of each series, by its UID. One that can't be read is skipped later, as an event. */
function movedOf(events: readonly Component[], zoneOf: ZoneOf): Map<string, Exceptions> {
  const moved = new Map<string, Exceptions>();
  for (const event of events) {
    const property = propertyOf(event, "RECURRENCE-ID");
    if (!property) continue;
    const uid = propertyOf(event, "UID")?.value ?? "";
    try {
      const times = readTimes(property, zoneOf);
      moved.set(uid, [...(moved.get(uid) ?? []), ...times]);
    } catch (error) {
      if (!(error instanceof UnreadableEvent)) throw error;
    }
  }
  return moved;
}

/**
 * When a calendar file (RFC 5545) is busy within a range, in order and merged. Series are expanded; cancelled and
 * transparent events are left out. An event that can't be read is skipped and named; the others are read.
 * @throws OutsideCalendarFailure NOT_A_CALENDAR, TOO_LARGE
 */
export function busyTimes(text: string, range: BusyTime, { tooSlow = [], onEvent }: ReadOptions = {}): ReadCalendar {
  const calendars = readComponents(text).filter(({ name }) => name === "VCALENDAR");
  if (calendars.length === 0) throw new OutsideCalendarFailure("NOT_A_CALENDAR");
  const found: BusyTime[] = [];
  const skipped: SkippedEvent[] = [];
  let position = 0;
  for (const calendar of calendars) {
    const zoneOf = zonesOf(calendar);
    const events = calendar.components.filter(({ name }) => name === "VEVENT" || name === "VFREEBUSY");
    if (position + events.length > MOST_EVENTS) throw new OutsideCalendarFailure("TOO_LARGE");
    const moved = movedOf(events, zoneOf);
    for (const event of events) {
      position += 1;
      onEvent?.(position);
      const uid = propertyOf(event, "UID")?.value ?? "";
      try {
        if (tooSlow.includes(position)) throw new UnreadableEvent("TOO_SLOW");
        const times =
          event.name === "VFREEBUSY"
            ? freeBusyTimes(event, zoneOf)
            : isBusy(event)
              ? timesOf(event, { zoneOf, range, moved: moved.get(uid) ?? [] })
              : [];
        found.push(...within(times, range));
      } catch (error) {
        if (!(error instanceof UnreadableEvent)) throw error;
        const Start = (propertyOf(event, "DTSTART")?.value ?? "").slice(0, 30);
        if (skipped.length < MOST_SKIPPED) skipped.push({ Position: position, Start, Reason: error.reason });
      }
      if (found.length > MOST_OCCURRENCES) throw new OutsideCalendarFailure("TOO_LARGE");
    }
  }
  return { times: merge(found), skipped };
}

const within = (times: BusyTime[], range: BusyTime): BusyTime[] =>
  times
    .map(({ start, end }) => ({ start: Math.max(start, range.start), end: Math.min(end, range.end) }))
    .filter(({ start, end }) => start < end);

function merge(times: BusyTime[]): BusyTime[] {
  const merged: BusyTime[] = [];
  for (const { start, end } of times.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

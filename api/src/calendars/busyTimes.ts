import { momentOf } from "@lagrum/core/workingTime/openTime";
import ICAL from "ical.js";
import { OutsideCalendarFailure } from "./outsideCalendarFailure.ts";

/** Milliseconds since 1970. */
export interface BusyTime {
  start: number;
  end: number;
}

/** Limits against malicious files that take long to parse. */
const MOST_EVENTS = 5000;
const MOST_OCCURRENCES = 20_000;

/** A time without a zone, and a whole day, are in Sweden. */
function momentAt(time: ICAL.Time): number {
  if (!time.isDate && time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000;
  const [day = "", clock = "00:00"] = time.toString().split("T");
  return momentOf(day, clock);
}

function isBusy(event: ICAL.Component): boolean {
  const isCancelled = event.getFirstPropertyValue("status") === "CANCELLED";
  return !isCancelled && event.getFirstPropertyValue("transp") !== "TRANSPARENT";
}

function readCalendars(text: string): ICAL.Component[] {
  try {
    const parsed: unknown[] = ICAL.parse(text);
    const calendars = (Array.isArray(parsed[0]) ? parsed : [parsed]).map((one) => new ICAL.Component(one as string[]));
    if (calendars.every(({ name }) => name === "vcalendar")) return calendars;
  } catch {
    // Not iCalendar: refused below.
  }
  throw new OutsideCalendarFailure("NOT_A_CALENDAR");
}

/** The events of a calendar, each series with its changed occurrences. */
function readEvents(calendar: ICAL.Component): ICAL.Event[] {
  const components = calendar.getAllSubcomponents("vevent");
  if (components.length > MOST_EVENTS) throw new OutsideCalendarFailure("TOO_LARGE");
  const events = components.map((component) => new ICAL.Event(component));
  const series = new Map(events.filter((event) => !event.isRecurrenceException()).map((event) => [event.uid, event]));
  for (const event of events) if (event.isRecurrenceException()) series.get(event.uid)?.relateException(event);
  return events.filter((event) => !event.isRecurrenceException() || !series.has(event.uid));
}

/**
 * When a calendar file (RFC 5545) is busy within a range, in order and merged. Series are expanded; cancelled and
 * transparent events are left out.
 * @throws OutsideCalendarFailure NOT_A_CALENDAR, TOO_LARGE
 */
export function busyTimes(text: string, range: BusyTime): BusyTime[] {
  const found: BusyTime[] = [];
  let left = MOST_OCCURRENCES;
  const add = (component: ICAL.Component, start: ICAL.Time, end: ICAL.Time) => {
    const busy = { start: Math.max(momentAt(start), range.start), end: Math.min(momentAt(end), range.end) };
    if (isBusy(component) && busy.start < busy.end) found.push(busy);
  };
  for (const event of readCalendars(text).flatMap(readEvents)) {
    if (!event.isRecurring()) {
      add(event.component, event.startDate, event.endDate);
      continue;
    }
    const occurrences = event.iterator();
    for (let next = occurrences.next(); next; next = occurrences.next()) {
      if (momentAt(next) >= range.end) break;
      left -= 1;
      if (left < 0) throw new OutsideCalendarFailure("TOO_LARGE");
      const { item, startDate, endDate } = event.getOccurrenceDetails(next);
      add(item.component, startDate, endDate);
    }
  }
  return merge(found);
}

function merge(times: BusyTime[]): BusyTime[] {
  const merged: BusyTime[] = [];
  for (const { start, end } of times.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

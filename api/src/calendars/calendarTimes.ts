import { timeZone as swedish } from "@lagrum/core/workingTime/openTime";
import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { findIana } from "windows-iana";
import type { Component, Property } from "./calendarLines.ts";
import { UnreadableEvent } from "./unreadableEvent.ts";

/** A time as a calendar writes it: local, and how it becomes a moment. */
export interface CalendarTime {
  local: Temporal.PlainDateTime;
  /** A day without a time. */
  isDay: boolean;
  /** The moment of a local time in the same zone. Milliseconds since 1970. */
  momentOf(local: Temporal.PlainDateTime): number;
}

const inZone = (zone: string) => (local: Temporal.PlainDateTime) => local.toZonedDateTime(zone).epochMilliseconds;
const inSweden = inZone(swedish);

/** A time zone that the file describes itself. */
function describedZone({ properties, components }: Component): ((local: Temporal.PlainDateTime) => number) | null {
  const lines = (kind: string, of: Component["properties"]): string[] => [
    `BEGIN:${kind}`,
    ...of.map(({ name, value }) => `${name}:${value}`),
  ];
  const text = [
    ...lines("VTIMEZONE", properties),
    ...components.flatMap((part) => [...lines(part.name, part.properties), `END:${part.name}`]),
    "END:VTIMEZONE",
  ];
  try {
    const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text.join("\r\n")) as unknown as string[]));
    const momentOf = (local: Temporal.PlainDateTime) => {
      const { year, month, day, hour, minute, second } = local;
      return new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, zone).toUnixTime() * 1000;
    };
    // Its rules are read at the first use.
    momentOf(Temporal.PlainDateTime.from("2026-07-01"));
    return momentOf;
  } catch {
    return null;
  }
}

/** "Europe/Stockholm", also behind a path as some programs write it; Windows' names by Unicode's table. */
function namedZone(name: string): string | null {
  for (const candidate of [name, name.split("/").slice(-2).join("/"), findIana(name)[0]]) {
    if (candidate === undefined) continue;
    try {
      return new Intl.DateTimeFormat("sv-SE", { timeZone: candidate }).resolvedOptions().timeZone;
    } catch {
      // Not a name of the time zone database.
    }
  }
  return null;
}

/** Finds what each name of a zone means in a file. A name that nothing explains is Swedish time. */
export function zonesOf(calendar: Component): (name: string) => CalendarTime["momentOf"] {
  const known = new Map<string, CalendarTime["momentOf"]>();
  return (name) => {
    let zone = known.get(name);
    if (zone) return zone;
    const named = namedZone(name);
    const described = calendar.components.find(
      (part) =>
        part.name === "VTIMEZONE" && part.properties.some((line) => line.name === "TZID" && line.value === name),
    );
    zone = named === null ? ((described && describedZone(described)) ?? inSweden) : inZone(named);
    known.set(name, zone);
    return zone;
  };
}

const timePattern = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d):?(\d\d)?(Z)?)?$/;
const inUtc = inZone("UTC");

/** A value of a date or a time, whether or not it says which (VALUE=DATE). @throws UnreadableEvent BAD_TIME */
export function readTime(value: string, zone: CalendarTime["momentOf"] = inSweden): CalendarTime {
  const [, year, month, day, hour, minute, second, utc] = timePattern.exec(value) ?? [];
  try {
    const fields = { year: Number(year), month: Number(month), day: Number(day) };
    const time = { hour: Number(hour ?? 0), minute: Number(minute ?? 0), second: Math.min(59, Number(second ?? 0)) };
    const local = Temporal.PlainDateTime.from({ ...fields, ...time }, { overflow: "reject" });
    const isDay = hour === undefined;
    return { local, isDay, momentOf: isDay ? inSweden : utc ? inUtc : zone };
  } catch (cause) {
    throw new UnreadableEvent("BAD_TIME", cause);
  }
}

/** All times of a property: EXDATE and RDATE have several. */
export const readTimes = ({ value, params }: Property, zoneOf: ReturnType<typeof zonesOf>): CalendarTime[] =>
  value
    .split(",")
    .filter(Boolean)
    .map((part) => readTime(part.split("/")[0] ?? "", zoneFor(params, zoneOf)));

/** The zone of a property. */
export function zoneFor(params: Property["params"], zoneOf: ReturnType<typeof zonesOf>): CalendarTime["momentOf"] {
  const name = params.get("TZID");
  return name === undefined ? inSweden : zoneOf(name);
}

/** Milliseconds of a duration: PT1H30M, P1D. @throws UnreadableEvent BAD_TIME */
export function readDuration(value: string): number {
  const match = /^([+-]?)P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(value);
  if (!match) throw new UnreadableEvent("BAD_TIME");
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(2).map((part) => Number(part ?? 0));
  const total = ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  return match[1] === "-" ? 0 : total;
}

/** The start and the length of each period of a property: RDATE;VALUE=PERIOD and FREEBUSY. */
export function readPeriods(
  { value, params }: Property,
  zoneOf: ReturnType<typeof zonesOf>,
): { start: CalendarTime; length: number | null }[] {
  const zone = zoneFor(params, zoneOf);
  return value
    .split(",")
    .filter(Boolean)
    .map((part) => {
      const [from = "", to] = part.split("/");
      const start = readTime(from, zone);
      if (to === undefined) return { start, length: null };
      if (/^[+-]?P/.test(to)) return { start, length: readDuration(to) };
      const end = readTime(to, zone);
      return { start, length: end.momentOf(end.local) - start.momentOf(start.local) };
    });
}

import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { type CalendarTime, readTime } from "./calendarTimes.ts";
import { UnreadableEvent } from "./unreadableEvent.ts";

/** Occurrences of one rule that are looked at, from its beginning on. A daily series since 1950 has fewer. */
const MOST_STEPS = 100_000;

/** No zone is further from another than this; before it an occurrence can't reach the range. */
const LONGEST_SHIFT = { hours: 26 };

/** The days of a month in the longest year. */
const longestMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A rule such as "30 February" never occurs, and its search never ends. */
function neverOccurs(rule: string): boolean {
  const part = (name: string) => new RegExp(`(?:^|;)${name}=([^;]*)`, "i").exec(rule)?.[1]?.split(",").map(Number);
  const months = part("BYMONTH");
  const days = part("BYMONTHDAY");
  if (!months || !days) return false;
  return !months.some((month) => days.some((day) => Math.abs(day) <= (longestMonth[month - 1] ?? 0) && day !== 0));
}

/**
 * The local times of a rule from a start on (RFC 5545, 3.3.10), until the range ends. Times of before the range are
 * stepped over, so that a series of twenty years costs little.
 * @param range milliseconds since 1970, with the longest length of an occurrence subtracted from its start
 * @throws UnreadableEvent BAD_RULE, TOO_MANY
 */
export function occurrencesOf(
  rule: string,
  start: CalendarTime,
  range: { start: number; end: number },
): Temporal.PlainDateTime[] {
  const until = /(?:^|;)UNTIL=([^;]*)/i.exec(rule)?.[1];
  const isCountless = /(?:^|;)COUNT=0*(?:;|$)/i.test(rule);
  if (isCountless || neverOccurs(rule)) return [];
  const last = until ? lastOf(until, start) : Number.POSITIVE_INFINITY;
  const earliest = Temporal.Instant.fromEpochMilliseconds(range.start)
    .toZonedDateTimeISO("UTC")
    .toPlainDateTime()
    .subtract(LONGEST_SHIFT)
    .toString();
  const found: Temporal.PlainDateTime[] = [];
  const iterator = iterate(rule.replace(/(?:^|;)UNTIL=[^;]*/i, ""), start);
  for (let step = 0; ; step += 1) {
    if (step > MOST_STEPS) throw new UnreadableEvent("TOO_MANY");
    const next = iterator.next();
    if (!next) return found;
    const { year, month, day, hour, minute, second } = next;
    const written = `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`;
    // Cheap: most occurrences of an old series end here.
    if (written < earliest) continue;
    const local = Temporal.PlainDateTime.from(written);
    const at = start.momentOf(local);
    if (at > last || at >= range.end) return found;
    found.push(local);
  }
}

const two = (part: number) => String(part).padStart(2, "0");

/** The last moment of a rule. A day includes its occurrences, whatever the time. */
function lastOf(until: string, start: CalendarTime): number {
  const { local, isDay, momentOf } = readTime(until, start.momentOf);
  return isDay ? start.momentOf(local.add({ days: 1 })) - 1 : momentOf(local);
}

function iterate(rule: string, { local }: CalendarTime): ICAL.RecurIterator {
  const { year, month, day, hour, minute, second } = local;
  try {
    const from = new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, ICAL.Timezone.localTimezone);
    return ICAL.Recur.fromString(rule.replace(/^;/, "")).iterator(from);
  } catch (cause) {
    throw new UnreadableEvent("BAD_RULE", cause);
  }
}

import { clockAt, dayAt, momentOf } from "./openTime.ts";

/**
 * The instant of a day and a time of day in Sweden, whatever zone the device has. In the hour that comes twice when
 * summer time ends it is the first.
 * @param day 2026-11-26
 * @param time 23:30
 * @returns ISO 8601, or null for a time that the day does not have: when summer time begins, 02:00 to 03:00
 */
export function swedishInstant(day: string, time: string): string | null {
  const at = momentOf(day, time);
  const isSame = dayAt(at).toString() === day && clockAt(at).equals(time);
  return isSame ? new Date(at).toISOString() : null;
}

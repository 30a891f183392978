import { clockAt } from "../workingTime/openTime.ts";
import { meetingTimes } from "./bookingRules.ts";
import { bookingDayAt } from "./slots.ts";
import type { JoinWaitingList } from "./waitingListSchema.ts";

/** How long an offered time is held. */
const offerMinutes = 30;

/** After that many offers in a row without a reply, the place on the list ends. */
export const mostIgnored = 3;

export const offerUntil = (now: Date): Date => new Date(now.getTime() + offerMinutes * 60_000);

export type TimePreferences = Pick<JoinWaitingList, "Service" | "Weekdays" | "FromTime" | "ToTime" | "Until">;

/**
 * Whether a start in milliseconds since 1970 suits.
 * @param offered the starts that were offered before, ISO 8601: a time that overlaps one of them is not offered again.
 */
export function suits(
  { Service, Weekdays, FromTime, ToTime, Until }: TimePreferences,
  start: number,
  offered: readonly string[] = [],
): boolean {
  const day = bookingDayAt(start);
  if (day.name > Until || !Weekdays.includes(day.dayOfWeek)) return false;
  const time = clockAt(start).toString({ smallestUnit: "minute" });
  if (time < FromTime || time > ToTime) return false;
  const { freeFrom } = meetingTimes(start, Service);
  return !offered.some((other) => {
    const from = Date.parse(other);
    return from < freeFrom && start < meetingTimes(from, Service).freeFrom;
  });
}

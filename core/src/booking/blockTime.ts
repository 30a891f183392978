import { holidayOn } from "../workingTime/holidays.ts";
import { dayAt, momentOf } from "../workingTime/openTime.ts";
import type { Period, SetAvailability } from "./availabilitySchema.ts";

type Hours = Pick<SetAvailability, "Hours" | "Exceptions">;

/** A lawyer's periods of a day in Sweden: an exception, or the week's hours. A public holiday is closed. */
export function periodsOn({ Hours, Exceptions }: Hours, day: string): readonly Period[] {
  const exception = Exceptions.find(({ Day }) => Day === day);
  if (exception) return exception.Periods;
  if (holidayOn(day) !== null) return [];
  return Hours[dayAt(momentOf(day, "12:00")).dayOfWeek - 1] ?? [];
}

const [earlier, later] = [
  (one: string, other: string) => (one.localeCompare(other) < 0 ? one : other),
  (one: string, other: string) => (one.localeCompare(other) < 0 ? other : one),
];

/** What is left of the periods without the blocked part. */
const without = (periods: readonly Period[], blocked: Period): Period[] =>
  periods
    .flatMap(({ From, To }) => [
      { From, To: earlier(To, blocked.From) },
      { From: later(From, blocked.To), To },
    ])
    .filter(({ From, To }) => From < To);

/** The hours with a part of a day blocked, as an exception of that day. Booked meetings stay. */
export function blockTime<H extends Hours>(hours: H, day: string, blocked: Period): H {
  return setDay(hours, day, without(periodsOn(hours, day), blocked));
}

/** The hours with other periods on a day. */
export const setDay = <H extends Hours>(hours: H, day: string, Periods: Period[]): H => ({
  ...hours,
  Exceptions: [...hours.Exceptions.filter(({ Day }) => Day !== day), { Day: day, Periods }].sort((one, other) =>
    one.Day.localeCompare(other.Day),
  ),
});

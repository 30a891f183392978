/** A period of a working day, in local time: "08:00" to "17:00". */
interface Period {
  from: string;
  to: string;
}

/** The periods of each day of the week, Monday first, in order. */
export type OpeningHours = readonly (readonly Period[])[];

/** The default opening hours. */
export const usualHours = "mån-fre 08:00-17:00";

const days = ["mån", "tis", "ons", "tors", "fre", "lör", "sön"];
const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

function readDays(text: string): number[] | null {
  const [first = "", last = first, ...rest] = text.split("-").map((day) => day.trim());
  const [from, to] = [days.indexOf(first), days.indexOf(last)];
  if (rest.length > 0 || from < 0 || to < from) return null;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function readPeriod(text: string): Period | null {
  const [from = "", to = "", ...rest] = text.split("-");
  return rest.length === 0 && clockTime.test(from) && clockTime.test(to) && from < to ? { from, to } : null;
}

/**
 * Parses opening hours such as "mån-fre 08:00-12:00 13:00-17:00; lör 10:00-14:00".
 * @returns null for a text that can't be parsed, for periods that overlap or touch, or without an open day
 */
export function readOpeningHours(text: string): OpeningHours | null {
  const week: Period[][] = days.map(() => []);
  for (const part of text.split(";")) {
    const [named = "", ...stretches] = part.trim().split(/\s+/);
    const daysOfPart = readDays(named);
    const periods = stretches.map(readPeriod);
    if (!daysOfPart || periods.length === 0) return null;
    for (const period of periods) {
      if (period === null) return null;
      for (const day of daysOfPart) {
        const before = week[day]?.at(-1);
        if (before && before.to >= period.from) return null;
        week[day]?.push(period);
      }
    }
  }
  return week;
}

import { dayOf } from "../text/dates.ts";

/** The calendar month in Stockholm, 2026-11. */
export const monthOf = (at: Date): string => dayOf(at).slice(0, 7);

/** The month after one, 2026-12 after 2026-11. */
export function monthAfter(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}

const words = new Intl.DateTimeFormat("sv-SE", { month: "long", year: "numeric", timeZone: "UTC" });

/** "november 2026" */
export const monthInWords = (month: string): string => words.format(new Date(`${month}-01T00:00:00Z`));

import { Temporal } from "temporal-polyfill";

/** Easter Sunday of a Gregorian year, by the anonymous algorithm of 1876 (Meeus, Jones, Butcher). */
export function easterSunday(year: number): Temporal.PlainDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return new Temporal.PlainDate(year, month, day);
}

/** The first Saturday on or after that day. */
function saturdayFrom(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.add({ days: (13 - day.dayOfWeek) % 7 });
}

/** Lag (1989:253) om allmänna helgdagar, except Sundays, plus the eves that are days off. */
function holidaysOf(year: number): Map<string, string> {
  const on = (month: number, day: number) => new Temporal.PlainDate(year, month, day);
  const easter = easterSunday(year);
  const midsummer = saturdayFrom(on(6, 20));
  const days: [Temporal.PlainDate, string][] = [
    [on(1, 1), "nyårsdagen"],
    [on(1, 6), "trettondedag jul"],
    [easter.subtract({ days: 2 }), "långfredagen"],
    [easter, "påskdagen"],
    [easter.add({ days: 1 }), "annandag påsk"],
    [on(5, 1), "första maj"],
    [easter.add({ days: 39 }), "Kristi himmelsfärdsdag"],
    [easter.add({ days: 49 }), "pingstdagen"],
    [on(6, 6), "nationaldagen"],
    [midsummer.subtract({ days: 1 }), "midsommarafton"],
    [midsummer, "midsommardagen"],
    [saturdayFrom(on(10, 31)), "alla helgons dag"],
    [on(12, 24), "julafton"],
    [on(12, 25), "juldagen"],
    [on(12, 26), "annandag jul"],
    [on(12, 31), "nyårsafton"],
  ];
  return new Map(days.map(([day, name]) => [day.toString(), name]));
}

const known = new Map<number, Map<string, string>>();

/** The name of the holiday on a calendar day (2026-06-19: "midsommarafton"), or null. Plain Sundays have none. */
export function holidayOn(day: string): string | null {
  const year = Number(day.slice(0, 4));
  let holidays = known.get(year);
  if (!holidays) {
    holidays = holidaysOf(year);
    known.set(year, holidays);
  }
  return holidays.get(day) ?? null;
}

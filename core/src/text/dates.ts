const timeZone = "Europe/Stockholm";
const longDate = new Intl.DateTimeFormat("sv-SE", { dateStyle: "long", timeZone });
const isoDate = new Intl.DateTimeFormat("sv-SE", { timeZone });
const clock = new Intl.DateTimeFormat("sv-SE", { hour: "numeric", minute: "2-digit", timeZone });

/** "21 november 2026" in Stockholm. */
export const formatDate = (at: Date | string): string => longDate.format(new Date(at));

/** "21 november 2026 kl. 9.05" in Stockholm. */
export const formatDateTime = (at: Date | string): string => {
  const moment = new Date(at);
  return `${longDate.format(moment)} kl. ${formatTime(moment)}`;
};

const dayAndMonth = new Intl.DateTimeFormat("sv-SE", { day: "numeric", month: "long", timeZone });

/** "12 mars kl. 10.00" in Stockholm. */
export const formatDayTime = (at: Date | string): string => `${dayAndMonth.format(new Date(at))} kl. ${formatTime(at)}`;

const weekday = new Intl.DateTimeFormat("sv-SE", { weekday: "long", day: "numeric", month: "long", timeZone });

/** "tisdag 15 december" in Stockholm. */
export const formatWeekday = (at: Date | string): string => weekday.format(new Date(at));

/** "tisdag 15 december kl. 17.00" in Stockholm: a promised time. */
export const formatDeadline = (at: Date | string): string => `${formatWeekday(at)} kl. ${formatTime(at)}`;

/** "9.05" in Stockholm. */
export const formatTime = (at: Date | string): string =>
  clock
    .format(new Date(at))
    .replace(/^0(?=\d)/, "")
    .replace(":", ".");

const shortDay = new Intl.DateTimeFormat("sv-SE", {
  ...{ weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", timeZone },
});

/** "mån 7 dec 17:00" in Stockholm: a time in a list. */
export const formatShortDateTime = (at: Date | string): string =>
  shortDay.format(new Date(at)).replace(/[.,]/g, "").replace(" kl ", " ");

/** The calendar day in Stockholm, 2026-11-21. */
export const dayOf = (at: Date): string => isoDate.format(at);

/** Whole days from one calendar day to another; negative when `to` has passed. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** The same day some months earlier, or the last day of that month if it is shorter. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

import { dayOf } from "@lagrum/core/text/dates";

const partsIn = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(at);

/** The city of a time zone: "America/New_York" is New York. */
export const cityOf = (timeZone: string): string => timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;

/**
 * A moment on the visitor's clock: "13.00", or "mån 23.00" on another day than in Sweden.
 * @returns null when both clocks show the same
 */
export function visitorTime(moment: string, timeZone: string): string | null {
  const at = new Date(moment);
  const own = partsIn(at, timeZone);
  if (own === partsIn(at, "Europe/Stockholm")) return null;
  const [day, time = ""] = own.split(" ");
  const clock = time.replace(":", ".").replace(/^0/, "");
  if (day === dayOf(at)) return clock;
  return `${new Intl.DateTimeFormat("sv-SE", { timeZone, weekday: "short" }).format(at)} ${clock}`;
}

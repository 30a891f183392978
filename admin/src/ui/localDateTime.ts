import { momentOf } from "@lagrum/core/workingTime/openTime";

/** Values of a date and a time field, in Swedish time. */
export interface LocalDateTime {
  day: string;
  time: string;
}

/**
 * Converts a local time in Stockholm to an instant, in any browser time zone.
 * @throws Error with a Swedish text while day or time is missing
 */
export function toInstant({ day, time }: LocalDateTime): string {
  if (day === "" || time === "") throw new Error("Ange både dag och tid.");
  return new Date(momentOf(day, time)).toISOString();
}

/** The instant as values of a date and a time field, in Swedish time. */
export function fieldsOf(at: string | null): LocalDateTime {
  if (at === null) return { day: "", time: "" };
  const [day = "", time = ""] = new Date(at)
    .toLocaleString("sv-SE", { timeZone: "Europe/Stockholm", dateStyle: "short", timeStyle: "short" })
    .split(" ");
  return { day, time };
}

import { swedishInstant } from "@lagrum/core/workingTime/swedishTime";

/** Values of a date and a time field, in Swedish time. */
export interface LocalDateTime {
  day: string;
  time: string;
}

/**
 * Converts a local time in Stockholm to an instant, in any browser time zone.
 * @throws Error with a Swedish text while day or time is missing, and for a time that the day does not have
 */
export function toInstant({ day, time }: LocalDateTime): string {
  if (day === "" || time === "") throw new Error("Ange både dag och tid.");
  const instant = swedishInstant(day, time);
  if (instant === null) {
    throw new Error(`Klockan ${time.replace(":", ".")} finns inte den dagen: då ställs klockan fram till sommartid.`);
  }
  return instant;
}

/** The parts of a field for day and time, "2026-11-26T23:30". */
export function partsOf(typed: string): LocalDateTime {
  const [day = "", time = ""] = typed.split("T");
  return { day, time };
}

/** The instant as values of a date and a time field, in Swedish time. */
export function fieldsOf(at: string | null): LocalDateTime {
  if (at === null) return { day: "", time: "" };
  const [day = "", time = ""] = new Date(at)
    .toLocaleString("sv-SE", { timeZone: "Europe/Stockholm", dateStyle: "short", timeStyle: "short" })
    .split(" ");
  return { day, time };
}

import { z } from "zod";
import { timestamp } from "../contract/fieldSchema.ts";

export const outsideCalendarErrors = [
  ...["FORBIDDEN_ADDRESS", "NOT_FOUND", "REFUSED", "TOO_LARGE"],
  ...["TIMED_OUT", "NOT_A_CALENDAR", "UNREACHABLE"],
] as const;
export const OutsideCalendarError = z.enum(outsideCalendarErrors);
export type OutsideCalendarError = z.infer<typeof OutsideCalendarError>;

/** A lawyer's private calendar feed, and the outside calendar whose busy times are subtracted. */
export const LawyerCalendars = z
  .object({
    HasFeed: z.boolean(),
    /** The host of the outside calendar's address; the rest of it is secret. */
    OutsideHost: z.string().nullable(),
    /** The last attempt, and why it failed. */
    FetchedAt: timestamp.nullable(),
    Error: OutsideCalendarError.nullable(),
  })
  .meta({ id: "LawyerCalendars" });
export type LawyerCalendars = z.infer<typeof LawyerCalendars>;

/** Whether it is an address over https, without a password or a custom port. */
export function isOutsideUrl(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === "https:" && url.username === "" && url.password === "" && url.port === "";
}

const outsideUrl = z.string().max(2000, "INVALID_VALUE").refine(isOutsideUrl, "INVALID_VALUE");

export const SetOutsideCalendar = z
  .strictObject({
    /** Null removes it. */
    Url: outsideUrl.nullable(),
  })
  .meta({ id: "SetOutsideCalendar" });

/** The code of a new feed, which is not shown again. */
export const CalendarFeed = z.object({ Code: z.string() }).meta({ id: "CalendarFeed" });

/** A streamed calendar file (RFC 5545). */
export const CalendarFile = (z.any() as unknown as z.ZodType<ReadableStream<Uint8Array<ArrayBuffer>>>).meta({
  type: "string",
  format: "binary",
});

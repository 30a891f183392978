import { z } from "zod";
import { id, timestamp, typedText } from "../contract/fieldSchema.ts";

export const outsideCalendarErrors = [
  ...["FORBIDDEN_ADDRESS", "NOT_FOUND", "REFUSED", "TOO_LARGE"],
  ...["TIMED_OUT", "NOT_A_CALENDAR", "UNREACHABLE", "UNREADABLE"],
] as const;
export const OutsideCalendarError = z.enum(outsideCalendarErrors);
export type OutsideCalendarError = z.infer<typeof OutsideCalendarError>;

/** Why one event of an outside calendar is skipped. */
export const skippedEventReasons = ["NO_START", "BAD_TIME", "BAD_RULE", "TOO_MANY", "TOO_SLOW"] as const;
export const SkippedEventReason = z.enum(skippedEventReasons);
export type SkippedEventReason = z.infer<typeof SkippedEventReason>;

/** A skipped event: its place in the file, from 1, and its start as the file writes it. Nothing else of it is stored. */
export const SkippedEvent = z
  .object({ Position: z.int().min(1), Start: z.string(), Reason: SkippedEventReason })
  .meta({ id: "SkippedEvent" });
export type SkippedEvent = z.infer<typeof SkippedEvent>;

/** What happens while an outside calendar can't be read: the times of the last reading count, or no time can be booked. */
export const unreadableRules = ["Open", "Close"] as const;
export const UnreadableRule = z.enum(unreadableRules);
export type UnreadableRule = z.infer<typeof UnreadableRule>;

/** A lawyer's private calendar feed, and the outside calendar whose busy times are subtracted. */
export const LawyerCalendars = z
  .object({
    HasFeed: z.boolean(),
    /** The host of the outside calendar's address; the rest of it is secret. */
    OutsideHost: z.string().nullable(),
    /** The last attempt, and why it failed. */
    FetchedAt: timestamp.nullable(),
    Error: OutsideCalendarError.nullable(),
    /** The last reading that succeeded. */
    ReadAt: timestamp.nullable(),
    WhenUnreadable: UnreadableRule,
    /** No time can be booked now, by the rule. */
    IsClosed: z.boolean(),
    /** Events of the last fetch that can't be read. */
    Skipped: z.array(SkippedEvent),
  })
  .meta({ id: "LawyerCalendars" });
export type LawyerCalendars = z.infer<typeof LawyerCalendars>;

/** Whether it is an address over https, without a password or a custom port. */
export function isOutsideUrl(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === "https:" && url.username === "" && url.password === "" && url.port === "";
}

/** An address as calendars show it: webcal: is https. */
const outsideUrl = typedText((text) => text.trim().replace(/^webcals?:/i, "https:"))
  .max(2000, "INVALID_VALUE")
  .refine(isOutsideUrl, "INVALID_VALUE");

export const SetOutsideCalendar = z
  .strictObject({
    /** Null removes it. */
    Url: outsideUrl.nullable(),
  })
  .meta({ id: "SetOutsideCalendar" });

export const SetUnreadableRule = z.strictObject({ WhenUnreadable: UnreadableRule }).meta({ id: "SetUnreadableRule" });

/** An outside calendar whose last fetch failed. */
export const UnreadableCalendar = z
  .object({
    LawyerID: id,
    LawyerName: z.string(),
    Error: OutsideCalendarError,
    ReadAt: timestamp.nullable(),
    IsClosed: z.boolean(),
  })
  .meta({ id: "UnreadableCalendar" });
export type UnreadableCalendar = z.infer<typeof UnreadableCalendar>;

export const UnreadableCalendarList = z
  .object({ Calendars: z.array(UnreadableCalendar) })
  .meta({ id: "UnreadableCalendarList" });

/** The code of a new feed, which is not shown again. */
export const CalendarFeed = z.object({ Code: z.string() }).meta({ id: "CalendarFeed" });

/** A streamed calendar file (RFC 5545). */
export const CalendarFile = (z.any() as unknown as z.ZodType<ReadableStream<Uint8Array<ArrayBuffer>>>).meta({
  type: "string",
  format: "binary",
});

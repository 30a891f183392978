import { z } from "zod";
import { day } from "../contract/fieldSchema.ts";
import { Channel, Lawyer, MeetingService } from "./bookingSchema.ts";

const clockTime = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, "INVALID_VALUE");

/** A period of a day in local time: "08:00" to "12:00". The end of the day is "24:00". */
const Period = z.strictObject({ From: clockTime, To: clockTime });
export type Period = z.infer<typeof Period>;

/** The periods of a day, in order and without overlap. */
const Periods = z
  .array(Period)
  .max(12)
  .refine(
    (periods) => periods.every(({ From, To }, index) => From < To && From >= (periods[index - 1]?.To ?? "")),
    "INVALID_VALUE",
  );

/** A lawyer's services and hours. */
export const SetAvailability = z
  .strictObject({
    /** Without it, no new bookings. */
    Active: z.boolean(),
    Services: z.array(MeetingService),
    Channels: z.array(Channel),
    /** The largest number of meetings a day; null without a limit. */
    DailyLimit: z.int().min(1).max(40).nullable(),
    /** The weekly hours, Monday first. */
    Hours: z.array(Periods).length(7),
    /** Days with other hours than the week's; none means absent. They also open a public holiday. */
    Exceptions: z.array(z.strictObject({ Day: day, Periods })).max(400),
  })
  .meta({ id: "SetAvailability" });
export type SetAvailability = z.infer<typeof SetAvailability>;

export const Availability = z.object({ ...SetAvailability.shape, Lawyer }).meta({ id: "Availability" });
export type Availability = z.infer<typeof Availability>;

export const LawyerList = z.object({ Lawyers: z.array(Availability) }).meta({ id: "LawyerList" });
export type LawyerList = z.infer<typeof LawyerList>;

import { z } from "zod";
import { CategoryRef } from "../category/categorySchema.ts";
import {
  day,
  email,
  id,
  idParam,
  lengths,
  multiline,
  personName,
  phone,
  singleLine,
  timestamp,
} from "../contract/fieldSchema.ts";
import { honeypot } from "../spam/honeypotSchema.ts";

export const meetingServices = ["BOOK15", "BOOK30", "BOOK60"] as const;
export const MeetingService = z.enum(meetingServices);
export type MeetingService = z.infer<typeof MeetingService>;

export const channels = ["Telephone", "Video", "Office"] as const;
export const Channel = z.enum(channels);
export type Channel = z.infer<typeof Channel>;

export const bookingStates = [
  ...["Held", "AwaitingPayment", "Confirmed", "Cancelled"],
  ...["Withdrawn", "NoShow", "Done", "Expired"],
] as const;
export const BookingState = z.enum(bookingStates);
export type BookingState = z.infer<typeof BookingState>;

/** A lawyer whose meetings can be booked. */
export const Lawyer = z.object({ UserID: id, Name: z.string() }).meta({ id: "Lawyer" });
export type Lawyer = z.infer<typeof Lawyer>;

/** A time that can be booked, with the lawyer who is free then. */
export const FreeTime = z.object({ Start: timestamp, Lawyer }).meta({ id: "FreeTime" });
export type FreeTime = z.infer<typeof FreeTime>;

/** What is to be booked. Without LawyerID: the first lawyer who is free. */
const meeting = {
  Service: MeetingService,
  Channel,
  CategoryID: id,
  LawyerID: id.nullish(),
};

export const SlotQuery = z.strictObject({
  Service: MeetingService,
  Channel,
  CategoryID: idParam,
  LawyerID: idParam.optional(),
  /** The first day of the seven that are returned, in Swedish time. Today by default. */
  From: day.optional(),
});
export type SlotQuery = z.infer<typeof SlotQuery>;

export const BookingSlots = z
  .object({
    /** The days with free times. */
    Days: z.array(z.object({ Day: day, Times: z.array(FreeTime) })),
    /** The next day with free times after those, and the nearest one before them. */
    NextDay: day.nullable(),
    EarlierDay: day.nullable(),
    /** Who can be chosen. */
    Lawyers: z.array(Lawyer),
  })
  .meta({ id: "BookingSlots" });
export type BookingSlots = z.infer<typeof BookingSlots>;

/** Holds a time for ten minutes. */
export const HoldTime = z.strictObject({ ...meeting, SlotStart: timestamp }).meta({ id: "HoldTime" });
export type HoldTime = z.infer<typeof HoldTime>;

/** The booker's own data, as typed into the form. */
const booker = {
  Description: multiline(lengths.BookingDescription),
  /** For the conflict check. Never published. */
  Counterparty: singleLine({ ...lengths.Counterparty, min: 1 }),
  FirstName: personName,
  LastName: personName,
  Email: email,
  Phone: phone,
  /** An interpreter's language or other needs. */
  Needs: singleLine(lengths.ShortAnswer).nullish(),
  /** The company of the home insurance, for legal protection. */
  Insurance: singleLine(lengths.ShortAnswer).nullish(),
};

/**
 * Books a meeting (POST /booking). With the Access-Code of a hold on the same time, that hold becomes the booking.
 */
export const BookMeeting = z
  .strictObject({
    ...meeting,
    SlotStart: timestamp,
    ...booker,
    AcceptTerms: z.literal(true, "MUST_ACCEPT"),
    ...honeypot,
  })
  .meta({ id: "BookMeeting" });
export type BookMeeting = z.infer<typeof BookMeeting>;

/** Staff book for someone who has called. */
export const BookForCaller = z
  .strictObject({ ...meeting, SlotStart: timestamp, ...booker })
  .meta({ id: "BookForCaller" });
export type BookForCaller = z.infer<typeof BookForCaller>;

/** The receipt: `Reference` is what the booker can quote to us. */
export const BookedMeeting = z
  .object({ ID: id, Reference: z.string(), State: BookingState })
  .meta({ id: "BookedMeeting" });
export type BookedMeeting = z.infer<typeof BookedMeeting>;

const booking = {
  ID: id,
  Reference: z.string(),
  State: BookingState,
  Service: MeetingService,
  Channel,
  Category: CategoryRef,
  Lawyer,
  Start: timestamp,
  End: timestamp,
};

/** The booker's view of a booking, by access code. */
export const BookingStatus = z
  .object({
    ...booking,
    /** When the hold ends; null once it is booked. */
    HoldUntil: timestamp.nullable(),
    /** Until when the booker can move it, and cancel without cost; that moment included. */
    FreeUntil: timestamp,
    /** The cancellation fee in per cent of the price; null until it is cancelled. */
    KeptPercent: z.int().nullable(),
  })
  .meta({ id: "BookingStatus" });
export type BookingStatus = z.infer<typeof BookingStatus>;

/** A held time, with the code that opens it. */
export const HeldTime = BookingStatus.extend({ AccessCode: z.string() }).meta({ id: "HeldTime" });

/** Moves a booking to another time, with the same lawyer unless another is named. */
export const MoveBooking = z
  .strictObject({ SlotStart: timestamp, LawyerID: id.optional() })
  .meta({ id: "MoveBooking" });
export type MoveBooking = z.infer<typeof MoveBooking>;

/** The booking as a calendar file (RFC 5545). */
export const BookingCalendar = z.object({ Calendar: z.string() }).meta({ id: "BookingCalendar" });

/** A booking as staff see it. The booker is null once the data has been deleted. */
export const Booking = z
  .object({
    ...booking,
    Booker: z
      .object({
        FirstName: z.string(),
        LastName: z.string(),
        Email: z.string(),
        Phone: z.string(),
        Description: z.string(),
        Counterparty: z.string(),
        Needs: z.string().nullable(),
        Insurance: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: "Booking" });
export type Booking = z.infer<typeof Booking>;

export const BookingList = z.object({ Bookings: z.array(Booking) }).meta({ id: "BookingList" });
export type BookingList = z.infer<typeof BookingList>;

/** Days in Sweden, both included. */
export const BookingQuery = z.strictObject({ From: day, To: day, LawyerID: idParam.optional() });
export type BookingQuery = z.infer<typeof BookingQuery>;

/** What staff record: the firm cancels, the booker did not come, the meeting was held. */
export const CloseBooking = z
  .strictObject({ Outcome: z.enum(["Cancelled", "NoShow", "Done"]) })
  .meta({ id: "CloseBooking" });
export type CloseBooking = z.infer<typeof CloseBooking>;

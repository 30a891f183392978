import { z } from "zod";
import { ReceiptItem } from "../accounting/accountingSchema.ts";
import { CategoryRef } from "../category/categorySchema.ts";
import {
  amount,
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
import { lock } from "../contract/optimisticLockSchema.ts";
import { requiredWhen } from "../contract/requiredWhen.ts";
import { OrderState } from "../order/orderStateSchema.ts";
import { buyer, isCompany } from "../order/placeOrderSchema.ts";
import { honeypot } from "../spam/honeypotSchema.ts";

export const meetingServices = ["BOOK15", "BOOK30", "BOOK60"] as const;
export const MeetingService = z.enum(meetingServices);
export type MeetingService = z.infer<typeof MeetingService>;

export const channels = ["Telephone", "Video", "Office"] as const;
export const Channel = z.enum(channels);
export type Channel = z.infer<typeof Channel>;

export const bookingStates = [
  ...["Held", "AwaitingConfirmation", "AwaitingPayment", "Confirmed", "Cancelled"],
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

/** The requested meeting. Without LawyerID: the first lawyer who is free. */
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
 * The purchase of a priced meeting. A private person must request a meeting within the time for withdrawal
 * (distansavtalslagen 2 kap. 11 §).
 */
const purchase = {
  ...buyer,
  Role: buyer.Role.default("Private"),
  StartNow: z.boolean().default(false),
  LoseRight: z.boolean().default(false),
};

/**
 * Books a meeting (POST /booking). With the Access-Code of a hold on the same time, that hold becomes the booking. A
 * priced meeting has an order, which is paid by payments/initiate.
 */
export const BookMeeting = z
  .strictObject({
    ...meeting,
    SlotStart: timestamp,
    ...booker,
    ...purchase,
    AcceptTerms: z.literal(true, "MUST_ACCEPT"),
    /** Reminders as text messages too, where the firm has them. */
    SmsReminders: z.boolean().optional(),
    /** Only of the buyer of a priced meeting: 18 or older. */
    IsAdult: z.boolean().default(false),
    ...honeypot,
  })
  .refine(...requiredWhen<PurchaseFields>("CompanyName", isCompany))
  .refine(...requiredWhen<PurchaseFields>("OrgNumber", isCompany))
  .meta({ id: "BookMeeting" });
export type BookMeeting = z.infer<typeof BookMeeting>;
type PurchaseFields = z.infer<z.ZodObject<typeof purchase>>;

/**
 * Staff book for someone who has called. The consents are the caller's. With a possible conflict of interest nothing is
 * booked, unless an administrator gives the reason why it may be.
 */
export const BookForCaller = z
  .strictObject({
    ...{ ...meeting, SlotStart: timestamp, ...booker, ...purchase },
    ConflictReason: multiline(lengths.Reason).nullish(),
  })
  .refine(...requiredWhen<PurchaseFields>("CompanyName", isCompany))
  .refine(...requiredWhen<PurchaseFields>("OrgNumber", isCompany))
  .meta({ id: "BookForCaller" });
export type BookForCaller = z.infer<typeof BookForCaller>;

/** The receipt: the booker can quote `Reference` to us. */
export const BookedMeeting = z
  .object({
    ID: id,
    Reference: z.string(),
    State: BookingState,
    /** The order of a priced meeting. */
    OrderID: id.nullable(),
  })
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
  /** The question of agreed telephone advice; null for a meeting that was booked. */
  QuestionID: id.nullable(),
};

/** The order of a priced meeting, in öre. */
const BookingOrder = z
  .object({
    ID: id,
    Reference: z.string(),
    State: OrderState,
    Amount: amount,
    RefundedAmount: amount,
    /** Until when it must be paid; null once paid or ended, and while a conflict of interest is reviewed. */
    ExpiresAt: timestamp.nullable(),
    /** The last moment of the right of withdrawal; null before the payment, and for companies. */
    WithdrawUntil: timestamp.nullable(),
    /** The refund if the booker cancels now; null when nothing is paid, or the meeting is over. */
    RefundIfCancelled: amount.nullable(),
    Receipts: z.array(ReceiptItem),
  })
  .meta({ id: "BookingOrder" });
export type BookingOrder = z.infer<typeof BookingOrder>;

/** The booker's view of a booking, by access code. */
export const BookingStatus = z
  .object({
    ...booking,
    /** When the hold ends, or until when a free meeting must be confirmed; null once neither matters. */
    HoldUntil: timestamp.nullable(),
    /** Whether the access code came by mail, and so confirms a free meeting. */
    MayConfirm: z.boolean(),
    /** Until when the booker can move it, and cancel without cost; that moment included. */
    FreeUntil: timestamp,
    /** The cancellation fee in per cent of the price; null until it is cancelled. */
    KeptPercent: z.int().nullable(),
    /** The price of a held meeting in öre; of a booked one it is the order's. */
    Price: amount,
    /** The last moment of the right of withdrawal from a purchase made now. */
    NewWithdrawUntil: timestamp,
    Order: BookingOrder.nullable(),
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

const bookerName = { FirstName: z.string(), LastName: z.string() };

/** A meeting in the staff's calendar. The booker is null once the data has been deleted. */
export const BookingListItem = z
  .object({
    ...booking,
    Booker: z.object(bookerName).nullable(),
    /** The order of a priced meeting. */
    OrderID: id.nullable(),
    /** Whether there may be a conflict of interest. */
    HasConflict: z.boolean(),
  })
  .meta({ id: "BookingListItem" });
export type BookingListItem = z.infer<typeof BookingListItem>;

/** A meeting with all its data, for staff. */
export const Booking = BookingListItem.extend({
  Booker: z
    .object({
      ...bookerName,
      Email: z.string(),
      Phone: z.string(),
      Description: z.string(),
      Needs: z.string().nullable(),
      Insurance: z.string().nullable(),
    })
    .nullable(),
  Counterparty: z.string().nullable(),
  /** Why there may be a conflict of interest, for admins; null without one. */
  ConflictReason: z.string().nullable(),
  OrderState: OrderState.nullable(),
  /** Internal notes of the staff. */
  Notes: z.string(),
  UpdatedAt: timestamp,
}).meta({ id: "Booking" });
export type Booking = z.infer<typeof Booking>;

/** Internal notes about a meeting. */
export const SaveBookingNotes = z
  .strictObject({ Notes: multiline(lengths.Notes), ...lock })
  .meta({ id: "SaveBookingNotes" });
export type SaveBookingNotes = z.infer<typeof SaveBookingNotes>;

export const BookingList = z.object({ Bookings: z.array(BookingListItem) }).meta({ id: "BookingList" });
export type BookingList = z.infer<typeof BookingList>;

/** Days in Sweden, both included. */
export const BookingQuery = z.strictObject({ From: day, To: day, LawyerID: idParam.optional() });
export type BookingQuery = z.infer<typeof BookingQuery>;

/** The outcomes that staff record: the firm cancels, the booker did not come, the meeting was held. */
export const CloseBooking = z
  .strictObject({ Outcome: z.enum(["Cancelled", "NoShow", "Done"]) })
  .meta({ id: "CloseBooking" });
export type CloseBooking = z.infer<typeof CloseBooking>;

import { z } from "zod";
import { CategoryRef } from "../category/categorySchema.ts";
import { day, email, id, timestamp } from "../contract/fieldSchema.ts";
import { honeypot } from "../spam/honeypotSchema.ts";
import { Channel, Lawyer, MeetingService } from "./bookingSchema.ts";

export const waitingStates = ["Waiting", "Offered", "Booked", "Left", "Ended"] as const;
export const WaitingState = z.enum(waitingStates);
export type WaitingState = z.infer<typeof WaitingState>;

const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "INVALID_VALUE");

/** The preferences of a place on the list. */
const preferences = {
  Service: MeetingService,
  Channel,
  /** Monday is 1. */
  Weekdays: z.array(z.int().min(1).max(7)).min(1, "REQUIRED").max(7),
  /** The earliest and the latest start of a day that suit, in Swedish time. */
  FromTime: clockTime,
  ToTime: clockTime,
  /** The last day that suits, in Swedish time. */
  Until: day,
};

/** Joins the waiting list. Without LawyerID: any lawyer. The mail about it has a link to leave it. */
export const JoinWaitingList = z
  .strictObject({ ...preferences, CategoryID: id, LawyerID: id.nullish(), Email: email, ...honeypot })
  .refine(({ FromTime, ToTime }) => FromTime <= ToTime, { path: ["ToTime"], message: "INVALID_VALUE" })
  .meta({ id: "JoinWaitingList" });
export type JoinWaitingList = z.infer<typeof JoinWaitingList>;

/** A time that is held for the first in the queue. */
const WaitingOffer = z.object({ Start: timestamp, Lawyer, HeldUntil: timestamp }).meta({ id: "WaitingOffer" });

/** A place on the list, by its code. Without an e-mail address. */
export const WaitingStatus = z
  .object({
    ID: id,
    State: WaitingState,
    ...preferences,
    Category: CategoryRef,
    Lawyer: Lawyer.nullable(),
    Offer: WaitingOffer.nullable(),
    CreatedAt: timestamp,
  })
  .meta({ id: "WaitingStatus" });
export type WaitingStatus = z.infer<typeof WaitingStatus>;

/** A new place, with the code that opens it. */
export const JoinedWaitingList = WaitingStatus.extend({ AccessCode: z.string() }).meta({ id: "JoinedWaitingList" });

/** The code of the held time, which is then booked as any other. */
export const AcceptedOffer = z.object({ AccessCode: z.string() }).meta({ id: "AcceptedOffer" });

/** A place as staff see it. */
/** The address is for administrators, and for the lawyer whom the person waits for. */
export const WaitingItem = WaitingStatus.extend({ Email: z.string().nullable() }).meta({ id: "WaitingItem" });
export type WaitingItem = z.infer<typeof WaitingItem>;

/** The places, in the order in which times are offered. */
export const WaitingList = z.object({ Waiting: z.array(WaitingItem) }).meta({ id: "WaitingList" });

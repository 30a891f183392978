import { z } from "zod";
import { CategoryRef } from "../category/categorySchema.ts";
import { email, id, timestamp } from "../contract/fieldSchema.ts";
import { honeypot } from "../spam/honeypotSchema.ts";
import { Channel, MeetingService } from "./bookingSchema.ts";

export const waitingStates = ["Waiting", "Offered", "Booked", "Left", "Ended"] as const;
export const WaitingState = z.enum(waitingStates);
export type WaitingState = z.infer<typeof WaitingState>;

const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "INVALID_VALUE");

const wishes = {
  Service: MeetingService,
  Channel,
  /** Monday is 1. */
  Weekdays: z.array(z.int().min(1).max(7)).min(1, "REQUIRED").max(7),
  /** The earliest and the latest start that suit, in Swedish time. */
  FromTime: clockTime,
  ToTime: clockTime,
};

/** Joins the waiting list. The mail about it has a link to leave it. */
export const JoinWaitingList = z
  .strictObject({ ...wishes, CategoryID: id, LawyerID: id.nullish(), Email: email, ...honeypot })
  .refine(({ FromTime, ToTime }) => FromTime <= ToTime, { path: ["ToTime"], message: "INVALID_VALUE" })
  .meta({ id: "JoinWaitingList" });
export type JoinWaitingList = z.infer<typeof JoinWaitingList>;

/** A place on the list, by its code. */
export const WaitingStatus = z
  .object({ ID: id, State: WaitingState, ...wishes, Category: CategoryRef, CreatedAt: timestamp })
  .meta({ id: "WaitingStatus" });
export type WaitingStatus = z.infer<typeof WaitingStatus>;

/** The list as staff see it, in the order of the offers. */
export const WaitingList = z
  .object({
    Waiting: z.array(
      WaitingStatus.extend({ Email: z.string(), Lawyer: z.string().nullable(), OfferedUntil: timestamp.nullable() }),
    ),
  })
  .meta({ id: "WaitingList" });
export type WaitingList = z.infer<typeof WaitingList>;

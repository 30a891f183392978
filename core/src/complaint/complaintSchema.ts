import { z } from "zod";
import {
  amount,
  day,
  email,
  id,
  lengths,
  listAnswer,
  listQuery,
  multiline,
  personName,
  singleLine,
  timestamp,
} from "../contract/fieldSchema.ts";
import { honeypot } from "../spam/honeypotSchema.ts";

/** The remedy that the consumer requests (our terms, modelled on konsumenttjänstlagen 1985:716, 20–24 §§). */
export const complaintWishes = ["Redo", "Refund", "Other"] as const;
export const ComplaintWish = z.enum(complaintWishes);
export type ComplaintWish = z.infer<typeof ComplaintWish>;

export const complaintDecisions = ["Redo", "Refund", "Refuse"] as const;
export const ComplaintDecision = z.enum(complaintDecisions);
export type ComplaintDecision = z.infer<typeof ComplaintDecision>;

/** A complaint about a purchase. */
export const SubmitComplaint = z
  .strictObject({
    Name: personName,
    OrderRef: singleLine(lengths.OrderRef),
    Email: email,
    Wish: ComplaintWish,
    Description: multiline(lengths.Message),
    ...honeypot,
  })
  .meta({ id: "SubmitComplaint" });
export type SubmitComplaint = z.infer<typeof SubmitComplaint>;

/** The receipt, the same for known and unknown orders. */
export const SubmittedComplaint = z
  .object({ Reference: z.string(), ReceivedAt: timestamp, DueDay: day })
  .meta({ id: "SubmittedComplaint" });
export type SubmittedComplaint = z.infer<typeof SubmittedComplaint>;

/** A row of the staff's queue. Name and address are null once erased. */
export const ComplaintListItem = z
  .object({
    ID: id,
    Reference: z.string(),
    Name: z.string().nullable(),
    Email: z.string().nullable(),
    OrderRef: z.string(),
    /** The order with that reference and that buyer's address; null when there is none. */
    OrderID: id.nullable(),
    Wish: ComplaintWish,
    Description: z.string(),
    ReceivedAt: timestamp,
    /** The right to complain ended before it came: more than three years after the order's delivery. */
    IsLate: z.boolean(),
    /** When the order was delivered; null without one, or before that. */
    DeliveredAt: timestamp.nullable(),
    /** The last day of our answer. */
    DueDay: day,
    Decision: ComplaintDecision.nullable(),
    DecisionText: z.string().nullable(),
    /** Öre. */
    RefundAmount: amount.nullable(),
    DecidedAt: timestamp.nullable(),
    DecidedBy: z.string().nullable(),
  })
  .meta({ id: "ComplaintListItem" });
export type ComplaintListItem = z.infer<typeof ComplaintListItem>;

export const ComplaintList = z
  .object({ Complaints: z.array(ComplaintListItem), ...listAnswer })
  .meta({ id: "ComplaintList" });
export type ComplaintList = z.infer<typeof ComplaintList>;

export const ComplaintQuery = z.strictObject({
  ...listQuery,
  Sort: z.enum(["DueDay", "ReceivedAt", "ID"]).default("DueDay"),
  State: z.enum(["Open", "Decided"]).optional(),
});
export type ComplaintQuery = z.infer<typeof ComplaintQuery>;

/** A decision, mailed with its text. A refund has an amount. */
export const DecideComplaint = z
  .strictObject({
    Decision: ComplaintDecision,
    Amount: amount.min(1).nullish(),
    Text: multiline(lengths.Message),
  })
  .refine(({ Decision, Amount }) => Decision !== "Refund" || typeof Amount === "number", {
    path: ["Amount"],
    message: "REQUIRED",
  })
  .meta({ id: "DecideComplaint" });
export type DecideComplaint = z.infer<typeof DecideComplaint>;

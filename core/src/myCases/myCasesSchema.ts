import { z } from "zod";
import { BookingState, MeetingService } from "../booking/bookingSchema.ts";
import { code, email, id, timestamp } from "../contract/fieldSchema.ts";
import { OrderState } from "../order/orderStateSchema.ts";
import { QuestionState, QuestionType } from "../question/questionSchema.ts";
import { RentClaimState } from "../rentClaim/rentClaimCaseSchema.ts";
import { honeypot } from "../spam/honeypotSchema.ts";

/** Requests the mail with a link to the page "Mina ärenden". No minimum submit time: browsers fill in the one field. */
export const RequestMyCasesLink = z
  .strictObject({ Email: email, Website: honeypot.Website })
  .meta({ id: "RequestMyCasesLink" });
export type RequestMyCasesLink = z.infer<typeof RequestMyCasesLink>;

/** Opens the page by the code of that link. */
export const OpenMyCases = z.strictObject({ Code: code }).meta({ id: "OpenMyCases" });

/** The session's code, sent as Access-Code. */
export const MyCasesSession = z.object({ AccessCode: z.string() }).meta({ id: "MyCasesSession" });

/** One of the address's questions. */
const QuestionCase = z.object({
  Kind: z.literal("question"),
  ID: id,
  Reference: z.string(),
  Title: z.string(),
  Type: QuestionType,
  State: QuestionState,
  /** Whether question and answer can be read by all. */
  IsPublic: z.boolean(),
  CreatedAt: timestamp,
  /** When the answer is promised; null before that, and once it is sent. */
  DueAt: timestamp.nullable(),
  AnsweredAt: timestamp.nullable(),
});

/** An order of a product. Those of questions and bookings are seen there. */
const OrderCase = z.object({
  Kind: z.literal("order"),
  ID: id,
  Reference: z.string(),
  /** The product's name. */
  Title: z.string(),
  State: OrderState,
  CreatedAt: timestamp,
  /** When it is promised; null before the payment, and once delivered. */
  DueAt: timestamp.nullable(),
  DeliveredAt: timestamp.nullable(),
});

const BookingCase = z.object({
  Kind: z.literal("booking"),
  ID: id,
  Reference: z.string(),
  Service: MeetingService,
  State: BookingState,
  CreatedAt: timestamp,
  StartsAt: timestamp,
});

const RentClaimCase = z.object({
  Kind: z.literal("rentClaim"),
  ID: id,
  Reference: z.string(),
  /** The address of the home. */
  Title: z.string(),
  State: RentClaimState,
  CreatedAt: timestamp,
});

/** A question, an order, a booking or a rent claim of the address. */
export const MyCase = z
  .discriminatedUnion("Kind", [QuestionCase, OrderCase, BookingCase, RentClaimCase])
  .meta({ id: "MyCase" });
export type MyCase = z.infer<typeof MyCase>;

/** Newest first. */
export const MyCases = z.object({ Email: z.string(), Cases: z.array(MyCase) }).meta({ id: "MyCases" });
export type MyCases = z.infer<typeof MyCases>;

export const caseKinds = ["question", "order", "booking", "rentClaim"] as const;

export const OpenMyCase = z.strictObject({ Kind: z.enum(caseKinds), ID: id }).meta({ id: "OpenMyCase" });
export type OpenMyCase = z.infer<typeof OpenMyCase>;

/** A new code to the case's own page. */
export const OpenedCase = z.object({ AccessCode: z.string() }).meta({ id: "OpenedCase" });

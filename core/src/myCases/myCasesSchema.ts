import { z } from "zod";
import { code, email, id, timestamp } from "../contract/fieldSchema.ts";
import { QuestionState, QuestionType } from "../question/questionSchema.ts";
import { honeypot } from "../spam/honeypotSchema.ts";

/** Asks for the mail with a link to the page "Mina ärenden". No minimum submit time: browsers fill in the one field. */
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
  CreatedAt: timestamp,
  /** When the answer is promised; null before that, and once it is there. */
  DueAt: timestamp.nullable(),
  AnsweredAt: timestamp.nullable(),
});

/** A question, an order or a booking of the address, newest first. */
export const MyCase = z.discriminatedUnion("Kind", [QuestionCase]).meta({ id: "MyCase" });
export type MyCase = z.infer<typeof MyCase>;

export const MyCases = z.object({ Email: z.string(), Cases: z.array(MyCase) }).meta({ id: "MyCases" });
export type MyCases = z.infer<typeof MyCases>;

export const caseKinds = ["question"] as const;

export const OpenMyCase = z.strictObject({ Kind: z.enum(caseKinds), ID: id }).meta({ id: "OpenMyCase" });
export type OpenMyCase = z.infer<typeof OpenMyCase>;

/** A new code to the case's own page. */
export const OpenedCase = z.object({ AccessCode: z.string() }).meta({ id: "OpenedCase" });

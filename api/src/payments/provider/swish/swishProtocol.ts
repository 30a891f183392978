import { z } from "zod";

/*
 * What Swish commerce sends and receives: payment requests and refunds v2 to create, v1 to read. Amounts are kronor with
 * two decimals there, öre here.
 */

/** Öre as "100.00". */
export const toKronor = (amount: number): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;

/** Kronor, as a number or as text, with at most two decimals. */
const kronor = z.union([z.number(), z.string()]).transform((value, context) => {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(value));
  if (match) return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  context.addIssue({ code: "custom" });
  return z.NEVER;
});

const instructionId = z.string().regex(/^[0-9A-F]{32}$/);
const sentAmount = z.string().regex(/^(?!0+\.00$)\d{1,12}\.\d\d$/);
const reference = z.string().regex(/^[\w\-.+*/ ]{1,35}$/);
const message = z.string().regex(/^[a-zåäö0-9 :;.,?!()"/-]{0,50}$/i);
const callbackIdentifier = z.string().regex(/^[\w-]{32,36}$/);
const alias = z.string().regex(/^\d{8,15}$/);

export const InstructionId = instructionId;

export const SwishCreate = z.strictObject({
  payeePaymentReference: reference,
  callbackUrl: z.string().regex(/^https?:\/\//),
  payeeAlias: alias,
  payerAlias: alias.optional(),
  amount: sentAmount,
  currency: z.literal("SEK"),
  message,
  callbackIdentifier,
});

export const SwishRefundCreate = z.strictObject({
  payerPaymentReference: reference,
  originalPaymentReference: z.string().min(1),
  callbackUrl: z.string().regex(/^https?:\/\//),
  payerAlias: alias,
  amount: sentAmount,
  currency: z.literal("SEK"),
  message,
  callbackIdentifier,
});

const answer = { currency: z.string(), amount: kronor, errorCode: z.string().nullish() };

export const SwishPaymentAnswer = z.object({
  id: instructionId,
  status: z.enum(["CREATED", "PAID", "DECLINED", "ERROR", "CANCELLED"]),
  payeePaymentReference: z.string().nullish(),
  paymentReference: z.string().nullish(),
  payeeAlias: z.string(),
  datePaid: z.string().nullish(),
  ...answer,
});
export type SwishPaymentAnswer = z.output<typeof SwishPaymentAnswer>;

export const SwishRefundAnswer = z.object({
  id: instructionId,
  status: z.enum(["CREATED", "VALIDATED", "DEBITED", "PAID", "ERROR"]),
  payerPaymentReference: z.string().nullish(),
  originalPaymentReference: z.string(),
  ...answer,
});
export type SwishRefundAnswer = z.output<typeof SwishRefundAnswer>;

export const SwishFaults = z.array(z.object({ errorCode: z.string() })).min(1);

import type { PaymentState } from "./paymentStateSchema.ts";

/**
 * What can happen to a payment: DEBIT is Swish's, where money moves at once; the others come from the provider's books
 * after a call of ours or of the buyer.
 */
export const paymentEvents = [
  "AUTHORISE",
  "DEBIT",
  "CAPTURE",
  "REFUND_PART",
  "REFUND",
  "DECLINE",
  "CANCEL",
  "EXPIRE",
  "FAIL",
] as const;
export type PaymentEvent = (typeof paymentEvents)[number];

type Transitions = Partial<Record<PaymentEvent, PaymentState>>;

/** Money that has been captured leaves by refunds only. */
const refundable = { REFUND_PART: "PartRefunded", REFUND: "Refunded" } as const satisfies Transitions;

/** The buyer may finish a payment that we have ended: the money is returned, but it is told as it is. */
const late = { AUTHORISE: "Authorised", DEBIT: "Captured" } as const satisfies Transitions;

/** The transitions of each state. The machine `payment` is built from this table, and the API refuses what it does not have. */
export const paymentTransitions: Record<PaymentState, Transitions> = {
  Initiated: {
    AUTHORISE: "Authorised",
    DEBIT: "Captured",
    DECLINE: "Declined",
    CANCEL: "Cancelled",
    EXPIRE: "Expired",
    FAIL: "Failed",
  },
  Authorised: { CAPTURE: "Captured", CANCEL: "Cancelled", EXPIRE: "Expired" },
  Captured: refundable,
  PartRefunded: refundable,
  Refunded: {},
  Declined: late,
  Cancelled: late,
  Expired: late,
  Failed: late,
};

/** The state after the event, or null when the event can't happen in that state. */
export const nextPaymentState = (state: PaymentState, event: PaymentEvent): PaymentState | null =>
  paymentTransitions[state][event] ?? null;

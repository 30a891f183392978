import type { OrderState } from "./orderStateSchema.ts";

/**
 * What can happen to an order. REOPEN is a complaint's, PAY and REFUND are the payment's, EXPIRE is the clock's; the
 * others are calls of the buyer or of staff.
 */
export const orderEvents = [
  "INITIATE",
  "PAY",
  "TAKE",
  "ASK",
  "REPLY",
  "DELIVER",
  "CLOSE",
  "REOPEN",
  "WITHDRAW",
  "REFUND",
  "CANCEL",
  "EXPIRE",
] as const;
export type OrderEvent = (typeof orderEvents)[number];

type Transitions = Partial<Record<OrderEvent, OrderState>>;

/** After the payment, until the order is closed: the buyer may withdraw, and the whole price may be refunded. */
const revocable = { WITHDRAW: "Withdrawn", REFUND: "Refunded" } as const satisfies Transitions;

/**
 * The transitions of each state. The machine `order` is built from this table, and the API refuses what it does not have.
 * A conflict review is no state: it stops the work (`InReview`), and the buyer sees nothing of it.
 */
export const orderTransitions: Record<OrderState, Transitions> = {
  Created: { INITIATE: "AwaitingPayment", CANCEL: "Cancelled", EXPIRE: "Expired" },
  AwaitingPayment: { INITIATE: "AwaitingPayment", PAY: "Paid", CANCEL: "Cancelled", EXPIRE: "Expired" },
  Paid: { TAKE: "InProgress", ...revocable },
  InProgress: { ASK: "AwaitingCustomer", DELIVER: "Delivered", ...revocable },
  AwaitingCustomer: { ASK: "AwaitingCustomer", REPLY: "InProgress", DELIVER: "Delivered", ...revocable },
  Delivered: { CLOSE: "Closed", REOPEN: "InProgress", ...revocable },
  Closed: { REOPEN: "InProgress", ...revocable },
  Withdrawn: {},
  Refunded: {},
  Cancelled: {},
  Expired: {},
};

/** The state after the event, or null when the event can't happen in that state. */
export const nextOrderState = (state: OrderState, event: OrderEvent): OrderState | null =>
  orderTransitions[state][event] ?? null;

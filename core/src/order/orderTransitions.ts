import type { OrderState } from "./orderStateSchema.ts";

/**
 * What can happen to an order. HOLD is the conflict check's, REOPEN a complaint's, PAY and REFUND are the payment's, EXPIRE is the clock's; the
 * others are calls of the buyer or of staff.
 */
export const orderEvents = [
  "HOLD",
  "CLEAR",
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
 * An order with a conflict can't be paid before it is cleared.
 */
export const orderTransitions: Record<OrderState, Transitions> = {
  Created: { HOLD: "ConflictReview", INITIATE: "AwaitingPayment", CANCEL: "Cancelled", EXPIRE: "Expired" },
  ConflictReview: { CLEAR: "Created", CANCEL: "Cancelled" },
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

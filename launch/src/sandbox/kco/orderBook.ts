import { randomUUID } from "node:crypto";
import type { Order, OrderStatus, Posting } from "../sandboxState.ts";
import type { KcoPosting } from "./kcoRules.ts";

/*
 * The state machine of order management. AUTHORIZED → PART_CAPTURED → CAPTURED; CANCELLED only before a capture;
 * EXPIRED when nothing is captured in time. Only captured amounts can be refunded.
 */

/** The code of a 403. */
export interface Refusal {
  refused: "CAPTURE_NOT_ALLOWED" | "REFUND_NOT_ALLOWED" | "CANCEL_NOT_ALLOWED" | "NOT_ALLOWED";
}

/** Klarna's default authorisation period: 28 days. */
const AUTHORISATION = 28 * 86_400_000;

export const authorisedUntil = (now: Date) => new Date(now.getTime() + AUTHORISATION).toISOString();

/** The order's current state: an authorisation expires with time. */
export function currentOrder(order: Order, now: Date): Order {
  if (order.remaining === 0 || now.toISOString() < order.expiresAt) return order;
  return { ...order, remaining: 0, status: order.captured > 0 ? "CAPTURED" : "EXPIRED" };
}

const isOpen = ({ status }: Order) => status === "AUTHORIZED" || status === "PART_CAPTURED";

const postingOf = (posting: KcoPosting, now: Date): Posting => ({
  id: randomUUID(),
  ...posting,
  at: now.toISOString(),
});

export function captureOrder(order: Order, posting: KcoPosting, now: Date): Order | Refusal {
  if (!isOpen(order) || posting.amount > order.remaining) return { refused: "CAPTURE_NOT_ALLOWED" };
  const remaining = order.remaining - posting.amount;
  return {
    ...order,
    status: remaining === 0 ? "CAPTURED" : "PART_CAPTURED",
    captured: order.captured + posting.amount,
    remaining,
    captures: [...order.captures, postingOf(posting, now)],
  };
}

export function refundOrder(order: Order, posting: KcoPosting, now: Date): Order | Refusal {
  if (posting.amount > order.captured - order.refunded) return { refused: "REFUND_NOT_ALLOWED" };
  const refunds = [...order.refunds, postingOf(posting, now)];
  return { ...order, refunded: order.refunded + posting.amount, refunds };
}

export function cancelOrder(order: Order): Order | Refusal {
  if (order.status !== "AUTHORIZED") return { refused: "CANCEL_NOT_ALLOWED" };
  return { ...order, status: "CANCELLED", remaining: 0 };
}

export function releaseOrder(order: Order): Order | Refusal {
  if (!isOpen(order)) return { refused: "NOT_ALLOWED" };
  const status: OrderStatus = order.captured > 0 ? "CAPTURED" : "CANCELLED";
  return { ...order, status, remaining: 0 };
}

export function extendOrder(order: Order, now: Date): Order | Refusal {
  if (!isOpen(order)) return { refused: "NOT_ALLOWED" };
  return { ...order, expiresAt: authorisedUntil(now) };
}

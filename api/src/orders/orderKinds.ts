import type { OrderKind } from "@lagrum/core/order/orderStateSchema";
import type { SQL } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import type { RefundCause } from "../db/schema/payments.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import type { OrderRow } from "./orderRepository.ts";

/**
 * What a kind of order does when something happens to its order. Each runs in the transaction of that event, with the
 * order locked, so that whoever settles a payment or cancels an order knows no question and no meeting.
 */
export interface OrderKindRules {
  /** Locks the order's question or meeting. Called before the order and its payment are locked: the same order everywhere. */
  lock(tx: Transaction, order: OrderRow): Promise<void>;
  /** The order was paid. @param at DueAt by the order's working days (ISO 8601), and the firm's working hours */
  paid(context: OpenContext, order: OrderRow, at: { DueAt: string | null; hours: string }): Promise<void>;
  /** A condition on `orders`: the promised time has passed, and the price is refunded for it. Undefined: no such promise. */
  late(now: Date): SQL | undefined;
  /** The order was delivered. */
  delivered(context: OpenContext, order: OrderRow): Promise<void>;
  /** The unpaid order was cancelled, or has expired. */
  cancelled(context: OpenContext, order: OrderRow, event: "CANCEL" | "EXPIRE"): Promise<void>;
  /** A refund of the order was carried out. */
  refunded(context: OpenContext, order: OrderRow, refund: { Cause: RefundCause }): Promise<void>;
}

/** The register: the rules of each kind of order. */
export type OrderKinds = Record<OrderKind, OrderKindRules>;

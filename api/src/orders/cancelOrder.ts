import type { ServiceContext } from "../http/serviceContext.ts";
import type { OrderKinds } from "./orderKinds.ts";
import { getOrderRow, lockOrder, moveOrder } from "./orderRepository.ts";

/**
 * Cancels an order that is not paid. A question or a meeting that waits for this payment ends with it. A payment that was
 * started must be ended at the provider first (`afterPaymentEnds`).
 * @throws Failure NOT_FOUND, ORDER_WRONG_STATE, PAYMENT_DONE for a paid one, PAYMENT_UNAVAILABLE
 */
export async function cancelOrder(
  context: ServiceContext,
  kinds: OrderKinds,
  id: number,
  reason: string,
): Promise<void> {
  const { tx, jobs } = context;
  const placed = await getOrderRow(tx, id);
  await kinds[placed.Kind].lock(tx, placed);
  const order = await lockOrder(tx, id);
  // The buyer may have paid while it was being cancelled: a paid order is refunded instead.
  const refusal = order.PaidAt === null ? "ORDER_WRONG_STATE" : "PAYMENT_DONE";
  await moveOrder(context, order, "CANCEL", { refusal, reason });
  await kinds[order.Kind].cancelled(context, order, "CANCEL");
  await jobs.send(tx, "mail", { Kind: "orderCancelled", OrderID: id });
}

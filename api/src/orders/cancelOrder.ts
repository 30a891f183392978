import type { ServiceContext } from "../http/serviceContext.ts";
import { lockLivePayment } from "../payments/paymentRepository.ts";
import type { OrderKinds } from "./orderKinds.ts";
import { getOrderRow, lockOrder, moveOrder } from "./orderRepository.ts";

/**
 * Cancels an order that is not paid. A question or a meeting that waits for this payment ends with it, and a payment that was
 * started is cancelled by a job.
 * @throws Failure NOT_FOUND, ORDER_WRONG_STATE
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
  await moveOrder(context, order, "CANCEL", { reason });
  const waiting = await lockLivePayment(tx, id);
  if (waiting) await jobs.send(tx, "paymentEnd", { PaymentID: waiting.ID });
  await kinds[order.Kind].cancelled(context, order, "CANCEL");
  await jobs.send(tx, "mail", { Kind: "orderCancelled", OrderID: id });
}

import type { UnmatchedReason } from "@lagrum/core/payment/paymentSchema";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import type { OrderKinds } from "../orders/orderKinds.ts";
import { lockOrder } from "../orders/orderRepository.ts";
import { lockPayment } from "./paymentRepository.ts";
import { completeElsewhere } from "./refundJob.ts";
import { recordSurplus } from "./surplusPayment.ts";

/**
 * Books money by Swish that the order can't take and that the firm has paid back from its bank account: in and out, since
 * Swish can't refund what went to another number. Money in another currency is booked at the order's price both ways.
 * @throws Failure PAYMENT_DONE when the payment has been settled meanwhile
 */
export async function returnElsewhere(
  context: ServiceContext,
  kinds: OrderKinds,
  {
    orderId,
    paymentId,
    reason,
    amount,
  }: { orderId: number; paymentId: number; reason: UnmatchedReason; amount: number },
): Promise<void> {
  const order = await lockOrder(context.tx, orderId);
  const payment = await lockPayment(context.tx, paymentId);
  if (payment.PaidAt !== null) throw new Failure("PAYMENT_DONE");
  const books = { status: "captured", method: "Swish", amount, bankReference: payment.BankReference } as const;
  const refundId = await recordSurplus(context, { order, payment, books, reason }, "Failed");
  await completeElsewhere(context, kinds, refundId);
}

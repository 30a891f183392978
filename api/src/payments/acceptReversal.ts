import { creditLines, totalOf } from "@lagrum/core/accounting/entryLines";
import { nextOrderState } from "@lagrum/core/order/orderTransitions";
import { eq } from "drizzle-orm";
import { bookCreditNote, bookReversalEnd, openReversals } from "../accounting/bookEntry.ts";
import { orders } from "../db/schema/orders.ts";
import { refunds } from "../db/schema/payments.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import { lockOrder, moveOrder, recordOrderChange } from "../orders/orderRepository.ts";
import { lockPayment, movePayment } from "./paymentRepository.ts";
import { leftToRefund } from "./refundService.ts";

/**
 * Ends a dispute that the firm has lost: what the provider took back is a refund that is carried out. Its credit note lowers
 * the sale and its VAT (mervärdesskattelagen 8 kap. 13 §), and an order whose whole price is gone ends. The buyer has the
 * money already, and gets no mail.
 * @param reversalId the provider's identity of the reversal
 * @throws Failure NOT_FOUND for a reversal that is unknown or decided
 */
export async function acceptReversal(
  context: ServiceContext,
  {
    paymentId,
    orderId,
    reversalId,
    reason,
  }: { paymentId: number; orderId: number; reversalId: string; reason: string },
): Promise<void> {
  const { tx, now, caller } = context;
  const order = await lockOrder(tx, orderId);
  const payment = await lockPayment(tx, paymentId);
  const reversal = (await openReversals(tx, paymentId)).find(({ ReversalID }) => ReversalID === reversalId);
  if (!reversal) throw new Failure("NOT_FOUND");
  await bookReversalEnd(tx, reversal, now);
  const Lines = creditLines(reversal.Amount, await leftToRefund(tx, order, paymentId));
  const at = now.toISOString();
  const [refund] = await tx
    .insert(refunds)
    .values({
      ...{
        PaymentID: paymentId,
        OrderID: orderId,
        Amount: reversal.Amount,
        TaxAmount: totalOf(Lines).TaxAmount,
        Lines,
      },
      ...{ State: "Done", Cause: "Reversed", Reason: reason, UserID: caller.UserID, RequestedAt: at, DoneAt: at },
    })
    .returning();
  if (!refund) throw new Error("an insert gave no row");
  const RefundedAmount = payment.RefundedAmount + refund.Amount;
  const isWhole = RefundedAmount === payment.Amount;
  await movePayment(context, payment, isWhole ? "REFUND" : "REFUND_PART", { RefundedAmount });
  await bookCreditNote(tx, refund, now);
  await recordOrderChange(context, orderId, "reversalAccepted");
  const amounts = { RefundedAmount: order.RefundedAmount + refund.Amount };
  if (isWhole && nextOrderState(order.State, "REFUND") !== null) await moveOrder(context, order, "REFUND", amounts);
  else await tx.update(orders).set(amounts).where(eq(orders.ID, orderId));
}

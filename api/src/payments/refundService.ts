import { taxRefund } from "@lagrum/core/money/vat";
import { isPaid } from "@lagrum/core/payment/paymentStateSchema";
import { and, eq, ne } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { type RefundCause, refunds } from "../db/schema/payments.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import { type OrderRow, recordOrderChange } from "../orders/orderRepository.ts";
import { lockLivePayment, type PaymentRow } from "./paymentRepository.ts";

/** What refunds have taken or will take, in öre. */
async function sumOfRefunds(tx: Transaction, orderId: number) {
  const rows = await tx
    .select({ Amount: refunds.Amount, TaxAmount: refunds.TaxAmount })
    .from(refunds)
    .where(and(eq(refunds.OrderID, orderId), ne(refunds.State, "Failed")));
  return {
    Amount: rows.reduce((sum, row) => sum + row.Amount, 0),
    TaxAmount: rows.reduce((sum, row) => sum + row.TaxAmount, 0),
  };
}

interface Request {
  /** Öre; undefined: all that is left. */
  amount?: number | undefined;
  reason: string;
  cause: RefundCause;
}

/**
 * Requests a refund of a locked order. Its row, with the idempotency key of the provider's call, and its job commit
 * together. The tax is spread over the lines; the last refund takes what is left of it.
 * @returns whether there was something to refund
 * @throws Failure ORDER_WRONG_STATE without a payment, REFUND_TOO_LARGE
 */
export async function requestRefund(
  context: OpenContext,
  order: OrderRow,
  { amount, reason, cause }: Request,
): Promise<boolean> {
  const { tx, caller, now, jobs } = context;
  const payment = await lockLivePayment(tx, order.ID);
  if (!payment || !isPaid(payment.State)) throw new Failure("ORDER_WRONG_STATE");
  const taken = await sumOfRefunds(tx, order.ID);
  const left = payment.Amount - taken.Amount;
  if (left === 0 && cause !== "Staff") return false;
  const Amount = amount ?? left;
  if (Amount === 0 || Amount > left) throw new Failure("REFUND_TOO_LARGE");
  const [row] = await tx
    .insert(refunds)
    .values({
      PaymentID: payment.ID,
      OrderID: order.ID,
      Amount,
      TaxAmount: taxOf(order, payment, taken, Amount),
      State: "Requested",
      Cause: cause,
      Reason: reason,
      UserID: caller?.UserID ?? null,
      RequestedAt: now.toISOString(),
    })
    .onConflictDoNothing()
    .returning({ ID: refunds.ID });
  if (!row) return false;
  await recordOrderChange(context, order.ID, "refundRequested");
  await jobs.send(tx, "refund", { RefundID: row.ID });
  return true;
}

function taxOf(
  order: OrderRow,
  payment: PaymentRow,
  taken: { Amount: number; TaxAmount: number },
  amount: number,
): number {
  if (taken.Amount + amount === payment.Amount) return payment.TaxAmount - taken.TaxAmount;
  const parts = taxRefund(amount, order.Lines);
  const tax = parts.reduce((sum, part) => sum + part.TaxAmount, 0);
  return Math.min(tax, payment.TaxAmount - taken.TaxAmount);
}

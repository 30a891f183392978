import { creditLines, leftOf, type ReceiptLine, totalOf } from "@lagrum/core/accounting/entryLines";
import { isPaid } from "@lagrum/core/payment/paymentStateSchema";
import { automaticRefund, leastRefund } from "@lagrum/core/payment/refundRules";
import { and, eq, ne, sum } from "drizzle-orm";
import { reversedAmount } from "../accounting/bookEntry.ts";
import type { Reader, Transaction } from "../db/database.ts";
import { type RefundCause, refunds } from "../db/schema/payments.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import { type OrderRow, recordOrderChange } from "../orders/orderRepository.ts";
import { endLapsedOrder } from "./lapsedPayment.ts";
import { lockLivePayment } from "./paymentRepository.ts";
import { firstAttemptBy } from "./refundRetries.ts";

/** The order's lines less the payment's refunds. One that is not carried out yet counts: it still will be. */
export async function leftToRefund(tx: Transaction, order: OrderRow, paymentId: number): Promise<ReceiptLine[]> {
  const rows = await tx.select({ Lines: refunds.Lines }).from(refunds).where(eq(refunds.PaymentID, paymentId));
  return leftOf(
    order.Lines,
    rows.map(({ Lines }) => Lines),
  );
}

/** Öre of the order's refunds, those included that are not carried out yet. Without money that the order could not take. */
export async function refundedAmount(db: Reader, orderId: number): Promise<number> {
  const [row] = await db
    .select({ Amount: sum(refunds.Amount).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.OrderID, orderId), ne(refunds.Cause, "Surplus")));
  return row?.Amount ?? 0;
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
 * An automatic refund below the least that the provider pays back is rounded up; what is left below it is recorded only. An
 * order whose authorisation has lapsed at the provider ends without one: nothing was paid.
 * @returns whether there was something to refund
 * @throws Failure ORDER_WRONG_STATE without a payment, REFUND_TOO_LARGE, INCORRECT_PROPERTIES for less than the least
 */
export async function requestRefund(
  context: OpenContext,
  order: OrderRow,
  { amount, reason, cause }: Request,
): Promise<boolean> {
  const { tx, caller, now, jobs } = context;
  const payment = await lockLivePayment(tx, order.ID);
  if (!payment && cause !== "Staff" && (await endLapsedOrder(context, order.ID))) return false;
  if (!payment || !isPaid(payment.State)) throw new Failure("ORDER_WRONG_STATE");
  const leftLines = await leftToRefund(tx, order, payment.ID);
  // What the provider has taken back, the buyer has already.
  const left = Math.max(0, totalOf(leftLines).Amount - (await reversedAmount(tx, payment.ID)));
  if (left === 0 && cause !== "Staff") return false;
  const wanted = amount ?? left;
  if (wanted === 0 || wanted > left) throw new Failure("REFUND_TOO_LARGE");
  if (cause === "Staff" && wanted < leastRefund[payment.Choice]) {
    throw new Failure("INCORRECT_PROPERTIES", { Amount: ["REFUND_TOO_SMALL"] });
  }
  const Amount = automaticRefund(payment.Choice, wanted, left);
  if (Amount === null) {
    await recordOrderChange(context, order.ID, "refundTooSmall");
    return false;
  }
  const Lines = creditLines(Amount, leftLines);
  const [row] = await tx
    .insert(refunds)
    .values({
      PaymentID: payment.ID,
      OrderID: order.ID,
      Amount,
      TaxAmount: totalOf(Lines).TaxAmount,
      Lines,
      State: "Requested",
      Cause: cause,
      Reason: reason,
      UserID: caller?.UserID ?? null,
      RequestedAt: now.toISOString(),
      NextAttemptAt: firstAttemptBy(now),
    })
    .onConflictDoNothing()
    .returning({ ID: refunds.ID });
  if (!row) return false;
  await recordOrderChange(context, order.ID, "refundRequested");
  await jobs.send(tx, "refund", { RefundID: row.ID });
  return true;
}

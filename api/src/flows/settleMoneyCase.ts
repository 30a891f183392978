import { needsReason } from "@lagrum/core/payment/moneyCaseRules";
import type { MoneyCase, MoneyCaseSource, SettleMoneyCase } from "@lagrum/core/payment/moneyCaseSchema";
import { UnmatchedReason } from "@lagrum/core/payment/paymentSchema";
import { eq } from "drizzle-orm";
import { bookCreditNote, bookSale } from "../accounting/bookEntry.ts";
import { fieldChange, recordChange } from "../audit/auditLog.ts";
import { orders } from "../db/schema/orders.ts";
import { payments, refunds } from "../db/schema/payments.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import { findMoneyCase } from "../moneyCases/moneyCaseRepository.ts";
import type { OrderKinds } from "../orders/orderKinds.ts";
import { lockOrder, moveOrder } from "../orders/orderRepository.ts";
import { acceptReversal } from "../payments/acceptReversal.ts";
import { getPaymentRow, lockPayment } from "../payments/paymentRepository.ts";
import { completeElsewhere } from "../payments/refundJob.ts";
import { captureAgainNow, retryRefundNow } from "../payments/refundRetries.ts";
import { requestRefund } from "../payments/refundService.ts";
import { returnElsewhere } from "../payments/surplusElsewhere.ts";

/** The case, with the orders and payments that its action locks. */
async function lockCase(context: ServiceContext, key: { source: MoneyCaseSource; id: number }): Promise<MoneyCase> {
  const seen = await findMoneyCase(context.tx, key, context.now);
  if (!seen) throw new Failure("NOT_FOUND");
  if (seen.OrderID !== null) await lockOrder(context.tx, seen.OrderID);
  if (seen.PaymentID !== null) await lockPayment(context.tx, seen.PaymentID);
  const locked = await findMoneyCase(context.tx, key, context.now);
  if (!locked) throw new Failure("NOT_FOUND");
  return locked;
}

type Settlement = SettleMoneyCase & { standing?: string | undefined; kinds: OrderKinds };

/**
 * Stores an administrator's action on a case, with its job and its row of the audit log. The provider is called after the
 * transaction: nothing here closes the case.
 * `standing` is the key of an instruction at the provider that must not be repeated
 * @throws Failure NOT_FOUND for a settled case, MONEY_CASE_ACTION for an action that it does not have, INCORRECT_PROPERTIES
 * without a reason
 */
export async function settleMoneyCase(
  context: ServiceContext,
  key: { source: MoneyCaseSource; id: number },
  { Action, Reason, standing, kinds }: Settlement,
): Promise<void> {
  const found = await lockCase(context, key);
  if (!found.Actions.includes(Action)) throw new Failure("MONEY_CASE_ACTION");
  if (needsReason(Action) && !Reason) throw new Failure("INCORRECT_PROPERTIES", { Reason: ["REQUIRED"] });
  await act(context, found, { Action, Reason: Reason ?? "", standing, kinds });
  if (Action === "Compare") return;
  const Source = fieldChange("Source", null, found.Source);
  const Changed = [
    Source,
    fieldChange("Action", null, Action),
    ...(Reason ? [fieldChange("Reason", null, Reason)] : []),
  ];
  const logged = { Entity: "moneyCase", EntityID: found.SourceID, Action: "acted", Changed } as const;
  await recordChange(context, logged);
}

async function act(
  context: ServiceContext,
  found: MoneyCase,
  { Action, Reason, standing, kinds }: Settlement & { Reason: string },
): Promise<void> {
  const { OrderID, PaymentID, RefundID, ProviderID } = found;
  if (Action === "PaidElsewhere" && RefundID !== null) {
    // The provider has carried it out after all, or will.
    if (standing !== undefined) throw new Failure("PAYMENT_DONE");
    return completeElsewhere(context, kinds, RefundID);
  }
  if (Action === "RetryRefund" && RefundID !== null) return retryRefundNow(context, RefundID, standing);
  if (Action === "ReturnMoney" && RefundID !== null) return retryRefundNow(context, RefundID, standing);
  if (Action === "Capture" && PaymentID !== null) return captureAgainNow(context, PaymentID);
  if (OrderID === null) return;
  if (Action === "PaidElsewhere" && PaymentID !== null) {
    const { data: reason } = UnmatchedReason.safeParse(found.Kind);
    if (reason === undefined) throw new Failure("MONEY_CASE_ACTION");
    const surplus = { orderId: OrderID, paymentId: PaymentID, reason, amount: found.Amount ?? 0 };
    return returnElsewhere(context, kinds, surplus);
  }
  if (Action === "AcceptReversal" && PaymentID !== null) {
    const reversal = { paymentId: PaymentID, orderId: OrderID, reversalId: ProviderID ?? "", reason: Reason };
    return acceptReversal(context, reversal);
  }
  const order = await lockOrder(context.tx, OrderID);
  if (Action === "Release") await requestRefund(context, order, { reason: Reason, cause: "Staff" });
  if (Action === "EndOrder") await moveOrder(context, order, "REFUND", { reason: Reason });
  if (Action === "Book" && PaymentID !== null) await book(context, PaymentID);
}

/** Writes the vouchers that a payment lacks, and corrects the refunded amount that its order shows. */
async function book({ tx, now }: ServiceContext, paymentId: number): Promise<void> {
  const payment = await getPaymentRow(tx, paymentId);
  if (payment.CapturedAt !== null) await bookSale(tx, payment, new Date(payment.CapturedAt), now);
  const done = await tx.select().from(refunds).where(eq(refunds.PaymentID, paymentId));
  for (const refund of done) {
    if (refund.State === "Done" && refund.DoneAt !== null)
      await bookCreditNote(tx, refund, new Date(refund.DoneAt), now);
  }
  const paid = await tx.select().from(payments).where(eq(payments.OrderID, payment.OrderID));
  const RefundedAmount = paid
    .filter(({ PaidAt, SurplusAt }) => PaidAt !== null && SurplusAt === null)
    .reduce((sum, row) => sum + row.RefundedAmount, 0);
  await tx.update(orders).set({ RefundedAmount }).where(eq(orders.ID, payment.OrderID));
}

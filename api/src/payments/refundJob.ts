import { randomUUID } from "node:crypto";
import { orderReference } from "@lagrum/core/order/orderReference";
import { nextOrderState } from "@lagrum/core/order/orderTransitions";
import { eq, sql } from "drizzle-orm";
import { bookCreditNote } from "../accounting/bookEntry.ts";
import type { App } from "../app.ts";
import { orders } from "../db/schema/orders.ts";
import { refunds } from "../db/schema/payments.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import { lockOrder, moveOrder, recordOrderChange } from "../orders/orderRepository.ts";
import { completeWithdrawal } from "../withdrawals/withdrawalRepository.ts";
import { capturePayment } from "./paymentJobs.ts";
import { getPaymentRow, insertUnmatched, lockPayment, movePayment, type PaymentRow } from "./paymentRepository.ts";
import { isRefusal } from "./providerBooks.ts";

type Tools = Pick<App, "db" | "payments" | "env" | "jobs" | "clock">;
type Provider = Pick<Tools, "payments" | "env">;
type RefundRow = typeof refunds.$inferSelect;

/** The refund's own reference in the provider's books. */
const refundReference = (id: number): string => `R-${id}`;

/** Swish requires 32 hexadecimal digits: the stored key of the call. */
export const instructionOf = ({ CallKey }: RefundRow): string => CallKey.replaceAll("-", "").toUpperCase();

/**
 * Carries out a requested refund. The call to the provider has a key that was stored before it, so a repeat after a
 * crash or a lost answer has the effect of one. An authorised payment is released if it is refunded in full.
 * @throws ProviderError; the job is then retried
 */
export async function carryOutRefund(app: Tools, id: number): Promise<void> {
  const [refund] = await app.db.select().from(refunds).where(eq(refunds.ID, id));
  if (refund?.State !== "Requested") return;
  let payment = await getPaymentRow(app.db, refund.PaymentID);
  const isRelease = payment.State === "Authorised" && refund.Amount === payment.Amount;
  if (payment.State === "Authorised" && !isRelease) {
    await capturePayment(app, payment.ID);
    payment = await getPaymentRow(app.db, payment.ID);
  }
  const outcome = isRelease ? await release(app, payment) : await payBack(app, payment, refund);
  await app.db.transaction(async (tx) => {
    const context = { tx, caller: null, now: app.clock(), jobs: app.jobs };
    if (outcome === "done") await markDone(context, refund, isRelease);
    else await markFailed(context, refund, payment);
  });
}

type Outcome = "done" | "refused";

/** Releases an authorised payment. @throws ProviderError */
export async function release(
  { payments: { checkout } }: Provider,
  { ProviderID, CancelKey }: PaymentRow,
): Promise<Outcome> {
  const id = ProviderID ?? "";
  try {
    await checkout.cancel(id, { idempotencyKey: CancelKey });
    return "done";
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return (await checkout.readOrder(id)).status === "cancelled" ? "done" : "refused";
  }
}

/** Refunds a captured or debited payment. @throws ProviderError */
export function payBack(app: Provider, payment: PaymentRow, refund: RefundRow): Promise<Outcome> {
  return payment.Choice === "Swish" ? bySwish(app, payment, refund) : byCheckout(app, payment, refund);
}

async function byCheckout(
  { payments: { checkout } }: Provider,
  payment: PaymentRow,
  refund: RefundRow,
): Promise<Outcome> {
  const id = payment.ProviderID ?? "";
  const reference = refundReference(refund.ID);
  const description = `Återbetalning ${orderReference(refund.OrderID)}`;
  try {
    const posting = { amount: refund.Amount, reference, description };
    await checkout.refund(id, posting, { idempotencyKey: refund.CallKey });
    return "done";
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const books = await checkout.readOrder(id);
    return books.refunds.some((movement) => movement.reference === reference) ? "done" : "refused";
  }
}

async function bySwish(
  { payments: { swish }, env }: Provider,
  payment: PaymentRow,
  refund: RefundRow,
): Promise<Outcome> {
  const instructionId = instructionOf(refund);
  try {
    await swish.refund({
      instructionId,
      originalPaymentReference: payment.BankReference ?? "",
      reference: refundReference(refund.ID),
      amount: refund.Amount,
      message: orderReference(refund.OrderID),
      callbackUrl: `${env.PUBLIC_URL}/api/payments/swish`,
      callbackIdentifier: randomUUID(),
    });
  } catch (error) {
    if (isRefusal(error)) return "refused";
    throw error;
  }
  const { status } = await swish.readRefund(instructionId);
  if (status === "debited" || status === "paid") return "done";
  if (status === "error") return "refused";
  throw new Error("the refund is not carried out yet");
}

async function markDone(context: OpenContext, refund: RefundRow, isRelease: boolean): Promise<void> {
  const { tx, now, jobs } = context;
  const order = await lockOrder(tx, refund.OrderID);
  const payment = await lockPayment(tx, refund.PaymentID);
  const done = await tx
    .update(refunds)
    .set({ State: "Done", DoneAt: now.toISOString() })
    .where(sql`${refunds.ID} = ${refund.ID} and ${refunds.State} = 'Requested'`)
    .returning({ ID: refunds.ID });
  if (done.length === 0) return;
  const RefundedAmount = payment.RefundedAmount + refund.Amount;
  const isWhole = RefundedAmount === payment.Amount;
  const event = isRelease ? "CANCEL" : isWhole ? "REFUND" : "REFUND_PART";
  await movePayment(context, payment, event, { RefundedAmount });
  if (!isRelease) await bookCreditNote(tx, refund, now);
  const amounts = { RefundedAmount: order.RefundedAmount + refund.Amount };
  if (isWhole && nextOrderState(order.State, "REFUND") !== null) {
    await moveOrder(context, order, "REFUND", amounts);
  } else {
    await tx.update(orders).set(amounts).where(eq(orders.ID, order.ID));
    await recordOrderChange(context, order.ID, isWhole ? "refunded" : "refundedPart");
  }
  if (refund.Cause === "Withdrawn") await completeWithdrawal(context, order.ID);
  // The mail about a missed deadline includes the refund.
  if (refund.Cause === "Deadline") return;
  const mail = { Kind: "orderRefunded", OrderID: order.ID, Amount: refund.Amount, isWhole } as const;
  await jobs.send(tx, "mail", mail);
}

async function markFailed(context: OpenContext, refund: RefundRow, payment: PaymentRow): Promise<void> {
  const { tx, now } = context;
  await tx.update(refunds).set({ State: "Failed" }).where(eq(refunds.ID, refund.ID));
  await recordOrderChange(context, refund.OrderID, "refundFailed");
  const found = { Choice: payment.Choice, ProviderID: payment.ProviderID ?? "", PaymentID: payment.ID };
  const books = { Amount: refund.Amount, Currency: "SEK", ProviderReference: refundReference(refund.ID) };
  await insertUnmatched(tx, { Reason: "RefundFailed", ...found, ...books }, now);
}

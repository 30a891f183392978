import { randomUUID } from "node:crypto";
import { orderReference } from "@lagrum/core/order/orderReference";
import type { App } from "../app.ts";
import type { refunds } from "../db/schema/payments.ts";
import type { PaymentRow } from "./paymentRepository.ts";
import { isRefusal, readBooks } from "./providerBooks.ts";

type Provider = Pick<App, "payments" | "env">;
export type RefundRow = typeof refunds.$inferSelect;

/** The refund's own reference in the provider's books. */
export const refundReference = (id: number): string => `R-${id}`;

/** Swish requires 32 hexadecimal digits: the stored key of the call. */
export const instructionOf = ({ CallKey }: RefundRow): string => CallKey.replaceAll("-", "").toUpperCase();

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

/** Captures an authorised payment in full. @returns whether the provider has captured it @throws ProviderError */
export async function capture(app: Provider, payment: PaymentRow): Promise<boolean> {
  const { ProviderID, Amount, Reference, OrderID, CaptureKey } = payment;
  try {
    await app.payments.checkout.capture(
      ProviderID ?? "",
      { amount: Amount, reference: Reference ?? "", description: `Beställning ${orderReference(OrderID)}` },
      { idempotencyKey: CaptureKey },
    );
    return true;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return (await readBooks(app, payment))?.status === "captured";
  }
}

import { randomUUID } from "node:crypto";
import type { App } from "../app.ts";
import { lockOrder, recordOrderChange } from "../orders/orderRepository.ts";
import { capture } from "./instructions.ts";
import { getPaymentRow, insertUnmatched, lockPayment, movePayment, setPayment } from "./paymentRepository.ts";

type Tools = Pick<App, "db" | "payments" | "env" | "clock">;

/** Acknowledges the order to the provider, which ends its pushes. @throws ProviderError */
export async function acknowledgePayment(app: Tools, id: number): Promise<void> {
  const { ProviderID, AcknowledgedAt, AcknowledgeKey } = await getPaymentRow(app.db, id);
  if (AcknowledgedAt !== null || ProviderID === null) return;
  await app.payments.checkout.acknowledge(ProviderID, { idempotencyKey: AcknowledgeKey });
  await setPayment(app.db, id, { AcknowledgedAt: app.clock().toISOString() });
}

/**
 * Captures an authorised payment in full. If the provider refuses, its record decides: captured by a call whose answer was
 * lost, or a case for staff.
 * @throws ProviderError; the job is then retried
 */
export async function capturePayment(app: Tools, id: number): Promise<void> {
  const payment = await getPaymentRow(app.db, id);
  if (payment.State !== "Authorised") return;
  const isCaptured = (await capture(app, payment)) === "done";
  await app.db.transaction(async (tx) => {
    const now = app.clock();
    await lockOrder(tx, payment.OrderID);
    const locked = await lockPayment(tx, id);
    if (!isCaptured) {
      const { Choice, Amount, Reference } = payment;
      const found = { Choice, Amount, Currency: "SEK", ProviderReference: Reference, PaymentID: id };
      await insertUnmatched(tx, { Reason: "CaptureFailed", ProviderID: payment.ProviderID ?? "", ...found }, now);
      return;
    }
    const isMoved = await movePayment({ tx, now }, locked, "CAPTURE", { CapturedAt: now.toISOString() });
    if (isMoved) await recordOrderChange({ tx, caller: null, now }, payment.OrderID, "captured");
  });
}

/** An authorisation that expires within this time is extended, in milliseconds. */
const EXTENDED_BEFORE = 3 * 24 * 60 * 60 * 1000;

/** Extends an authorisation that expires soon: the work may have to wait for the time for withdrawal. @throws ProviderError */
export async function extendAuthorisation(app: Tools, id: number): Promise<void> {
  const { State, Choice, ProviderID } = await getPaymentRow(app.db, id);
  if (State !== "Authorised" || Choice !== "Checkout" || ProviderID === null) return;
  const { expiresAt } = await app.payments.checkout.readOrder(ProviderID);
  if (expiresAt === null || Date.parse(expiresAt) - app.clock().getTime() > EXTENDED_BEFORE) return;
  await app.payments.checkout.extend(ProviderID, { idempotencyKey: randomUUID() });
}

import { randomUUID } from "node:crypto";
import type { App } from "../app.ts";
import { lockOrder, recordOrderChange } from "../orders/orderRepository.ts";
import { capture } from "./instructions.ts";
import { decideInstruction, getPaymentRow, lockPayment, movePayment, setPayment } from "./paymentRepository.ts";
import { recordRefusedCapture, resolveCapture } from "./refundRetries.ts";
import { settlePayment } from "./settlePayment.ts";

type Tools = Pick<App, "db" | "payments" | "env" | "jobs" | "clock" | "orderKinds">;

/** Acknowledges the order to the provider, which ends its pushes. @throws ProviderError */
export async function acknowledgePayment(app: Tools, id: number): Promise<void> {
  const { ProviderID, AcknowledgedAt, AcknowledgeKey } = await getPaymentRow(app.db, id);
  if (AcknowledgedAt !== null || ProviderID === null) return;
  await app.payments.checkout.acknowledge(ProviderID, { idempotencyKey: AcknowledgeKey });
  await setPayment(app.db, id, { AcknowledgedAt: app.clock().toISOString() });
}

/**
 * Captures an authorised payment in full, unless its release has been decided. A refusal is read back before it counts: what
 * has ended at the provider ends with us, and the rest is tried again with a fresh key, or waits for staff.
 * @throws ProviderError; the job is then retried
 */
export async function capturePayment(app: Tools, id: number): Promise<void> {
  const payment = await app.db.transaction((tx) => decideInstruction(tx, id, "Capture"));
  if (payment?.Instruction !== "Capture") return;
  const isCaptured = (await capture(app, payment)) === "done";
  await app.db.transaction(async (tx) => {
    const context = { tx, caller: null, now: app.clock(), jobs: app.jobs };
    await lockOrder(tx, payment.OrderID);
    const locked = await lockPayment(tx, id);
    if (!isCaptured) return recordRefusedCapture(context, payment, locked);
    const isMoved = await movePayment(context, locked, "CAPTURE", { CapturedAt: context.now.toISOString() });
    if (!isMoved) return;
    await recordOrderChange(context, payment.OrderID, "captured");
    await resolveCapture(context, payment);
  });
  // An authorisation that has ended there ends with us.
  if (!isCaptured) await settlePayment(app, id);
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

import { createHash } from "node:crypto";
import type { MoneyCase, MoneyCaseSource } from "@lagrum/core/payment/moneyCaseSchema";
import { and, eq, isNull, ne } from "drizzle-orm";
import { checkBooks } from "../accounting/checkBooks.ts";
import { paidElsewhere } from "../accounting/compareWithProvider.ts";
import type { App } from "../app.ts";
import { refundAttempts, refunds, unmatchedPayments } from "../db/schema/payments.ts";
import { Failure } from "../http/failure.ts";
import type { Account } from "../http/session.ts";
import { findMoneyCase } from "../moneyCases/moneyCaseRepository.ts";
import { readSwishRefund } from "../payments/instructions.ts";
import { getPaymentRow } from "../payments/paymentRepository.ts";
import { orAbsent } from "../payments/provider/instruction.ts";
import { ProviderError } from "../payments/provider/providerError.ts";
import { isRefusal } from "../payments/providerBooks.ts";
import { readPosition } from "../payments/providerPosition.ts";
import { retryRefundNow } from "../payments/refundRetries.ts";
import { recordReversals } from "../payments/reversals.ts";
import { settlePayment } from "../payments/settlePayment.ts";

interface Key {
  source: MoneyCaseSource;
  id: number;
}

/**
 * Reads the provider again, and closes the case when provider, books and the order's state agree. What the provider has done
 * without our knowing is stored first: a payment that is read back, a refund that it has carried out.
 * @returns the case; undefined once it is settled
 * @throws Failure PAYMENT_UNAVAILABLE when the provider can't be read
 */
export async function readMoneyCase(app: App, key: Key, caller: Account): Promise<MoneyCase | undefined> {
  const found = await findMoneyCase(app.db, key, app.clock());
  if (!found) return undefined;
  await orUnavailable(async () => {
    if (found.PaymentID !== null) await readPayment(app, found.PaymentID, caller);
    if (found.Source === "difference") await checkBooks(app);
    if (found.Source === "unmatched") await closeIfSettled(app, found);
  });
  return findMoneyCase(app.db, key, app.clock());
}

/** @throws Failure PAYMENT_UNAVAILABLE instead of a ProviderError */
export async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new Failure("PAYMENT_UNAVAILABLE", undefined, { retryAfter: 10, cause: error });
  }
}

/** Stores what the provider did with a payment. A refund that it has carried out is completed by its job. */
async function readPayment(app: App, paymentId: number, caller: Account): Promise<void> {
  await settlePayment(app, paymentId);
  const payment = await getPaymentRow(app.db, paymentId);
  if (payment.Choice === "Checkout") await recordReversals(app, payment);
  const { position, rows } = await positionOf(app, paymentId);
  const carriedOut = new Set(position.refunds);
  for (const { ID, State } of rows) {
    if (State === "Done" || !carriedOut.has(ID)) continue;
    const standing = await findStandingInstruction(app, ID);
    await app.db.transaction((tx) => retryRefundNow({ tx, caller, now: app.clock(), jobs: app.jobs }, ID, standing));
  }
}

/**
 * An instruction of a refund by Swish, of any attempt, that is carried out or on its way: another one would pay twice. The
 * checkout's refund is read back by its reference when it is sent again, whatever the attempt. @throws ProviderError
 */
export async function findStandingInstruction(app: App, refundId: number): Promise<string | undefined> {
  const [refund] = await app.db.select().from(refunds).where(eq(refunds.ID, refundId));
  if (!refund) return undefined;
  const { Choice } = await getPaymentRow(app.db, refund.PaymentID);
  if (Choice !== "Swish") return undefined;
  const earlier = await app.db.select().from(refundAttempts).where(eq(refundAttempts.RefundID, refundId));
  for (const CallKey of [refund.CallKey, ...earlier.map((attempt) => attempt.CallKey)]) {
    const { state } = await readSwishRefund(app, { ...refund, CallKey });
    if (state === "done" || state === "pending") return CallKey;
  }
  return undefined;
}

/** The instruction by which the provider has carried out a refund, or will: nobody may pay it otherwise. @throws ProviderError */
export async function findCarriedOut(app: App, refundId: number): Promise<string | undefined> {
  const [refund] = await app.db.select().from(refunds).where(eq(refunds.ID, refundId));
  if (!refund) return undefined;
  const payment = await getPaymentRow(app.db, refund.PaymentID);
  if (payment.Choice === "Swish") return findStandingInstruction(app, refundId);
  return (await readPosition(app, payment, [refund])).refunds.length > 0 ? refund.CallKey : undefined;
}

/** What the provider holds for a payment, and all its refunds with their earlier instructions. */
async function positionOf(app: App, paymentId: number) {
  const payment = await getPaymentRow(app.db, paymentId);
  const rows = await app.db.select().from(refunds).where(eq(refunds.PaymentID, paymentId));
  const earlier = await app.db
    .select({ refund: refunds, CallKey: refundAttempts.CallKey })
    .from(refundAttempts)
    .innerJoin(refunds, eq(refunds.ID, refundAttempts.RefundID))
    .where(eq(refunds.PaymentID, paymentId));
  const attempts = [...rows, ...earlier.map(({ refund, CallKey }) => ({ ...refund, CallKey }))];
  return { position: await readPosition(app, payment, attempts), rows, elsewhere: paidElsewhere(rows) };
}

/** Closes a row of the queue: the provider holds what our vouchers and the order's state say, and no refund is left to do. */
async function closeIfSettled(app: App, found: MoneyCase): Promise<void> {
  const id = await paymentHolding(app, found);
  const held = id === null ? await heldForNobody(app, found) : await heldFor(app, id);
  const current = await findMoneyCase(app.db, { source: "unmatched", id: found.SourceID }, app.clock());
  if (!current) return;
  const waits = found.RefundID !== null && (await isUndone(app, found.RefundID));
  const explained = id === null ? [0] : [current.BookedAmount, current.ExpectedAmount];
  const isSettled = !waits && held.reserved === 0 && explained.every((amount) => amount === held.net);
  const isRow = and(eq(unmatchedPayments.ID, found.SourceID), isNull(unmatchedPayments.ResolvedAt));
  const Amount = held.net + held.reserved;
  if (isSettled) {
    const Note = "Betaltjänsten, bokföringen och beställningen stämmer.";
    await app.db.update(unmatchedPayments).set({ ResolvedAt: app.clock().toISOString(), Note }).where(isRow);
  } else if (id === null) await app.db.update(unmatchedPayments).set({ Amount }).where(isRow);
}

/** The payment of ours that the case is about; null for a purchase that only has its reference, under another ID. */
async function paymentHolding({ db }: App, { Kind, PaymentID, ProviderID }: MoneyCase): Promise<number | null> {
  if (PaymentID === null || Kind !== "Unknown") return PaymentID;
  return (await getPaymentRow(db, PaymentID)).ProviderID === ProviderID ? PaymentID : null;
}

async function heldFor(app: App, paymentId: number) {
  const { position, elsewhere } = await positionOf(app, paymentId);
  const { reserved, captured, refunded } = position;
  return { reserved, net: captured - refunded - elsewhere };
}

/** What the provider holds under an ID that is no payment of ours. */
async function heldForNobody({ payments }: App, { ProviderID }: MoneyCase) {
  const order = await payments.checkout.readOrder(ProviderID ?? "").catch((error: unknown) => {
    if (isRefusal(error)) return null;
    throw error;
  });
  if (order === null) return { reserved: 0, net: 0 };
  const isOpen = order.status === "authorized" || order.status === "partCaptured";
  return { reserved: isOpen ? order.remainingAmount : 0, net: order.capturedAmount - order.refundedAmount };
}

async function isUndone({ db }: App, id: number): Promise<boolean> {
  return (await db.$count(refunds, and(eq(refunds.ID, id), ne(refunds.State, "Done")))) > 0;
}

/** One key for each row: a repeated call has the effect of one. */
function keyOf({ Source, SourceID }: MoneyCase, verb: string): string {
  const hex = createHash("sha256").update(`${Source} payment ${SourceID} ${verb}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * Gives back money that no payment of ours explains: a reservation is released, a capture refunded. Its sale was never
 * booked, so neither is its refund. @throws ProviderError
 */
export async function returnForeignMoney({ payments: { checkout } }: App, found: MoneyCase): Promise<void> {
  const id = found.ProviderID ?? "";
  const held = await orAbsent(checkout.readOrder(id));
  // The provider has no such purchase any more.
  if (held === "absent") return;
  const { status, capturedAmount, refundedAmount, remainingAmount } = held;
  if (status === "authorized") await checkout.cancel(id, { idempotencyKey: keyOf(found, "cancel") });
  if (status === "partCaptured" && remainingAmount > 0) {
    await checkout.release(id, { idempotencyKey: keyOf(found, "release") });
  }
  const left = capturedAmount - refundedAmount;
  // What a payment of ours has captured is explained; a reservation too many is not.
  if (left === 0 || found.Kind === "Reserved") return;
  const posting = { amount: left, reference: `U-${found.SourceID}`, description: "Återbetalning" };
  await checkout.refund(id, posting, { idempotencyKey: keyOf(found, "refund") });
}

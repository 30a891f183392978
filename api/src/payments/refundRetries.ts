import { randomUUID } from "node:crypto";
import type { OrderState } from "@lagrum/core/order/orderStateSchema";
import { and, asc, eq, inArray, isNull, lte, notExists, sql } from "drizzle-orm";
import type { App } from "../app.ts";
import { orders } from "../db/schema/orders.ts";
import { payments, refundAttempts, refunds, unmatchedPayments } from "../db/schema/payments.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import { recordOrderChange } from "../orders/orderRepository.ts";
import { type RefundRow, refundReference } from "./instructions.ts";
import { insertUnmatched, lockPayment, type PaymentRow, resolveUnmatched } from "./paymentRepository.ts";

const MINUTE = 60_000;
/** Between two attempts, after each that the provider refused: five within 24 hours. Then it waits for a person. */
const delays = [10 * MINUTE, 60 * MINUTE, 4 * 60 * MINUTE, 18 * 60 * MINUTE];
/** A job that is lost is sent again after this time. */
const LOST = 15 * MINUTE;
/** Batch size; the next run takes the rest. */
const BATCH = 50;

/** When a refund that has just been requested is sent again, should its job be lost. ISO 8601. */
export const firstAttemptBy = (now: Date): string => new Date(now.getTime() + LOST).toISOString();

/** When a call that the provider has refused that many times is tried again; null when a person decides. */
export function nextAttemptAfter(attempts: number, now: Date): string | null {
  const delay = delays[attempts - 1];
  return delay === undefined ? null : new Date(now.getTime() + delay).toISOString();
}

/**
 * Stores that the provider refused an attempt of a refund, whose books show that it never happened. The next attempt gets a
 * fresh key. The staff's queue says when it comes, or that it waits for a person. Lock the payment first.
 */
export async function recordRefusal(context: OpenContext, refund: RefundRow, payment: PaymentRow): Promise<void> {
  const { tx, now } = context;
  const Attempts = refund.Attempts + 1;
  const NextAttemptAt = nextAttemptAfter(Attempts, now);
  const isCurrent = and(
    ...[eq(refunds.ID, refund.ID), eq(refunds.State, "Requested"), eq(refunds.CallKey, refund.CallKey)],
  );
  const [row] = await tx
    .update(refunds)
    .set({ State: NextAttemptAt === null ? "Failed" : "Requested", Attempts, NextAttemptAt, CallKey: randomUUID() })
    .where(isCurrent)
    .returning({ ID: refunds.ID });
  // Another run of the job has stored the outcome of the same attempt.
  if (!row) return;
  await tx
    .insert(refundAttempts)
    .values({ RefundID: refund.ID, CallKey: refund.CallKey, RefusedAt: now.toISOString() });
  await recordOrderChange(context, refund.OrderID, "refundFailed");
  const found = { Choice: payment.Choice, ProviderID: payment.ProviderID ?? "", PaymentID: payment.ID };
  const books = { Amount: refund.Amount, Currency: "SEK", ProviderReference: refundReference(refund.ID) };
  await insertUnmatched(
    tx,
    { Reason: "RefundFailed", RefundID: refund.ID, Attempts, NextAttemptAt, ...found, ...books },
    now,
  );
}

/** The refund's row in the staff's queue is settled by itself: it was carried out. */
export const resolveRefusal = (context: OpenContext, { ID }: Pick<RefundRow, "ID">): Promise<void> =>
  resolveUnmatched(context, eq(unmatchedPayments.RefundID, ID), "Återbetalningen är genomförd.");

/**
 * Stores that the provider refused a capture, which never happened. It is tried again like a refund, and stands in the
 * staff's queue. Lock order and payment first.
 * @param tried the payment as it was sent @param locked as it is now
 */
export async function recordRefusedCapture(context: OpenContext, tried: PaymentRow, locked: PaymentRow): Promise<void> {
  const { tx, now } = context;
  // Captured, ended, or tried again by another run of the job.
  if (locked.State !== "Authorised" || locked.CaptureKey !== tried.CaptureKey) return;
  const [known] = await tx
    .select()
    .from(unmatchedPayments)
    .where(openOf(captureOf(locked.ID)));
  const Attempts = (known?.Attempts ?? 0) + 1;
  // The next attempt has a fresh key, since this one never happened.
  await tx.update(payments).set({ CaptureKey: randomUUID() }).where(eq(payments.ID, locked.ID));
  await insertUnmatched(tx, { ...captureRow(locked, nextAttemptAfter(Attempts, now)), Attempts }, now);
}

/** The row of a capture in the staff's queue is settled by itself. */
export const resolveCapture = (
  context: OpenContext,
  { ID }: Pick<PaymentRow, "ID">,
  note = "Beloppet är draget.",
): Promise<void> => resolveUnmatched(context, captureOf(ID), note);

const captureOf = (paymentId: number) =>
  and(eq(unmatchedPayments.PaymentID, paymentId), eq(unmatchedPayments.Reason, "CaptureFailed"));

/**
 * Sends the jobs of refunds and captures whose next attempt is due. One without a readable answer repeats its own
 * instruction.
 * @returns their number
 */
export async function retryRefused(app: Pick<App, "db" | "clock" | "jobs">): Promise<number> {
  const { db, clock, jobs } = app;
  const now = clock();
  const sent = await db.transaction(async (tx) => {
    const due = await tx
      .select({ ID: refunds.ID })
      .from(refunds)
      .where(and(eq(refunds.State, "Requested"), lte(refunds.NextAttemptAt, now.toISOString())))
      .orderBy(asc(refunds.NextAttemptAt))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    for (const { ID } of due) {
      await tx
        .update(refunds)
        .set({ NextAttemptAt: firstAttemptBy(now) })
        .where(eq(refunds.ID, ID));
      await jobs.send(tx, "refund", { RefundID: ID });
    }
    return due.length;
  });
  await queueOverdueCaptures(app);
  return sent + (await retryCaptures(app));
}

/** States of an order whose price is the firm's: staff work on it, or have delivered it. */
const worked: OrderState[] = ["InProgress", "AwaitingCustomer", "Delivered", "Closed"];

/**
 * Puts captures that are not carried out in time in the staff's queue, from which they are sent again: their jobs have used
 * up their retries without a readable answer, or were lost.
 */
async function queueOverdueCaptures({ db, clock }: Pick<App, "db" | "clock">): Promise<void> {
  const now = clock();
  const overdue = and(
    ...[eq(payments.State, "Authorised"), isNull(payments.SurplusAt), inArray(orders.State, worked)],
    lte(orders.TakenAt, new Date(now.getTime() - LOST).toISOString()),
    sql`${payments.Instruction} is distinct from 'Release'`,
    notExists(
      db
        .select()
        .from(unmatchedPayments)
        .where(
          openOf(and(eq(unmatchedPayments.PaymentID, payments.ID), eq(unmatchedPayments.Reason, "CaptureFailed"))),
        ),
    ),
  );
  const found = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.ID, payments.OrderID))
    .where(overdue)
    .limit(BATCH);
  for (const { payment } of found) {
    await db.transaction(async (tx) => {
      // It may have been captured meanwhile.
      const { State } = await lockPayment(tx, payment.ID);
      if (State === "Authorised") await insertUnmatched(tx, captureRow(payment, now.toISOString()), now);
    });
  }
}

/** The row of a capture in the staff's queue. @param NextAttemptAt ISO 8601; null when it waits for a person */
function captureRow(payment: PaymentRow, NextAttemptAt: string | null) {
  const { ID: PaymentID, Choice, ProviderID, Amount, Reference: ProviderReference } = payment;
  const found = { Choice, ProviderID: ProviderID ?? "", Amount, Currency: "SEK", ProviderReference, PaymentID };
  return { Reason: "CaptureFailed" as const, ...found, NextAttemptAt };
}

async function retryCaptures({ db, clock, jobs }: Pick<App, "db" | "clock" | "jobs">): Promise<number> {
  const now = clock();
  const { Reason, PaymentID, ResolvedAt, NextAttemptAt } = unmatchedPayments;
  const due = await db
    .select({ PaymentID })
    .from(unmatchedPayments)
    .where(and(eq(Reason, "CaptureFailed"), isNull(ResolvedAt), lte(NextAttemptAt, now.toISOString())))
    .limit(BATCH);
  for (const { PaymentID: id } of due) {
    if (id === null) continue;
    await db.transaction(async (tx) => {
      // It may have been captured, or have ended at the provider.
      const isAuthorised = (await lockPayment(tx, id)).State === "Authorised";
      await tx
        .update(unmatchedPayments)
        .set({ NextAttemptAt: isAuthorised ? firstAttemptBy(now) : null })
        .where(openOf(captureOf(id)));
      if (isAuthorised) await jobs.send(tx, "paymentCapture", { PaymentID: id });
    });
  }
  return due.length;
}

/**
 * Tries a refund again now: an administrator's decision. Its attempts are counted from the start.
 * @param standing the key of an attempt that the provider has carried out, or will: it is read back instead of sent anew
 * @throws Failure NOT_FOUND, PAYMENT_DONE when it is carried out
 */
export async function retryRefundNow(context: OpenContext, id: number, standing?: string): Promise<void> {
  const { tx, now, jobs } = context;
  const [refund] = await tx.select().from(refunds).where(eq(refunds.ID, id)).for("update");
  if (!refund) throw new Failure("NOT_FOUND");
  if (refund.State === "Done") throw new Failure("PAYMENT_DONE");
  const NextAttemptAt = firstAttemptBy(now);
  const set = { State: "Requested" as const, Attempts: 0, NextAttemptAt, ...(standing && { CallKey: standing }) };
  await tx.update(refunds).set(set).where(eq(refunds.ID, id));
  await tx
    .update(unmatchedPayments)
    .set({ Attempts: 0, NextAttemptAt })
    .where(openOf(eq(unmatchedPayments.RefundID, id)));
  await recordOrderChange(context, refund.OrderID, "refundRequested");
  await jobs.send(tx, "refund", { RefundID: id });
}

/**
 * Captures an authorised payment again now: an administrator's decision.
 * @throws Failure NOT_FOUND, ORDER_WRONG_STATE when nothing is authorised
 */
export async function captureAgainNow(context: OpenContext, id: number): Promise<void> {
  const { tx, now, jobs } = context;
  const [payment] = await tx.select().from(payments).where(eq(payments.ID, id)).for("update");
  if (!payment) throw new Failure("NOT_FOUND");
  if (payment.State !== "Authorised" || payment.Instruction === "Release") throw new Failure("ORDER_WRONG_STATE");
  await tx
    .update(unmatchedPayments)
    .set({ Attempts: 0, NextAttemptAt: firstAttemptBy(now) })
    .where(openOf(captureOf(id)));
  await jobs.send(tx, "paymentCapture", { PaymentID: id });
}

/**
 * Releases or refunds a payment now that its order could not take: an administrator's decision.
 * @throws Failure NOT_FOUND when there is no such payment, PAYMENT_DONE when the money is returned
 */
export async function returnSurplusNow(context: OpenContext, paymentId: number): Promise<void> {
  const [refund] = await context.tx
    .select({ ID: refunds.ID })
    .from(refunds)
    .where(and(eq(refunds.PaymentID, paymentId), eq(refunds.Cause, "Surplus")));
  if (!refund) throw new Failure("NOT_FOUND");
  await retryRefundNow(context, refund.ID);
}

const openOf = (condition: ReturnType<typeof and>) => and(condition, isNull(unmatchedPayments.ResolvedAt));

import { randomUUID } from "node:crypto";
import { orderReference } from "@lagrum/core/order/orderReference";
import type { UnmatchedReason } from "@lagrum/core/payment/paymentSchema";
import type { PaymentChoice, PaymentState } from "@lagrum/core/payment/paymentStateSchema";
import { nextPaymentState, type PaymentEvent } from "@lagrum/core/payment/paymentTransitions";
import { and, desc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { bookSale } from "../accounting/bookEntry.ts";
import { type AuditContext, recordChange } from "../audit/auditLog.ts";
import type { Reader, Transaction } from "../db/database.ts";
import { type PaymentInstruction, payments, unmatchedPayments } from "../db/schema/payments.ts";
import { Failure } from "../http/failure.ts";
import type { OrderRow } from "../orders/orderRepository.ts";

export type PaymentRow = typeof payments.$inferSelect;

/** States in which the provider holds the buyer's money, or may still get it. */
const live: PaymentState[] = ["Initiated", "Authorised", "Captured", "PartRefunded", "Refunded"];

/** The instruction of Swish is ours: 32 upper-case hexadecimal digits. */
export const drawInstruction = (): string => randomUUID().replaceAll("-", "").toUpperCase();

/** Inserts a payment before the provider is called. */
export async function insertPayment(
  tx: Transaction,
  order: Pick<OrderRow, "ID" | "Amount" | "TaxAmount">,
  choice: PaymentChoice,
  now: Date,
): Promise<PaymentRow> {
  const [row] = await tx
    .insert(payments)
    .values({
      OrderID: order.ID,
      Choice: choice,
      Method: choice,
      State: "Initiated",
      Amount: order.Amount,
      TaxAmount: order.TaxAmount,
      ProviderID: choice === "Swish" ? drawInstruction() : null,
      CallbackID: choice === "Swish" ? randomUUID() : null,
      CreatedAt: now.toISOString(),
    })
    .returning();
  if (!row) throw new Error("an insert gave no row");
  const Reference = `${orderReference(order.ID)}-${row.ID}`;
  await setPayment(tx, row.ID, { Reference });
  return { ...row, Reference };
}

/** @throws Failure NOT_FOUND */
export async function getPaymentRow(db: Reader, id: number): Promise<PaymentRow> {
  const [row] = await db.select().from(payments).where(eq(payments.ID, id));
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}

/** The payment, locked until the transaction ends. Lock its order first. @throws Failure NOT_FOUND */
export async function lockPayment(tx: Transaction, id: number): Promise<PaymentRow> {
  const [row] = await tx.select().from(payments).where(eq(payments.ID, id)).for("update");
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}

/** The order's one payment that holds money, or may still get it; not one that the order could not take. Locked inside a transaction. */
export async function lockLivePayment(tx: Transaction, orderId: number): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.OrderID, orderId), inArray(payments.State, live), isNull(payments.SurplusAt)))
    .for("update");
  return row;
}

export async function findLatestPayment(db: Reader, orderId: number): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(eq(payments.OrderID, orderId))
    .orderBy(desc(payments.ID))
    .limit(1);
  return row;
}

/** A payment by the ID in the provider's books. */
export async function findByProviderId(db: Reader, providerId: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.ProviderID, providerId));
  return row;
}

/** A payment by our reference in the provider's books. */
export async function findByReference(db: Reader, reference: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.Reference, reference));
  return row;
}

export async function setPayment(tx: Reader, id: number, set: PgUpdateSetSource<typeof payments>): Promise<void> {
  await tx.update(payments).set(set).where(eq(payments.ID, id));
}

/**
 * Decides what an authorised payment's money is for, once, before the provider is called: a capture and a release can't both
 * be sent. @returns the payment with the decision, which may be an earlier one; undefined when nothing is authorised
 */
export async function decideInstruction(
  tx: Transaction,
  id: number,
  wanted: PaymentInstruction,
): Promise<PaymentRow | undefined> {
  const payment = await lockPayment(tx, id);
  if (payment.State !== "Authorised") return undefined;
  if (payment.Instruction !== null) return payment;
  await setPayment(tx, id, { Instruction: wanted });
  return { ...payment, Instruction: wanted };
}

const ended: PaymentState[] = ["Refunded", "Declined", "Cancelled", "Expired", "Failed"];

/**
 * Moves a locked payment by the table of transitions, and books a capture or a debit.
 * @returns whether it has such a transition; without one nothing changes
 */
export async function movePayment(
  { tx, now }: { tx: Transaction; now: Date },
  payment: Pick<PaymentRow, "ID" | "State">,
  event: PaymentEvent,
  more: Partial<typeof payments.$inferInsert> = {},
): Promise<boolean> {
  const State = nextPaymentState(payment.State, event);
  if (State === null) return false;
  const EndedAt = ended.includes(State) ? now.toISOString() : null;
  await setPayment(tx, payment.ID, { State, EndedAt, ...more });
  // The firm's money is booked in the same transaction.
  if (event === "CAPTURE" || event === "DEBIT") await bookSale(tx, await getPaymentRow(tx, payment.ID), now);
  return true;
}

/** Money in the provider's books that staff must review. */
interface Unmatched {
  Reason: UnmatchedReason;
  Choice: PaymentChoice;
  ProviderID: string;
  Amount: number;
  Currency: string;
  ProviderReference: string | null;
  PaymentID: number | null;
  RefundID?: number;
  /** How often the provider has refused it. */
  Attempts?: number;
  /** ISO 8601: when the service tries again by itself. */
  NextAttemptAt?: string | null;
}

/** Adds a row to the staff's queue, once for each reason; a refusal that is repeated is counted in its row. */
export async function insertUnmatched(tx: Transaction, found: Unmatched, now: Date): Promise<void> {
  const [row] = await tx
    .insert(unmatchedPayments)
    .values({ ...found, FoundAt: now.toISOString() })
    .onConflictDoNothing()
    .returning({ ID: unmatchedPayments.ID });
  if (!row) return countRefusal(tx, found);
  const change = { Entity: "unmatchedPayment", EntityID: row.ID, Action: "found" } as const;
  await recordChange({ tx, caller: null, now }, change);
}

async function countRefusal(tx: Transaction, { Reason, RefundID, ...found }: Unmatched): Promise<void> {
  const { Attempts, NextAttemptAt } = found;
  if (Attempts === undefined) return;
  const { ProviderID, ResolvedAt } = unmatchedPayments;
  const same =
    RefundID === undefined
      ? and(eq(ProviderID, found.ProviderID), eq(unmatchedPayments.Reason, Reason))
      : eq(unmatchedPayments.RefundID, RefundID);
  await tx
    .update(unmatchedPayments)
    .set({ Attempts, NextAttemptAt })
    .where(and(same, isNull(ResolvedAt)));
}

/** Closes rows of the staff's queue that the service has settled by itself. */
export async function resolveUnmatched(context: AuditContext, which: SQL | undefined, Note: string): Promise<void> {
  const { tx, now } = context;
  const rows = await tx
    .update(unmatchedPayments)
    .set({ ResolvedAt: now.toISOString(), NextAttemptAt: null, Note })
    .where(and(which, isNull(unmatchedPayments.ResolvedAt)))
    .returning({ ID: unmatchedPayments.ID });
  for (const { ID } of rows) {
    await recordChange(context, { Entity: "unmatchedPayment", EntityID: ID, Action: "resolved" });
  }
}

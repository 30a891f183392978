import { nextOrderState } from "@lagrum/core/order/orderTransitions";
import { and, eq } from "drizzle-orm";
import { bookCreditNote } from "../accounting/bookEntry.ts";
import type { App } from "../app.ts";
import { orders } from "../db/schema/orders.ts";
import { refundAttempts, refunds } from "../db/schema/payments.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import type { OrderKinds } from "../orders/orderKinds.ts";
import { lockOrder, moveOrder, type OrderRow, recordOrderChange } from "../orders/orderRepository.ts";
import { payBack, type RefundRow, readSwishRefund, release } from "./instructions.ts";
import { capturePayment } from "./paymentJobs.ts";
import {
  decideInstruction,
  getPaymentRow,
  lockPayment,
  movePayment,
  type PaymentRow,
  setPayment,
} from "./paymentRepository.ts";
import type { Outcome } from "./provider/instruction.ts";
import { ProviderError } from "./provider/providerError.ts";
import { recordRefusal, resolveCapture, resolveRefusal } from "./refundRetries.ts";
import { settlePayment } from "./settlePayment.ts";

type Tools = Pick<App, "db" | "payments" | "env" | "jobs" | "clock" | "orderKinds">;

/** What the provider did: gave money back, or let go of a reservation. */
type Result = { outcome: "refunded" | "released"; refund: RefundRow } | { outcome: "refused"; refund: RefundRow };

/** A release that is refused because the money was captured is decided again, as a refund. */
const ROUNDS = 3;

/**
 * Carries out a requested refund. The call to the provider has a key that was stored before it, so a repeat after a
 * crash or a lost answer has the effect of one. An authorised payment is released if it is refunded in full, unless its
 * capture has begun. A refund that the provider refuses is tried again later with a fresh key.
 * @throws ProviderError; the job is then retried
 */
export async function carryOutRefund(app: Tools, id: number): Promise<void> {
  const [refund] = await app.db.select().from(refunds).where(eq(refunds.ID, id));
  if (refund?.State !== "Requested") return;
  const result = await instruct(app, refund);
  await app.db.transaction(async (tx) => {
    const context = { tx, caller: null, now: app.clock(), jobs: app.jobs };
    const order = await lockOrder(tx, refund.OrderID);
    const payment = await lockPayment(tx, refund.PaymentID);
    if (result.outcome === "refused") await recordRefusal(context, refund, payment);
    else
      await markDone(context, app.orderKinds, { order, payment, ...result, isRelease: result.outcome === "released" });
  });
}

async function instruct(app: Tools, refund: RefundRow): Promise<Result> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const payment = await getPaymentRow(app.db, refund.PaymentID);
    // Released before, or it has ended at the provider: nothing is held.
    if (payment.CapturedAt === null && payment.State !== "Authorised") return { outcome: "released", refund };
    if (payment.State !== "Authorised") return refundCaptured(app, payment, refund);
    if ((await decide(app, payment, refund)) === "Release") {
      if ((await release(app, payment)) === "done") return { outcome: "released", refund };
      // Captured in the provider's portal, or by a call of ours that had begun.
      await settlePayment(app, payment.ID);
    } else await capturePayment(app, payment.ID);
    const after = await getPaymentRow(app.db, payment.ID);
    if (after.State !== "Authorised") continue;
    // The capture never happened: what is refunded in full is let go instead.
    if (!isWhole(refund, after) || after.Instruction === "Release") break;
    await setPayment(app.db, after.ID, { Instruction: "Release" });
  }
  return { outcome: "refused", refund };
}

const isWhole = (refund: RefundRow, payment: PaymentRow): boolean => refund.Amount === payment.Amount;

async function decide({ db }: Tools, payment: PaymentRow, refund: RefundRow) {
  const wanted = isWhole(refund, payment) ? "Release" : "Capture";
  const decided = await db.transaction((tx) => decideInstruction(tx, payment.ID, wanted));
  return decided?.Instruction ?? "Capture";
}

async function refundCaptured(app: Tools, payment: PaymentRow, refund: RefundRow): Promise<Result> {
  const earlier = await findCarriedOut(app, payment, refund);
  if (earlier) return { outcome: "refunded", refund: earlier };
  const outcome: Outcome = await payBack(app, payment, refund);
  return { outcome: outcome === "done" ? "refunded" : "refused", refund };
}

/**
 * An earlier attempt by Swish whose request arrived after its refusal was read back. The checkout's refunds have one reference
 * for all attempts, so that reading back the current one finds it.
 * @throws ProviderError while it is not known
 */
async function findCarriedOut(app: Tools, payment: PaymentRow, refund: RefundRow): Promise<RefundRow | undefined> {
  if (payment.Choice !== "Swish" || refund.Attempts === 0) return undefined;
  const attempts = await app.db.select().from(refundAttempts).where(eq(refundAttempts.RefundID, refund.ID));
  for (const { CallKey } of attempts) {
    const earlier = { ...refund, CallKey };
    const { state } = await readSwishRefund(app, earlier);
    if (state === "done") return earlier;
    if (state === "pending") throw new ProviderError("unavailable", "readSwishRefund", { code: "PENDING" });
  }
  return undefined;
}

/**
 * Completes a refund that the provider refuses for good, and that the firm has paid from its bank account: an
 * administrator's decision. Lock order and payment first.
 * @throws Failure PAYMENT_DONE when it is carried out or tried again by itself, ORDER_WRONG_STATE when the
 * provider only reserves the money
 */
export async function completeElsewhere(context: OpenContext, kinds: OrderKinds, id: number): Promise<void> {
  const { tx } = context;
  const failed = and(eq(refunds.ID, id), eq(refunds.State, "Failed"));
  const set = { State: "Requested" as const, PaidElsewhere: true };
  const [refund] = await tx.update(refunds).set(set).where(failed).returning();
  if (!refund) throw new Failure("PAYMENT_DONE");
  const order = await lockOrder(tx, refund.OrderID);
  const payment = await lockPayment(tx, refund.PaymentID);
  if (payment.CapturedAt === null) throw new Failure("ORDER_WRONG_STATE");
  await markDone(context, kinds, { order, payment, refund, isRelease: false });
}

interface Carried {
  order: OrderRow;
  payment: PaymentRow;
  refund: RefundRow;
  isRelease: boolean;
}

async function markDone(context: OpenContext, kinds: OrderKinds, carried: Carried): Promise<void> {
  const { tx, now } = context;
  const { payment, refund, isRelease } = carried;
  const done = await tx
    .update(refunds)
    .set({ State: "Done", DoneAt: now.toISOString(), NextAttemptAt: null, CallKey: refund.CallKey })
    .where(and(eq(refunds.ID, refund.ID), eq(refunds.State, "Requested")))
    .returning({ ID: refunds.ID });
  if (done.length === 0) return;
  const RefundedAmount = payment.RefundedAmount + refund.Amount;
  const event = isRelease ? "CANCEL" : RefundedAmount === payment.Amount ? "REFUND" : "REFUND_PART";
  // A push may have read the release back before.
  if (!(await movePayment(context, payment, event, { RefundedAmount }))) {
    await setPayment(tx, payment.ID, { RefundedAmount });
  }
  if (!isRelease) await bookCreditNote(tx, refund, now);
  await resolveRefusal(context, refund);
  if (isRelease) await resolveCapture(context, payment);
  if (refund.Cause === "Surplus") await returned(context, carried);
  else await refunded(context, kinds, { ...carried, isWhole: RefundedAmount === payment.Amount });
}

/** The order could not take the money, and stays as it is. The buyer's only mail about it says what happened. */
async function returned(context: OpenContext, { order, payment, refund, isRelease }: Carried): Promise<void> {
  await recordOrderChange(context, order.ID, "surplusReturned");
  const mail = { Kind: "paymentReturned", OrderID: order.ID, PaymentID: payment.ID, Amount: refund.Amount } as const;
  await context.jobs.send(context.tx, "mail", { ...mail, isRelease, isElsewhere: refund.PaidElsewhere });
}

async function refunded(
  context: OpenContext,
  kinds: OrderKinds,
  { order, refund, isWhole, isRelease }: Carried & { isWhole: boolean },
): Promise<void> {
  const { tx, jobs } = context;
  const amounts = { RefundedAmount: order.RefundedAmount + refund.Amount };
  if (isWhole && nextOrderState(order.State, "REFUND") !== null) {
    await moveOrder(context, order, "REFUND", amounts);
  } else {
    await tx.update(orders).set(amounts).where(eq(orders.ID, order.ID));
    await recordOrderChange(context, order.ID, isWhole ? "refunded" : "refundedPart");
  }
  await kinds[order.Kind].refunded(context, order, refund);
  // The mail about a missed deadline includes the refund.
  if (refund.Cause === "Deadline") return;
  const mail = { Kind: "orderRefunded", OrderID: order.ID, Amount: refund.Amount, isWhole } as const;
  await jobs.send(tx, "mail", { ...mail, isRelease, isElsewhere: refund.PaidElsewhere });
}

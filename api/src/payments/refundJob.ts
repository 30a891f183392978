import { nextOrderState } from "@lagrum/core/order/orderTransitions";
import { eq, sql } from "drizzle-orm";
import { bookCreditNote } from "../accounting/bookEntry.ts";
import type { App } from "../app.ts";
import { orders } from "../db/schema/orders.ts";
import { refunds } from "../db/schema/payments.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import type { OrderKinds } from "../orders/orderKinds.ts";
import { lockOrder, moveOrder, recordOrderChange } from "../orders/orderRepository.ts";
import { payBack, type RefundRow, refundReference, release } from "./instructions.ts";
import { capturePayment } from "./paymentJobs.ts";
import { getPaymentRow, insertUnmatched, lockPayment, movePayment, type PaymentRow } from "./paymentRepository.ts";

type Tools = Pick<App, "db" | "payments" | "env" | "jobs" | "clock" | "orderKinds">;

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
    if (outcome === "done") await markDone(context, app.orderKinds, { refund, isRelease });
    else await markFailed(context, refund, payment);
  });
}

interface Carried {
  refund: RefundRow;
  isRelease: boolean;
}

async function markDone(context: OpenContext, kinds: OrderKinds, { refund, isRelease }: Carried): Promise<void> {
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
  await kinds[order.Kind].refunded(context, order, refund);
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

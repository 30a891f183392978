import { and, eq, exists, gt, isNotNull, isNull, notExists, or } from "drizzle-orm";
import type { App } from "../app.ts";
import { accountingDifferences } from "../db/schema/accounting.ts";
import { payments, refunds } from "../db/schema/payments.ts";
import { instructionOf } from "../payments/instructions.ts";
import type { PaymentRow } from "../payments/paymentRepository.ts";
import { ProviderError } from "../payments/provider/providerError.ts";
import type { Difference } from "./checkBooks.ts";

type Tools = Pick<App, "db" | "payments" | "env" | "clock" | "log">;

/** A payment is compared for this long after its last movement: an outage of the provider may take days. */
const WINDOW = 8 * 24 * 60 * 60_000;

/** Payments with a recent movement or a known difference. One with a pending refund waits. */
function duePayments({ db, clock }: Tools): Promise<PaymentRow[]> {
  const since = new Date(clock().getTime() - WINDOW).toISOString();
  const ofPayment = eq(refunds.PaymentID, payments.ID);
  const recent = db
    .select()
    .from(refunds)
    .where(and(ofPayment, gt(refunds.DoneAt, since)));
  const waiting = db
    .select()
    .from(refunds)
    .where(and(ofPayment, eq(refunds.State, "Requested")));
  const { PaymentID, Kind, ResolvedAt } = accountingDifferences;
  const known = db
    .select()
    .from(accountingDifferences)
    .where(and(eq(PaymentID, payments.ID), eq(Kind, "Provider"), isNull(ResolvedAt)));
  return db
    .select()
    .from(payments)
    .where(
      and(
        isNotNull(payments.CapturedAt),
        isNotNull(payments.ProviderID),
        or(gt(payments.CapturedAt, since), exists(recent), exists(known)),
        notExists(waiting),
      ),
    );
}

/** The amount of a payment in the provider's books, less its refunds, in öre. @throws ProviderError */
async function netAtProvider(app: Tools, payment: PaymentRow): Promise<number> {
  const id = payment.ProviderID ?? "";
  if (payment.Choice === "Checkout") {
    const { capturedAmount, refundedAmount } = await app.payments.checkout.readOrder(id);
    return capturedAmount - refundedAmount;
  }
  const { status, amount } = await app.payments.swish.read(id);
  let net = status === "paid" ? amount : 0;
  const done = await app.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.PaymentID, payment.ID), eq(refunds.State, "Done")));
  for (const refund of done) {
    const read = await app.payments.swish.readRefund(instructionOf(refund));
    if (read.status === "debited" || read.status === "paid") net -= read.amount;
  }
  return net;
}

/** Compares payments with the provider's books. A payment without an answer is compared the next night. */
export async function compareWithProvider(app: Tools): Promise<{ compared: number[]; found: Difference[] }> {
  const compared: number[] = [];
  const found: Difference[] = [];
  for (const payment of await duePayments(app)) {
    try {
      const Found = await netAtProvider(app, payment);
      const Expected = payment.Amount - payment.RefundedAmount;
      compared.push(payment.ID);
      if (Found === Expected) continue;
      found.push({ Kind: "Provider", OrderID: payment.OrderID, PaymentID: payment.ID, Expected, Found });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      app.log.warn({ err: error, payment: payment.ID }, "payment not compared with the provider");
    }
  }
  return { compared, found };
}

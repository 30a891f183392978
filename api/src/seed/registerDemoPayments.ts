import { orderReference } from "@lagrum/core/order/orderReference";
import { and, asc, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { App } from "../app.ts";
import { orders } from "../db/schema/orders.ts";
import { payments, refunds } from "../db/schema/payments.ts";
import type { OrderRow } from "../orders/orderRepository.ts";
import { checkoutOrder } from "../payments/initiatePayment.ts";
import { payBack, release } from "../payments/instructions.ts";
import { type PaymentRow, setPayment } from "../payments/paymentRepository.ts";
import { isSandbox } from "../payments/provider/paymentSettings.ts";
import { isRefusal } from "../payments/providerBooks.ts";

type Tools = Pick<App, "numberSeal" | "db" | "env" | "payments">;

/**
 * Makes the paid example payments in the sandbox by the providers' own protocols, so that they can be captured and
 * refunded there. For demo only. Idempotent: the next start finishes an interrupted one.
 * @throws ProviderError
 */
export async function registerDemoPayments(app: Tools): Promise<void> {
  const { KCO_BASE_URL, SWISH_BASE_URL } = app.env;
  if (!isSandbox(KCO_BASE_URL) || !isSandbox(SWISH_BASE_URL)) return;
  // Paid in our books, without an ID of the provider.
  const isUnknown = or(
    and(eq(payments.Choice, "Checkout"), isNull(payments.ProviderID)),
    and(eq(payments.Choice, "Swish"), isNull(payments.BankReference)),
  );
  const rows = await app.db
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.ID, payments.OrderID))
    .where(and(isNotNull(payments.PaidAt), isUnknown))
    .orderBy(asc(payments.ID));
  for (const { payment, order } of rows) {
    const atProvider =
      payment.Choice === "Swish" ? await payBySwish(app, payment) : await payByCard(app, payment, order);
    await payBackAll(app, { ...payment, ...atProvider });
    await setPayment(app.db, payment.ID, atProvider);
  }
}

async function payByCard(app: Tools, payment: PaymentRow, order: OrderRow) {
  const { checkout } = app.payments;
  const body = await checkoutOrder(app, payment, order);
  const { id, location } = await checkout.createCheckout(body, { idempotencyKey: payment.CreateKey });
  await asBuyer(app, "purchases", { CheckoutID: id, Method: payment.Method === "Invoice" ? "INVOICE" : "CARD" });
  await checkout.acknowledge(id, { idempotencyKey: payment.AcknowledgeKey });
  if (payment.CapturedAt !== null) {
    const description = `Beställning ${orderReference(order.ID)}`;
    const posting = { amount: payment.Amount, reference: payment.Reference ?? "", description };
    await checkout.capture(id, posting, { idempotencyKey: payment.CaptureKey });
  }
  return { ProviderID: id, Location: location };
}

async function payBySwish(app: Tools, payment: PaymentRow) {
  const { swish } = app.payments;
  const instructionId = payment.ProviderID ?? "";
  const request = {
    ...{ instructionId, reference: payment.Reference ?? "", amount: payment.Amount },
    message: orderReference(payment.OrderID),
    callbackUrl: `${app.env.PUBLIC_URL}/api/payments/swish`,
    callbackIdentifier: payment.CallbackID ?? "",
  };
  await swish.create(request, app.env.PUBLIC_URL).catch((error: unknown) => {
    // Created by a start that was interrupted.
    if (!isRefusal(error)) throw error;
  });
  await asBuyer(app, "swish", { InstructionID: instructionId, Status: "PAID" });
  const { paymentReference } = await swish.read(instructionId);
  return { BankReference: paymentReference };
}

async function payBackAll(app: Tools, payment: PaymentRow): Promise<void> {
  const rows = await app.db.select().from(refunds).where(eq(refunds.PaymentID, payment.ID)).orderBy(asc(refunds.ID));
  for (const refund of rows) {
    if (payment.CapturedAt === null) await release(app, payment);
    else await payBack(app, payment, refund);
  }
}

/** A control call of the sandbox, instead of its pages. */
async function asBuyer({ env }: Tools, name: string, body: object): Promise<void> {
  const { KCO_BASE_URL, KCO_USER, KCO_PASSWORD } = env;
  const response = await fetch(`${KCO_BASE_URL}/control/${name}`, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(`${KCO_USER}:${KCO_PASSWORD}`).toString("base64")}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`the sandbox answered ${response.status} to ${name}`);
}

import type { PaymentChoice, PaymentState } from "@lagrum/core/payment/paymentStateSchema";
import { paymentStates } from "@lagrum/core/payment/paymentStateSchema";
import { nextPaymentState, type PaymentEvent, paymentEvents } from "@lagrum/core/payment/paymentTransitions";
import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { orderIn } from "../../test/orders.ts";
import { stubProviders } from "../../test/stubProviders.ts";
import { createTestApp } from "../../test/testApp.ts";
import { payments } from "../db/schema/payments.ts";
import { getOrderRow } from "../orders/orderRepository.ts";
import { insertPayment, type PaymentRow } from "./paymentRepository.ts";
import type { ProviderOrder, SwishPayment } from "./provider/paymentProvider.ts";

const testApp = await createTestApp({ payments: stubProviders() });
afterAll(() => testApp.close());
const { app, asAdmin, jobs, workers } = testApp;

const hadMoney: PaymentState[] = ["Authorised", "Captured", "PartRefunded", "Refunded"];

/** A payment put into a state, with an order to match. */
async function paymentIn(State: PaymentState, Choice: PaymentChoice): Promise<PaymentRow> {
  const order = await orderIn(testApp, hadMoney.includes(State) ? "Paid" : "AwaitingPayment", State);
  return app.db.transaction(async (tx) => {
    const at = app.clock().toISOString();
    const [found] = await tx.select().from(payments).where(eq(payments.OrderID, order.ID));
    const row = found ?? (await insertPayment(tx, await getOrderRow(tx, order.ID), Choice, app.clock()));
    const RefundedAmount = State === "Refunded" ? row.Amount : 0;
    const money = hadMoney.includes(State) ? { PaidAt: at, BankReference: "bank", RefundedAmount } : { PaidAt: null };
    const [payment] = await tx
      .update(payments)
      .set({ State, Choice, Method: Choice, ProviderID: row.ProviderID ?? `kco-${row.ID}`, ...money })
      .where(eq(payments.ID, row.ID))
      .returning();
    if (!payment) throw new Error("no payment");
    return payment;
  });
}

/** Sets the provider's books of the payment. */
function kcoSays({ ProviderID, Reference, Amount }: PaymentRow, says: Partial<ProviderOrder>): void {
  app.payments.checkout.readOrder = async () => ({
    ...{ id: ProviderID ?? "", reference: Reference, currency: "SEK", amount: Amount, remainingAmount: Amount },
    ...{ status: "authorized", fraud: "accepted", capturedAmount: 0, refundedAmount: 0, method: "card" },
    ...{ expiresAt: null, captures: [], refunds: [], ...says },
  });
}

function swishSays({ ProviderID, Reference, Amount }: PaymentRow, status: SwishPayment["status"]): void {
  app.payments.swish.read = async () => ({
    ...{ instructionId: ProviderID ?? "", reference: Reference, amount: Amount, currency: "SEK", status },
    ...{ paymentReference: "bank", payeeAlias: app.env.SWISH_PAYEE, paidAt: null, errorCode: null },
  });
}

const kcoPush = (says: Partial<ProviderOrder>) => async (payment: PaymentRow) => {
  kcoSays(payment, says);
  await testApp.server.inject({ method: "POST", url: `/api/payments/push?ID=${payment.ProviderID}` });
};

const swishCallback = (status: SwishPayment["status"]) => async (payment: PaymentRow) => {
  swishSays(payment, status);
  const headers = { callbackidentifier: payment.CallbackID ?? "" };
  await testApp.server.inject({
    method: "POST",
    url: "/api/payments/swish",
    payload: { id: payment.ProviderID },
    headers,
  });
};

async function refund({ OrderID }: PaymentRow, Amount?: number) {
  const body = { Reason: "Kunden bad om det.", ...(Amount !== undefined && { Amount }) };
  await asAdmin.refundOrder({ params: { id: OrderID }, body });
  await jobs.drain("refund", workers.refund);
}

/** How each event is triggered: a push, a callback, a job after a call of staff. */
const causes: Record<PaymentEvent, { choice: PaymentChoice; cause: (payment: PaymentRow) => Promise<unknown> }> = {
  AUTHORISE: { choice: "Checkout", cause: kcoPush({}) },
  DEBIT: { choice: "Swish", cause: swishCallback("paid") },
  CAPTURE: { choice: "Checkout", cause: ({ ID }) => workers.paymentCapture({ PaymentID: ID }, "") },
  REFUND_PART: { choice: "Checkout", cause: (payment) => refund(payment, 100) },
  REFUND: { choice: "Checkout", cause: (payment) => refund(payment) },
  DECLINE: { choice: "Checkout", cause: kcoPush({ fraud: "rejected" }) },
  CANCEL: { choice: "Checkout", cause: kcoPush({ status: "cancelled" }) },
  EXPIRE: { choice: "Checkout", cause: kcoPush({ status: "expired" }) },
  FAIL: { choice: "Swish", cause: swishCallback("error") },
};

/** A refund of an authorised payment is a capture and a refund, or a release. */
const inSteps: Partial<Record<PaymentEvent, PaymentState>> = { REFUND_PART: "PartRefunded", REFUND: "Cancelled" };

const tried = paymentEvents.flatMap((event) =>
  paymentStates
    // Swish has no authorisation.
    .filter((state) => !(causes[event].choice === "Swish" && state === "Authorised"))
    .map((state) => ({ event, state })),
);

it.each(tried)("$event in $state moves as the table says", async ({ event, state }) => {
  const { choice, cause } = causes[event];
  const payment = await paymentIn(state, choice);
  await cause(payment);
  const [after] = await app.db.select().from(payments).where(eq(payments.ID, payment.ID));
  const steps = state === "Authorised" ? inSteps[event] : undefined;
  expect(after?.State).toBe(steps ?? nextPaymentState(state, event) ?? state);
});

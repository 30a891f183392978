import { type OrderState, orderStates } from "@lagrum/core/order/orderStateSchema";
import { nextOrderState, type OrderEvent } from "@lagrum/core/order/orderTransitions";
import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { orderIn, soldPrice } from "../../test/orders.ts";
import { done, someWords } from "../../test/scenes.ts";
import { stubProviders } from "../../test/stubProviders.ts";
import { createTestApp } from "../../test/testApp.ts";
import { orders } from "../db/schema/orders.ts";
import { payments } from "../db/schema/payments.ts";
import { insertPayment } from "../payments/paymentRepository.ts";
import { getOrderRow } from "./orderRepository.ts";

const testApp = await createTestApp({ payments: stubProviders() });
afterAll(() => testApp.close());
const { app, asAdmin, client, jobs, workers } = testApp;

const reason = { Reason: "Kunden bad om det." };
const isOk = async (outcome: Promise<{ ok: boolean }>) => (await outcome).ok;

/** The call that sends each event. Events of payments and of the clock are sent by their jobs. */
const calls: Partial<Record<OrderEvent, (id: number, accessCode: string) => Promise<boolean>>> = {
  INITIATE: (id, accessCode) =>
    isOk(client.initiateOrderPayment({ params: { id }, body: { Method: "Swish" }, accessCode })),
  TAKE: (id) => isOk(asAdmin.takeOrder({ params: { id } })),
  ASK: (id) => isOk(asAdmin.askBuyer({ params: { id }, body: someWords })),
  REPLY: (id, accessCode) => isOk(client.replyInOrder({ params: { id }, body: someWords, accessCode })),
  DELIVER: (id) => isOk(asAdmin.deliverOrder({ params: { id }, body: someWords })),
  CLOSE: (id) => isOk(asAdmin.closeOrder({ params: { id } })),
  CANCEL: (id) => isOk(asAdmin.cancelOrder({ params: { id }, body: reason })),
  EXPIRE: async (id) => {
    const past = new Date(Date.now() - 1000).toISOString();
    await app.db.update(orders).set({ ExpiresAt: past }).where(eq(orders.ID, id));
    const before = await stateOf(id);
    await workers.orderExpiry(null, "");
    return (await stateOf(id)) !== before;
  },
};

async function stateOf(id: number): Promise<OrderState> {
  return done(await asAdmin.getOrder({ params: { id } })).State;
}

const cases = Object.entries(calls).flatMap(([event, call]) => orderStates.map((state) => ({ event, state, call })));

it.each(cases)("$event in $state moves as the table says", async ({ event, state, call }) => {
  const { ID, AccessCode } = await orderIn(testApp, state);
  const next = nextOrderState(state, event as OrderEvent);
  expect(await call(ID, AccessCode)).toBe(next !== null);
  expect(await stateOf(ID)).toBe(next ?? state);
});

it.each([...orderStates])(
  "a payment that comes to an order in %s pays it only where the table has it",
  async (state) => {
    const { ID } = await orderIn(testApp, state);
    const order = await getOrderRow(app.db, ID);
    const payment = await app.db.transaction(async (tx) => {
      await tx.update(payments).set({ State: "Initiated", PaidAt: null }).where(eq(payments.OrderID, ID));
      const [found] = await tx.select().from(payments).where(eq(payments.OrderID, ID));
      return found ?? (await insertPayment(tx, order, "Swish", app.clock()));
    });
    const { ProviderID, CallbackID, Amount } = payment;
    const Reference = payment.Reference ?? "";
    app.payments.swish.read = async () => ({
      ...{ instructionId: ProviderID ?? "", reference: Reference, amount: Amount, currency: "SEK", status: "paid" },
      ...{ paymentReference: "bank", payeeAlias: app.env.SWISH_PAYEE, paidAt: null, errorCode: null },
    });
    const headers = { callbackidentifier: CallbackID ?? "" };
    const callback = { method: "POST", url: "/api/payments/swish", payload: { id: ProviderID }, headers } as const;
    expect((await testApp.server.inject(callback)).statusCode).toBe(204);
    expect(await stateOf(ID)).toBe(nextOrderState(state, "PAY") ?? state);
  },
);

it.each([...orderStates])("a withdrawal of an order in %s ends it only where the table has it", async (state) => {
  const { ID, AccessCode } = await orderIn(testApp, state);
  const hasEnded = ["Refunded", "Cancelled", "Expired"].includes(state);
  if (hasEnded) await app.db.update(orders).set({ EndedAt: app.clock().toISOString() }).where(eq(orders.ID, ID));
  await client.confirmWithdrawal({ accessCode: AccessCode });
  expect(await stateOf(ID)).toBe(nextOrderState(state, "WITHDRAW") ?? state);
});

it.each([...orderStates])(
  "a whole refund of an order in %s is carried out only where the table has it",
  async (state) => {
    const { ID } = await orderIn(testApp, state);
    const allowed = nextOrderState(state, "REFUND") !== null;
    // A withdrawn order stays withdrawn, and is refunded; a refunded one has nothing left to refund.
    const expected = allowed ? "Refunded" : state;
    const { ok } = await asAdmin.refundOrder({ params: { id: ID }, body: reason });
    const hasMoney = allowed || state === "Withdrawn" || state === "Refunded";
    expect(ok).toBe(hasMoney);
    if (!ok) return;
    app.payments.swish.readRefund = async (instructionId) => ({
      ...{ instructionId, status: "paid", reference: null, originalPaymentReference: "" },
      ...{ currency: "SEK", amount: soldPrice.Amount, errorCode: null },
    });
    await jobs.drain("refund", workers.refund);
    expect(await stateOf(ID)).toBe(expected);
  },
);

import type { PaymentChoice } from "@lagrum/core/payment/paymentStateSchema";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createMoneyScene } from "../../test/moneyScene.ts";
import { placeOrder, soldPrice } from "../../test/orders.ts";
import { done, refusal } from "../../test/scenes.ts";
import { until } from "../../test/waitUntil.ts";
import { checkBooks } from "../accounting/checkBooks.ts";
import { payments } from "../db/schema/payments.ts";
import { settlePayment } from "./settlePayment.ts";

const scene = await createMoneyScene();
afterAll(() => scene.close());
afterEach(() => scene.clearFaults());
const { testApp, paidOrder, paymentOf, runJobs, settled } = scene;
const { app, asAdmin, asAdvisor, client } = testApp;
const byId = (id: number) => ({ params: { id } });

/** Öre that the sandbox has taken from the buyer and not given back. */
async function heldAtProvider(OrderID: number): Promise<number> {
  const { Orders, SwishPayments, SwishRefunds } = await scene.books();
  const { ProviderID, Amount } = await paymentOf(OrderID);
  const order = Orders.find(({ id }) => id === ProviderID);
  if (order) return order.captured - order.refunded;
  const { paymentReference } = SwishPayments.find(({ id }) => id === ProviderID) ?? {};
  const given = SwishRefunds.filter(
    ({ body, status }) => body.originalPaymentReference === paymentReference && status !== "ERROR",
  );
  return Amount - given.reduce((sum, { amount }) => sum + amount, 0);
}

const refundOf = async (OrderID: number) => {
  const rows = await scene.refundsOf(OrderID);
  expect(rows).toHaveLength(1);
  return rows[0];
};

const faults = ["malformed", "lostAnswer", "refusedAfter"];
const PART = 50_000;

describe("a refund of 500 kr whose answer is three times", () => {
  it.each(faults)("%s by Swish leaves the firm once and is done", async (fault) => {
    const { ID } = await paidOrder("Swish");
    await scene.fault(fault, "createSwishRefund", 3);
    done(await asAdmin.refundOrder({ ...byId(ID), body: { Amount: PART, Reason: "Fel i leveransen." } }));
    await settled(async () => {
      return (await refundOf(ID))?.State !== "Requested";
    });
    expect(await refundOf(ID)).toMatchObject({ State: "Done", Amount: PART });
    expect(await heldAtProvider(ID)).toBe(soldPrice.Amount - PART);
    await checkBooks(app);
    expect(done(await asAdmin.listAccountingDifferences()).Differences).toEqual([]);
  });

  it.each(faults)("%s by card, after a capture answered so, leaves the firm once and is done", async (fault) => {
    const { ID } = await paidOrder("Checkout");
    await scene.fault(fault, "capture", 3);
    done(await asAdvisor.takeOrder(byId(ID)));
    await settled(async () => {
      return (await paymentOf(ID))?.State === "Captured";
    });
    await scene.fault(fault, "refund", 3);
    done(await asAdmin.refundOrder({ ...byId(ID), body: { Amount: PART, Reason: "Fel i leveransen." } }));
    await settled(async () => {
      return (await refundOf(ID))?.State !== "Requested";
    });
    expect(await refundOf(ID)).toMatchObject({ State: "Done", Amount: PART });
    expect(await heldAtProvider(ID)).toBe(soldPrice.Amount - PART);
    await checkBooks(app);
    expect(done(await asAdmin.listAccountingDifferences()).Differences).toEqual([]);
  });

  it.each(faults)("%s is a release when the card is only reserved", async (fault) => {
    const { ID } = await paidOrder("Checkout");
    await scene.fault(fault, "cancel", 3);
    done(await asAdmin.refundOrder({ ...byId(ID), body: { Reason: "Fel i leveransen." } }));
    await settled(async () => {
      return (await refundOf(ID))?.State !== "Requested";
    });
    expect(await refundOf(ID)).toMatchObject({ State: "Done" });
    expect(await paymentOf(ID)).toMatchObject({ State: "Cancelled" });
    await checkBooks(app);
    expect(done(await asAdmin.listAccountingDifferences()).Differences).toEqual([]);
  });
});

it("a push that reads a release back before its job has ended changes nothing, and alarms nobody", async () => {
  const { ID, paymentId, providerId } = await paidOrder("Checkout");
  done(await asAdmin.refundOrder({ ...byId(ID), body: { Reason: "Fel i leveransen." } }));
  await app.payments.checkout.cancel(providerId, { idempotencyKey: crypto.randomUUID() });
  await settlePayment(app, paymentId);
  await runJobs();
  expect(await refundOf(ID)).toMatchObject({ State: "Done" });
  expect(await paymentOf(ID)).toMatchObject({ State: "Cancelled", RefundedAmount: soldPrice.Amount });
  const queue = done(await asAdmin.listUnmatchedPayments()).UnmatchedPayments;
  expect(queue.filter(({ PaymentID }) => PaymentID === paymentId)).toEqual([]);
  await checkBooks(app);
  expect(done(await asAdmin.listAccountingDifferences()).Differences).toEqual([]);
});

it.each(["malformed", "refused"])("a push is refused, to be repeated, while the books are %s", async (fault) => {
  await scene.fault(fault, "readOrder");
  const url = `/api/payments/push?ID=${crypto.randomUUID()}`;
  const push = async () => (await testApp.server.inject({ method: "POST", url })).statusCode;
  expect(await push()).toBe(503);
  expect(await push(), "an ID that the provider does not know").toBe(204);
});

describe("a Swish payment whose creation is", () => {
  it.each(faults)("%s is ended at Swish before another is made", async (fault) => {
    const order = await placeOrder(testApp);
    const call = { ...byId(order.ID), body: { Method: "Swish" as const }, accessCode: order.AccessCode };
    await scene.fault(fault, "createSwishPayment");
    expect(refusal(await client.initiateOrderPayment(call))).toBe("503 PAYMENT_UNAVAILABLE");
    const first = await paymentOf(order.ID);
    const { SwishPayments } = await scene.books();
    expect(first?.State).toBe("Failed");
    expect(SwishPayments.find(({ id }) => id === first?.ProviderID)?.status).toBe("CANCELLED");
    expect(done(await client.initiateOrderPayment(call)).Swish?.AppLink).toContain("token=");
  });

  it("lost, and that the buyer has paid, counts", async () => {
    const order = await placeOrder(testApp);
    const call = { ...byId(order.ID), body: { Method: "Swish" as const }, accessCode: order.AccessCode };
    await scene.fault("lostAnswer", "createSwishPayment");
    await scene.fault("503", "cancelSwishPayment", 20);
    expect(refusal(await client.initiateOrderPayment(call))).toBe("503 PAYMENT_UNAVAILABLE");
    const first = await paymentOf(order.ID);
    expect(first?.State, "it may still be paid").toBe("Initiated");
    await scene.fault("503", "readSwishPayment", 20);
    await scene.swish(first?.ProviderID ?? "");
    await scene.clearFaults();
    await until(async () => (await client.initiateOrderPayment(call)).ok);
    expect((await paymentOf(order.ID))?.State).toBe("Captured");
  });
});

describe("the end of a payment whose answer is", () => {
  it.each(faults)("%s twice ends it at the provider, and the other method begins", async (fault) => {
    const order = await placeOrder(testApp);
    const call = (Method: PaymentChoice) =>
      client.initiateOrderPayment({ ...byId(order.ID), body: { Method }, accessCode: order.AccessCode });
    const first = done(await call("Checkout"));
    await scene.fault(fault, "abortCheckout", 2);
    expect(done(await call("Swish")).PaymentMethod).toBe("Swish");
    await scene.fault(fault, "cancelSwishPayment", 2);
    expect(done(await call("Checkout")).PaymentMethod).toBe("Checkout");
    expect(await app.db.select().from(payments).where(eq(payments.ID, first.ID))).toMatchObject([
      { State: "Cancelled" },
    ]);
    const { Checkouts, SwishPayments } = await scene.books();
    const ours = await app.db.select().from(payments).where(eq(payments.OrderID, order.ID)).orderBy(payments.ID);
    const statusOf = (id: string | null) => [...Checkouts, ...SwishPayments].find((row) => row.id === id)?.status;
    expect(ours.map(({ ProviderID }) => statusOf(ProviderID))).toEqual(["aborted", "CANCELLED", "checkout_incomplete"]);
  });
});

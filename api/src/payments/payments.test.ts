import { randomUUID } from "node:crypto";
import type { Payment } from "@lagrum/core/payment/paymentSchema";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { placeOrder, soldPrice } from "../../test/orders.ts";
import { createPaymentScene } from "../../test/paymentScene.ts";
import { done, refusal } from "../../test/scenes.ts";
import { until } from "../../test/waitUntil.ts";
import { orders } from "../db/schema/orders.ts";
import { payments } from "../db/schema/payments.ts";
import { reconcilePayments } from "./reconcile.ts";

const scene = await createPaymentScene();
afterAll(() => scene.close());
afterEach(() => scene.clearFaults());
const { testApp, buy, swish, fault } = scene;
const { app, asAdmin, asAdvisor, client, jobs, workers } = testApp;

const byId = (id: number) => ({ params: { id } });
const reason = { Reason: "Kunden bad om det." };

async function initiated(Method: "Checkout" | "Swish" = "Checkout") {
  const order = await placeOrder(testApp);
  const call = { ...byId(order.ID), body: { Method }, accessCode: order.AccessCode };
  const payment = done(await client.initiateOrderPayment(call));
  return { order, payment, providerId: await providerIdOf(payment) };
}

async function providerIdOf({ ID }: Payment): Promise<string> {
  const [row] = await app.db.select().from(payments).where(eq(payments.ID, ID));
  return row?.ProviderID ?? "";
}

const read = async (id: number) => done(await asAdmin.getOrder(byId(id))) as unknown as StaffOrder;
type StaffOrder = {
  State: string;
  RefundedAmount: number;
  Payments: { State: string; PaymentMethod: string }[];
  History: { Action: string }[];
};
const countOf = (order: StaffOrder, action: string) => order.History.filter(({ Action }) => Action === action).length;

async function runJobs() {
  for (const queue of ["paymentAcknowledgement", "paymentCapture", "refund"] as const) {
    await jobs.drain(queue, workers[queue] as never);
  }
}

const paid = (id: number) => until(async () => (await read(id)).State === "Paid");
const push = (id: string) => testApp.server.inject({ method: "POST", url: `/api/payments/push?ID=${id}` });
const unmatched = async (paymentId: number) =>
  done(await asAdmin.listUnmatchedPayments()).UnmatchedPayments.filter(({ PaymentID }) => PaymentID === paymentId);

/** Orders' confirmations that were mailed. */
const confirmations = async (id: number) =>
  (await testApp.mails()).filter(({ subject, text }) => subject.startsWith("Tack för") && text.includes(`O-${id}`));

const stateOf = async ({ ID }: Payment) => (await app.db.select().from(payments).where(eq(payments.ID, ID)))[0]?.State;

/** Mails about money that the order could not take. */
const returns = async (id: number) =>
  (await testApp.mails()).filter(
    ({ subject, text }) => subject.startsWith("Din betalning") && text.includes(`O-${id}`),
  );

describe("an order paid by card", () => {
  it("is authorised by the push, acknowledged once, captured when staff take it, and refunded in parts", async () => {
    const { order, payment, providerId } = await initiated();
    expect(payment).toMatchObject({
      ...{ Amount: soldPrice.Amount, TaxAmount: 69_900, PaymentMethod: "Checkout", ProductName: "Samboavtal" },
      ...{ storedCards: [], isAgreement: false, agreementEndpoint: null, State: "Initiated" },
    });
    expect(payment.html_snippet).toContain("<script");
    await buy(providerId);
    await paid(order.ID);
    await runJobs();
    expect((await read(order.ID)).Payments).toMatchObject([{ State: "Authorised", PaymentMethod: "Card" }]);
    expect(await confirmations(order.ID)).toHaveLength(1);

    done(await asAdvisor.takeOrder(byId(order.ID)));
    await runJobs();
    expect((await read(order.ID)).Payments).toMatchObject([{ State: "Captured" }]);

    done(await asAdmin.refundOrder({ ...byId(order.ID), body: { Amount: 49_500, ...reason } }));
    await runJobs();
    expect(await read(order.ID)).toMatchObject({ State: "InProgress", RefundedAmount: 49_500 });
    const tooMuch = { Amount: 300_001, ...reason };
    expect(refusal(await asAdmin.refundOrder({ ...byId(order.ID), body: tooMuch }))).toBe("409 REFUND_TOO_LARGE");
    done(await asAdmin.refundOrder({ ...byId(order.ID), body: reason }));
    await runJobs();
    const whole = await read(order.ID);
    expect(whole).toMatchObject({ State: "Refunded", RefundedAmount: soldPrice.Amount });
    expect(whole.Payments).toMatchObject([{ State: "Refunded" }]);
  });

  it("is released instead of refunded while it is only authorised", async () => {
    const { order, providerId } = await initiated();
    await buy(providerId, "INVOICE");
    await paid(order.ID);
    done(await asAdmin.refundOrder({ ...byId(order.ID), body: reason }));
    await runJobs();
    const ended = await read(order.ID);
    expect(ended.State).toBe("Refunded");
    expect(ended.Payments).toMatchObject([{ State: "Cancelled", PaymentMethod: "Invoice" }]);
  });

  it("is paid once by 50 pushes at the same time: one transition, one acknowledgement, one mail", async () => {
    const { order, providerId } = await initiated();
    await buy(providerId);
    const answers = await Promise.all(Array.from({ length: 50 }, () => push(providerId)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(204));
    const acknowledgements = await jobs.boss.findJobs("paymentAcknowledgement", { queued: true });
    expect(acknowledgements).toHaveLength(1);
    await runJobs();
    expect(countOf(await read(order.ID), "paid")).toBe(1);
    expect(await confirmations(order.ID)).toHaveLength(1);
  });

  it("is paid when the push comes before our own commit", async () => {
    const { order, payment, providerId } = await initiated();
    await fault("503", "readOrder", 0 + 1);
    await app.db.update(payments).set({ ProviderID: null }).where(eq(payments.ID, payment.ID));
    await buy(providerId);
    await Promise.all(Array.from({ length: 10 }, () => push(providerId)));
    await paid(order.ID);
    expect(await unmatched(payment.ID), "pushes at once").toEqual([]);
  });

  it.each(["wrongAmount", "wrongCurrency"])("is never paid with %s: the reservation is released", async (wrong) => {
    const { order, payment, providerId } = await initiated();
    await fault(wrong, "readOrder", 1000);
    await buy(providerId);
    await until(async () => (await stateOf(payment)) === "Authorised");
    await Promise.all(Array.from({ length: 5 }, () => push(providerId)));
    await runJobs();
    expect(await stateOf(payment)).toBe("Cancelled");
    expect((await scene.books()).Orders.find(({ id }) => id === providerId)?.status).toBe("CANCELLED");
    expect(await unmatched(payment.ID)).toEqual([]);
    expect((await read(order.ID)).State).toBe("AwaitingPayment");
    expect(await returns(order.ID)).toHaveLength(1);
  });

  it("is never paid with another order's reference", async () => {
    const { payment, providerId } = await initiated();
    const other = await initiated();
    await app.db.update(payments).set({ ProviderID: "moved" }).where(eq(payments.ID, payment.ID));
    await app.db.update(payments).set({ ProviderID: providerId }).where(eq(payments.ID, other.payment.ID));
    await buy(providerId);
    await until(async () => (await unmatched(other.payment.ID)).length > 0);
    expect(await unmatched(other.payment.ID)).toMatchObject([{ Reason: "Unknown" }]);
    expect((await read(other.order.ID)).State).toBe("AwaitingPayment");
  });

  it("that was cancelled before the push is released", async () => {
    const { order, payment, providerId } = await initiated();
    await app.db.update(orders).set({ State: "Cancelled" }).where(eq(orders.ID, order.ID));
    await buy(providerId);
    await until(async () => (await stateOf(payment)) === "Authorised");
    await runJobs();
    expect(await stateOf(payment)).toBe("Cancelled");
    expect(await unmatched(payment.ID)).toEqual([]);
    expect((await read(order.ID)).State).toBe("Cancelled");
  });

  it("has its authorisation extended before it expires", async () => {
    const { order, payment, providerId } = await initiated();
    await buy(providerId);
    await paid(order.ID);
    const { checkout } = app.payments;
    const { expiresAt } = await checkout.readOrder(providerId);
    const before = new Date(Date.parse(expiresAt ?? "") - 2 * 86_400_000);
    await app.db.update(payments).set({ CheckedAt: null }).where(eq(payments.ID, payment.ID));
    await reconcilePayments({ ...app, clock: () => before });
    const after = await checkout.readOrder(providerId);
    expect(Date.parse(after.expiresAt ?? "")).toBeGreaterThan(Date.parse(expiresAt ?? ""));
  });

  it("is read again soon after a reconcile run that failed", async () => {
    const { order, payment, providerId } = await initiated();
    await app.db.update(payments).set({ ProviderID: "hidden" }).where(eq(payments.ID, payment.ID));
    await fault("503", "readOrder", 20);
    await buy(providerId);
    const CreatedAt = new Date(Date.now() - 16 * 60_000).toISOString();
    await app.db.update(payments).set({ ProviderID: providerId, CreatedAt }).where(eq(payments.ID, payment.ID));
    await reconcilePayments(app);
    expect((await read(order.ID)).State).toBe("AwaitingPayment");
    await scene.clearFaults();
    await until(async () => {
      await reconcilePayments({ ...app, clock: () => new Date(Date.now() + 61_000) });
      return (await read(order.ID)).State === "Paid";
    });
  });

  it("is found by the reconcile job when no push comes", async () => {
    const { order, providerId } = await initiated();
    const [row] = await app.db.select().from(payments).where(eq(payments.ProviderID, providerId));
    await app.db.update(payments).set({ ProviderID: "hidden" }).where(eq(payments.ProviderID, providerId));
    await fault("503", "readOrder", 3);
    await buy(providerId);
    const CreatedAt = new Date(Date.now() - 16 * 60_000).toISOString();
    await app.db
      .update(payments)
      .set({ ProviderID: providerId, CreatedAt })
      .where(eq(payments.ID, row?.ID ?? 0));
    await scene.clearFaults();
    await workers.paymentReconciliation(null, "");
    await paid(order.ID);
  });
});

describe("an order paid by Swish", () => {
  it("shows link, QR code and number, is captured by the callback, and refunded", async () => {
    const { order, payment, providerId } = await initiated("Swish");
    expect(payment.Swish).toMatchObject({ Number: "1234679304", Message: order.Reference });
    expect(payment.Swish?.QrSvg).toContain("<svg");
    await swish(providerId);
    await paid(order.ID);
    expect((await read(order.ID)).Payments).toMatchObject([{ State: "Captured", PaymentMethod: "Swish" }]);
    done(await asAdmin.refundOrder({ ...byId(order.ID), body: reason }));
    await until(async () => {
      await testApp.dueNow("refund");
      await runJobs();
      return (await read(order.ID)).State === "Refunded";
    });
  });

  it("is moved by a callback with the identifier of its payment only", async () => {
    const { order, payment, providerId } = await initiated("Swish");
    // The sandbox's own callback has the first identifier, so it is a wrong one, too.
    const CallbackID = randomUUID();
    await app.db.update(payments).set({ CallbackID }).where(eq(payments.ID, payment.ID));
    await swish(providerId);
    const callback = async (headers: { callbackidentifier?: string }) => {
      const call = { method: "POST", url: "/api/payments/swish", payload: { id: providerId } } as const;
      return (await testApp.server.inject({ ...call, headers })).statusCode;
    };
    for (const forged of [{}, { callbackidentifier: "" }, { callbackidentifier: randomUUID() }]) {
      expect(await callback(forged)).toBe(204);
      expect((await read(order.ID)).State).toBe("AwaitingPayment");
    }
    expect(await callback({ callbackidentifier: CallbackID })).toBe(204);
    expect((await read(order.ID)).State).toBe("Paid");
  });

  it("that is declined can be paid again", async () => {
    const { order, providerId } = await initiated("Swish");
    await swish(providerId, "DECLINED");
    await until(async () => (await read(order.ID)).Payments[0]?.State === "Declined");
    const again = { ...byId(order.ID), body: { Method: "Swish" as const }, accessCode: order.AccessCode };
    const second = done(await client.initiateOrderPayment(again));
    await swish(await providerIdOf(second));
    await paid(order.ID);
  });

  it("after a checkout that was begun ends the checkout first", async () => {
    const { order } = await initiated();
    const again = { ...byId(order.ID), body: { Method: "Swish" as const }, accessCode: order.AccessCode };
    done(await client.initiateOrderPayment(again));
    expect((await read(order.ID)).Payments).toMatchObject([{ State: "Initiated" }, { State: "Cancelled" }]);
    const resumed = done(await client.initiateOrderPayment(again));
    expect((await read(order.ID)).Payments).toHaveLength(2);
    expect(resumed.Swish).not.toBeNull();
  });
});

describe("a payment call", () => {
  it("with an unknown ID has no effect", async () => {
    expect((await push("unknown")).statusCode).toBe(204);
    expect(refusal(await client.receiveSwishCallback({ body: { id: "A".repeat(32) } }))).toBe("204 OK");
    expect(
      done(await asAdmin.listUnmatchedPayments()).UnmatchedPayments.map(({ ProviderID }) => ProviderID),
    ).not.toContain("unknown");
  });

  it("for another buyer's order is 404, and an amount in the body is refused", async () => {
    const { order, payment } = await initiated();
    const { AccessCode } = await placeOrder(testApp);
    const body = { Method: "Checkout" as const };
    const foreign = { ...byId(order.ID), body, accessCode: AccessCode };
    expect(refusal(await client.initiateOrderPayment(foreign))).toBe("404 NOT_FOUND");
    expect(refusal(await client.getPayment({ ...byId(payment.ID), accessCode: AccessCode }))).toBe("404 NOT_FOUND");
    expect(refusal(await client.getOrder({ ...byId(order.ID), accessCode: AccessCode }))).toBe("404 NOT_FOUND");
    const withAmount = { ...byId(order.ID), body: { ...body, Amount: 1 }, accessCode: order.AccessCode };
    expect(refusal(await client.initiateOrderPayment(withAmount))).toBe("422 INCORRECT_PROPERTIES");
  });

  it("while the provider is down is refused, and works afterwards with the same payment", async () => {
    const order = await placeOrder(testApp);
    await fault("503", "createCheckout", 20);
    const call = { ...byId(order.ID), body: { Method: "Checkout" as const }, accessCode: order.AccessCode };
    expect(refusal(await client.initiateOrderPayment(call))).toBe("503 PAYMENT_UNAVAILABLE");
    await scene.clearFaults();
    await until(async () => (await client.initiateOrderPayment(call)).ok);
    expect((await read(order.ID)).Payments).toHaveLength(1);
  });
});

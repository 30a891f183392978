import type { PaymentChoice } from "@lagrum/core/payment/paymentStateSchema";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { expectBalanced } from "../../test/moneyOf.ts";
import { createMoneyScene } from "../../test/moneyScene.ts";
import { soldPrice } from "../../test/orders.ts";
import { askAndConfirm, done, refusal, someWords } from "../../test/scenes.ts";
import { until } from "../../test/waitUntil.ts";
import type { Transaction } from "../db/database.ts";
import { orders } from "../db/schema/orders.ts";
import { refundAttempts } from "../db/schema/payments.ts";
import { services } from "../db/schema/products.ts";
import { withdrawals } from "../db/schema/withdrawals.ts";
import { completeElsewhere } from "./refundJob.ts";
import { captureAgainNow, retryRefundNow, returnSurplusNow } from "./refundRetries.ts";

const scene = await createMoneyScene();
const { testApp, runJobs, paymentOf, refundsOf, queueOf, refund, paidOrder, openOrder, capturedOrder, settled } = scene;
const { app, asAdmin, asAdvisor, client, jobs, workers } = testApp;
beforeAll(() => app.db.update(services).set({ Active: true }));
afterAll(() => scene.close());
afterEach(() => scene.clearFaults());

const byId = (id: number) => ({ params: { id } });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const choices: [PaymentChoice, string][] = [
  ["Checkout", "refund"],
  ["Swish", "createSwishRefund"],
];
/** The next run of the schedule, after some time, and its jobs. */
async function after(milliseconds: number) {
  await scene.reconcileAfter(milliseconds);
  await runJobs();
}

/** As a call of an administrator runs it. */
const decide = <T>(work: (context: { tx: Transaction } & Context) => Promise<T>) =>
  app.db.transaction((tx) => work({ tx, caller: null, now: app.clock(), jobs }));
type Context = { caller: null; now: Date; jobs: typeof jobs };

describe.each(choices)("a refund by %s that the provider refuses", (Method, call) => {
  it("is tried again with a fresh key, and its row in the queue goes by itself", async () => {
    const { ID } = await capturedOrder(Method);
    await scene.fault("refused", call, 1);
    await refund(ID, 50_000);
    await settled(async () => {
      return (await refundsOf(ID))[0]?.Attempts === 1;
    });
    const [first] = await refundsOf(ID);
    const { ID: paymentId } = await paymentOf(ID);
    const [row] = await queueOf(paymentId);
    expect(first).toMatchObject({ State: "Requested", NextAttemptAt: expect.any(String) });
    expect(row).toMatchObject({ Reason: "RefundFailed", RefundID: first?.ID, NextAttemptAt: first?.NextAttemptAt });
    const [attempt] = await app.db
      .select()
      .from(refundAttempts)
      .where(eq(refundAttempts.RefundID, first?.ID ?? 0));
    expect(attempt?.CallKey).not.toBe(first?.CallKey);
    await after(5 * MINUTE);
    expect((await refundsOf(ID))[0]?.State, "too early").toBe("Requested");
    await after(11 * MINUTE);
    await settled(async () => {
      return (await refundsOf(ID))[0]?.State === "Done";
    });
    expect(await queueOf(paymentId)).toEqual([]);
    await expectBalanced(scene, ID, { reserved: 0, taken: soldPrice.Amount - 50_000 });
  });

  it("five times within 24 hours waits for a person, who tries it again", async () => {
    const { ID } = await capturedOrder(Method);
    await scene.fault("refused", call, 1000);
    await refund(ID);
    let passed = 0;
    for (const [attempts, delay] of [0, 11 * MINUTE, 2 * HOUR, 7 * HOUR, 24 * HOUR - MINUTE].entries()) {
      passed = delay;
      if (attempts > 0) await after(passed);
      await settled(async () => {
        return (await refundsOf(ID))[0]?.Attempts === attempts + 1;
      });
    }
    const [failed] = await refundsOf(ID);
    expect(failed).toMatchObject({ State: "Failed", NextAttemptAt: null });
    const { ID: paymentId } = await paymentOf(ID);
    expect(await queueOf(paymentId)).toMatchObject([{ RefundID: failed?.ID, Attempts: 5, NextAttemptAt: null }]);
    const again = { ...byId(ID), body: { Reason: "En gång till.", Amount: 100 } };
    expect(refusal(await asAdmin.refundOrder(again)), "the money is still to be paid back").toBe(
      "409 REFUND_TOO_LARGE",
    );
    await scene.clearFaults();
    await decide((context) => retryRefundNow(context, failed?.ID ?? 0));
    await settled(async () => {
      return (await refundsOf(ID))[0]?.State === "Done";
    });
    expect(await queueOf(paymentId)).toEqual([]);
    await expectBalanced(scene, ID, { reserved: 0, taken: 0 });
  });

  it("has a row of its own beside another of the same payment", async () => {
    const { ID } = await capturedOrder(Method);
    await scene.fault("refused", call, 1000);
    await refund(ID, 10_000);
    await refund(ID, 20_000);
    await settled(async () => {
      return (await refundsOf(ID)).every(({ Attempts }) => Attempts > 0);
    });
    const rows = await queueOf((await paymentOf(ID)).ID);
    const numbers = rows.map(({ RefundID }) => RefundID ?? 0).toSorted((one, other) => one - other);
    expect(numbers).toEqual((await refundsOf(ID)).map((row) => row.ID));
  });

  it("of a withdrawal completes it when a later attempt succeeds", async () => {
    const order = await capturedOrder(Method);
    await app.db.update(orders).set({ LoseRight: false, StartNow: false }).where(eq(orders.ID, order.ID));
    await scene.fault("refused", call, 1);
    done(await client.confirmWithdrawal({ accessCode: order.AccessCode }));
    await settled(async () => {
      return (await refundsOf(order.ID))[0]?.Attempts === 1;
    });
    const withdrawal = async () =>
      (await app.db.select().from(withdrawals).where(eq(withdrawals.OrderID, order.ID)))[0]?.State;
    expect(await withdrawal()).toBe("Refunding");
    expect(await queueOf((await paymentOf(order.ID)).ID), "in the queue meanwhile").toHaveLength(1);
    await after(11 * MINUTE);
    await settled(async () => {
      return (await withdrawal()) === "Completed";
    });
    await expectBalanced(scene, order.ID, { reserved: 0, taken: 0 });
  });
});

it("a refund that is tried again by itself is not completed as paid from the bank account", async () => {
  const { ID } = await capturedOrder("Swish");
  await scene.fault("refused", "createSwishRefund", 1000);
  await refund(ID, 50_000);
  await settled(async () => (await refundsOf(ID))[0]?.Attempts === 1);
  const [waiting] = await refundsOf(ID);
  const elsewhere = decide((context) => completeElsewhere(context, app.orderKinds, waiting?.ID ?? 0));
  await expect(elsewhere).rejects.toMatchObject({ code: "PAYMENT_DONE" });
  expect(await refundsOf(ID)).toEqual([waiting]);
});

it("a refund that is carried out is not sent again by a person", async () => {
  const { ID } = await capturedOrder("Swish");
  await refund(ID, 50_000);
  await settled(async () => {
    return (await refundsOf(ID))[0]?.State === "Done";
  });
  const [done] = await refundsOf(ID);
  const again = decide((context) => retryRefundNow(context, done?.ID ?? 0));
  await expect(again).rejects.toMatchObject({ code: "PAYMENT_DONE" });
  await runJobs();
  await expectBalanced(scene, ID, { reserved: 0, taken: soldPrice.Amount - 50_000 });
});

it("a capture that the provider refuses is tried again, by itself and by a person", async () => {
  const order = await paidOrder("Checkout");
  await scene.fault("refused", "capture", 2);
  done(await asAdvisor.takeOrder(byId(order.ID)));
  await runJobs();
  const { ID } = await paymentOf(order.ID);
  expect(await queueOf(ID)).toMatchObject([{ Reason: "CaptureFailed", Attempts: 1 }]);
  await after(11 * MINUTE);
  expect(await queueOf(ID)).toMatchObject([{ Reason: "CaptureFailed", Attempts: 2 }]);
  await decide((context) => captureAgainNow(context, ID));
  await runJobs();
  expect(await queueOf(ID)).toEqual([]);
  await expectBalanced(scene, order.ID, { reserved: 0, taken: soldPrice.Amount });
});

it("money that an order could not take is returned by a person when the provider has refused it", async () => {
  const order = await openOrder("Swish");
  const { paymentId: ID, providerId } = order;
  const at = app.clock().toISOString();
  await app.db.update(orders).set({ State: "Cancelled", EndedAt: at }).where(eq(orders.ID, order.ID));
  await scene.fault("refused", "createSwishRefund", 1);
  await scene.swish(providerId);
  await settled(async () => {
    return (await refundsOf(order.ID))[0]?.Attempts === 1;
  });
  await decide((context) => returnSurplusNow(context, ID));
  await settled(async () => {
    return (await paymentOf(order.ID)).State === "Refunded";
  });
  expect(await queueOf(ID)).toEqual([]);
  await expectBalanced(scene, order.ID, { reserved: 0, taken: 0 });
});

/** Repeats a job until it has an outcome, as its queue does. */
async function repeated(job: () => Promise<void>) {
  await until(() =>
    job().then(
      () => true,
      () => false,
    ),
  );
}

it.each(Array.from({ length: 12 }, (_, index) => index))(
  "a full refund while the capture runs fails nothing and alarms nobody (%i)",
  async (index) => {
    const order = await paidOrder("Checkout");
    done(await asAdvisor.takeOrder(byId(order.ID)));
    await refund(order.ID);
    const { ID: PaymentID } = await paymentOf(order.ID);
    const RefundID = (await refundsOf(order.ID))[0]?.ID ?? 0;
    // The answers come in all orders.
    if (index % 3 === 1) await scene.fault("lostAnswer", "capture", 1 + (index % 2));
    if (index % 3 === 2) await scene.fault("lostAnswer", "cancel", 1 + (index % 2));
    const both = [
      () => repeated(() => workers.paymentCapture({ PaymentID }, "1")),
      () => repeated(() => workers.refund({ RefundID }, "2")),
    ];
    if (index % 2 === 1) both.reverse();
    await Promise.all(both.map((start) => start()));
    expect((await refundsOf(order.ID)).map(({ State, Attempts }) => [State, Attempts])).toEqual([["Done", 0]]);
    expect(await queueOf(PaymentID)).toEqual([]);
    expect((await app.db.select().from(orders).where(eq(orders.ID, order.ID)))[0]?.State).toBe("Refunded");
    await expectBalanced(scene, order.ID, { reserved: 0, taken: 0 });
  },
);

it.each([1, 2, 3])("a capture whose answer is lost three times, and then a decline, ends right (%i)", async () => {
  const asked = await askAndConfirm(testApp, { Type: "Express" });
  const call = { ...byId(asked.ID), body: { Method: "Checkout" as const }, accessCode: asked.AccessCode };
  const { OrderID } = done(await client.initiateQuestionPayment(call));
  await scene.buy((await paymentOf(OrderID)).ProviderID ?? "");
  await until(async () => (await paymentOf(OrderID)).PaidAt !== null);
  await scene.fault("lostAnswer", "capture", 3);
  done(await asAdvisor.reserveQuestion(byId(asked.ID)));
  await runJobs();
  done(await asAdvisor.declineQuestion({ ...byId(asked.ID), body: someWords }));
  const mails = (await testApp.mails()).filter(({ subject }) => subject.includes("kan inte svara på din fråga"));
  expect(mails.at(-1)?.text).toContain("Du får tillbaka hela priset");
  expect(mails.at(-1)?.text).not.toContain("betalar ingenting");
  await settled(async () => {
    return (await refundsOf(OrderID))[0]?.State === "Done";
  });
  expect((await app.db.select().from(orders).where(eq(orders.ID, OrderID)))[0]?.State).toBe("Refunded");
  expect(await queueOf((await paymentOf(OrderID)).ID)).toEqual([]);
  await expectBalanced(scene, OrderID, { reserved: 0, taken: 0 });
});

import { sql } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createMoneyDesk } from "../../test/moneyDesk.ts";
import { expectBalanced } from "../../test/moneyOf.ts";
import { soldPrice } from "../../test/orders.ts";
import { done } from "../../test/scenes.ts";
import { until } from "../../test/waitUntil.ts";
import { checkBooks } from "../accounting/checkBooks.ts";

const desk = await createMoneyDesk();
afterAll(() => desk.close());
afterEach(async () => {
  testApp.setTime(new Date());
  await desk.clearFaults();
});
const { testApp, paidOrder, capturedOrder, paymentOf, refundsOf, queueOf, runJobs } = desk;
const { app, asAdvisor } = testApp;
const { Amount } = soldPrice;

const byId = (id: number) => ({ params: { id } });
const MINUTE = 60_000;
const later = (minutes: number) => ({ ...app, clock: () => new Date(app.clock().getTime() + minutes * MINUTE) });

/** All retries of the queue's jobs are used up. */
const exhaust = (queue: string) =>
  app.db.execute(sql`update pgboss.job set state = 'failed', completed_on = now()
    where name = ${queue} and state in ('created', 'retry', 'active')`);

/** The nightly check, when nothing is on its way any more, and the list in which an administrator sees the order. */
async function named(id: number) {
  // After so many failures the provider is left alone for a moment.
  await until(async () => {
    await checkBooks(later(60));
    return (await desk.differencesOf(id)).every(({ Kind }) => Kind !== "NotCompared");
  });
  return { differences: await desk.differencesOf(id), cases: (await desk.casesOf(id)).map(({ Kind }) => Kind) };
}

describe("a capture that stayed unknown through all retries of its job", () => {
  async function unknown() {
    const order = await paidOrder("Checkout");
    await desk.fault("503", "capture", 1000);
    done(await asAdvisor.takeOrder(byId(order.ID)));
    await runJobs();
    await exhaust("paymentCapture");
    return order;
  }

  it("is settled by the next reconciliation", async () => {
    const { ID } = await unknown();
    await desk.clearFaults();
    await desk.reconcileAfter(15 * MINUTE);
    await runJobs();
    await expectBalanced(desk, ID, { reserved: 0, taken: Amount });
    expect(await desk.casesOf(ID)).toEqual([]);
  });

  it("stands in the list of money with its next attempt, and is named every night, until it is captured", async () => {
    const { ID, paymentId } = await unknown();
    await desk.reconcileAfter(14 * MINUTE);
    expect(await queueOf(paymentId), "it may be on its way").toEqual([]);
    await desk.reconcileAfter(15 * MINUTE);
    await runJobs();
    expect(await desk.onlyCaseOf(ID)).toMatchObject({
      ...{ Kind: "CaptureFailed", NextAttemptAt: expect.any(String), Attempts: 0 },
      ...{ BookedAmount: 0, ExpectedAmount: Amount, Actions: ["Capture", "Release", "Compare"] },
    });
    expect(await named(ID)).toEqual({
      differences: [
        { Kind: "Reserved", Expected: 0, Found: Amount },
        { Kind: "Provider", Expected: Amount, Found: 0 },
      ],
      cases: ["CaptureFailed"],
    });
    await exhaust("paymentCapture");
    await desk.clearFaults();
    await desk.reconcileAfter(45 * MINUTE);
    await runJobs();
    await expectBalanced(desk, ID, { reserved: 0, taken: Amount });
    expect(await named(ID)).toEqual({ differences: [], cases: [] });
  });
});

describe.each([
  ["Checkout", "refund"],
  ["Swish", "createSwishRefund"],
] as const)("a refund by %s without a readable answer", (Method, call) => {
  it("stands in the list with its next attempt and is named every night, while it is tried again", async () => {
    const { ID } = await capturedOrder(Method);
    await desk.fault("503", call, 1000);
    await desk.refund(ID, 50_000);
    await runJobs();
    expect(await desk.casesOf(ID), "it may be on its way").toEqual([]);
    testApp.setTime(new Date(Date.now() + 16 * MINUTE));
    await exhaust("refund");
    await desk.reconcileAfter(0);
    await runJobs();
    expect(await desk.onlyCaseOf(ID)).toMatchObject({
      ...{ Kind: "RefundWaiting", NextAttemptAt: expect.any(String) },
      ...{ ProviderAmount: Amount, BookedAmount: Amount, ExpectedAmount: Amount - 50_000 },
    });
    expect(await named(ID)).toEqual({
      differences: [{ Kind: "Provider", Expected: Amount - 50_000, Found: Amount }],
      cases: ["RefundWaiting"],
    });
    testApp.setTime(new Date());
    await exhaust("refund");
    await desk.clearFaults();
    await desk.reconcileAfter(45 * MINUTE);
    await desk.settled(async () => (await refundsOf(ID))[0]?.State === "Done");
    await expectBalanced(desk, ID, { reserved: 0, taken: Amount - 50_000 });
    expect(await named(ID)).toEqual({ differences: [], cases: [] });
    expect((await paymentOf(ID)).State).toBe("PartRefunded");
  });
});

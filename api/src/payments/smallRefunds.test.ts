import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { bookedOrder } from "../../test/orders.ts";
import { done } from "../../test/scenes.ts";
import { stubProviders } from "../../test/stubProviders.ts";
import { createTestApp } from "../../test/testApp.ts";
import { refunds } from "../db/schema/payments.ts";
import { lockOrder } from "../orders/orderRepository.ts";
import { requestRefund } from "./refundService.ts";

const testApp = await createTestApp({ payments: stubProviders() });
afterAll(() => testApp.close());
const { app, asAdmin } = testApp;

const byStaff = (id: number, Amount: number) =>
  asAdmin.refundOrder({ params: { id }, body: { Amount, Reason: "Fel i leveransen." } });

/** An automatic refund. @returns whether there was something to refund */
const automatic = (id: number, amount: number) =>
  app.db.transaction(async (tx) => {
    const context = { tx, caller: null, now: app.clock(), jobs: testApp.jobs };
    return requestRefund(context, await lockOrder(tx, id), { amount, cause: "Cancelled", reason: "Avbokad." });
  });

const amountsOf = async (id: number) =>
  (await app.db.select().from(refunds).where(eq(refunds.OrderID, id)).orderBy(refunds.ID)).map(({ Amount }) => Amount);
const actionsOf = async (id: number) =>
  (done(await asAdmin.getOrder({ params: { id } })) as unknown as { History: { Action: string }[] }).History.map(
    ({ Action }) => Action,
  );

it("a refund by Swish of less than 1 kr is refused at its field, and one of 1 kr is requested", async () => {
  const { ID } = await bookedOrder(testApp);
  expect(await byStaff(ID, 99)).toMatchObject({
    ok: false,
    status: 422,
    body: { Code: "INCORRECT_PROPERTIES", Details: { Amount: ["REFUND_TOO_SMALL"] } },
  });
  done(await byStaff(ID, 100));
  expect(await amountsOf(ID)).toEqual([100]);
});

it("an automatic refund of less than 1 kr is rounded up to 1 kr", async () => {
  const { ID } = await bookedOrder(testApp);
  expect(await automatic(ID, 40)).toBe(true);
  expect(await amountsOf(ID)).toEqual([100]);
});

it("when less than 1 kr is left, an automatic refund is recorded and nothing is sent", async () => {
  const { ID } = await bookedOrder(testApp);
  done(await byStaff(ID, 349_500 - 40));
  expect(await automatic(ID, 40)).toBe(false);
  expect(await amountsOf(ID)).toEqual([349_460]);
  expect(await actionsOf(ID)).toContain("refundTooSmall");
});

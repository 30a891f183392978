import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { orderIn, placeOrder } from "../../test/orders.ts";
import { createPaymentScene } from "../../test/paymentScene.ts";
import { done, refusal } from "../../test/scenes.ts";
import { until } from "../../test/waitUntil.ts";
import { accountingDays, accountingEntries } from "../db/schema/accounting.ts";
import { orders } from "../db/schema/orders.ts";
import { payments } from "../db/schema/payments.ts";
import { listDays } from "./accountingRepository.ts";
import { checkBooks } from "./checkBooks.ts";
import { closeBooks } from "./closeBooks.ts";

const scene = await createPaymentScene();
afterAll(() => scene.close());
const { testApp } = scene;
const { app, asAdmin, asAdvisor, client, jobs, workers } = testApp;
const { db } = app;
const byId = (id: number) => ({ params: { id } });

/** An order whose payment was captured when staff began the work. */
async function captured(Method: "Checkout" | "Swish" = "Checkout") {
  const order = await placeOrder(testApp);
  const call = { ...byId(order.ID), body: { Method }, accessCode: order.AccessCode };
  const { ID } = done(await client.initiateOrderPayment(call));
  const [row] = await db.select().from(payments).where(eq(payments.ID, ID));
  if (Method === "Swish") await scene.swish(row?.ProviderID ?? "");
  else await scene.buy(row?.ProviderID ?? "");
  const isPaid = async () => (await db.select().from(orders).where(eq(orders.ID, order.ID)))[0]?.PaidAt !== null;
  await until(isPaid);
  done(await asAdvisor.takeOrder(byId(order.ID)));
  await jobs.drain("paymentCapture", workers.paymentCapture as never);
  return { ...order, paymentId: ID };
}

async function refund(id: number, Amount: number) {
  done(await asAdmin.refundOrder({ ...byId(id), body: { Amount, Reason: "Fel i leveransen." } }));
  await until(async () => {
    await testApp.dueNow("refund");
    await jobs.drain("refund", workers.refund as never);
    const [order] = await db.select().from(orders).where(eq(orders.ID, id));
    return order?.RefundedAmount === Amount;
  });
}

const named = async () =>
  done(await asAdmin.listAccountingDifferences()).Differences.map(({ Kind, OrderID, Expected, Found }) => ({
    ...{ Kind, OrderID, Expected, Found },
  }));

it("older payments are booked in order, with their credit notes, before the first check", async () => {
  const first = await orderIn(testApp, "Paid");
  const second = await orderIn(testApp, "Delivered");
  await db.update(payments).set({ ProviderID: null });
  await closeBooks(app);
  const entries = await db.select().from(accountingEntries).orderBy(accountingEntries.ID);
  expect(entries.map(({ OrderID }) => OrderID)).toEqual([first.ID, second.ID]);
  expect(await named()).toEqual([]);
});

describe("the check of the books", () => {
  it("finds nothing after payments and partial refunds by card and Swish", async () => {
    const [card, swish] = [await captured(), await captured("Swish")];
    await refund(card.ID, 100_001);
    await refund(swish.ID, 33_333);
    expect(await checkBooks(app)).toBe(0);
    const receipts = done(await client.getOrderStatus({ accessCode: card.AccessCode })).Receipts;
    expect(receipts).toMatchObject([
      { Kind: "Sale", Amount: 349_500 },
      { Kind: "CreditNote", Amount: 100_001 },
    ]);
  });

  it("reports a missing entry, a wrong order sum and a difference from the provider, until resolved", async () => {
    const unbooked = await orderIn(testApp, "Paid");
    await db.update(payments).set({ ProviderID: null }).where(eq(payments.OrderID, unbooked.ID));
    const { ID, paymentId } = await captured();
    await db.update(payments).set({ RefundedAmount: 500 }).where(eq(payments.ID, paymentId));
    expect(await checkBooks(app)).toBe(4);
    expect(await named()).toEqual(
      expect.arrayContaining([
        { Kind: "Sale", OrderID: unbooked.ID, Expected: 349_500, Found: 0 },
        { Kind: "Credit", OrderID: ID, Expected: 500, Found: 0 },
        { Kind: "Order", OrderID: ID, Expected: 500, Found: 0 },
        { Kind: "Provider", OrderID: ID, Expected: 349_000, Found: 349_500 },
      ]),
    );
    await checkBooks(app);
    expect(await named(), "once each").toHaveLength(4);

    await db.update(payments).set({ RefundedAmount: 0 }).where(eq(payments.ID, paymentId));
    await db.delete(payments).where(eq(payments.OrderID, unbooked.ID));
    await checkBooks(app);
    expect((await named()).filter(({ OrderID }) => OrderID === ID || OrderID === unbooked.ID)).toEqual([]);
  });
});

it("a day is closed when it is over, by an administrator or by the nightly job", async () => {
  const now = app.clock();
  const [today] = await listDays(db);
  const day = today?.Day ?? "";
  expect(refusal(await asAdmin.closeAccountingDay({ params: { day } }))).toBe("409 DAY_NOT_OVER");
  testApp.setTime(new Date(now.getTime() + 24 * 3_600_000));
  await closeBooks(app);
  testApp.setTime(now);
  const [closed] = await listDays(db);
  expect(closed).toMatchObject({ Day: day, Entries: today?.Entries, SalesAmount: today?.SalesAmount });
  expect(closed?.ClosedAt).not.toBeNull();
  expect(await db.select().from(accountingDays)).toHaveLength(1);
});

import type { PaymentChoice } from "@lagrum/core/payment/paymentStateSchema";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { expectBalanced } from "../../test/moneyOf.ts";
import { createMoneyScene } from "../../test/moneyScene.ts";
import { soldPrice } from "../../test/orders.ts";
import { done } from "../../test/scenes.ts";
import { until } from "../../test/waitUntil.ts";
import { checkBooks } from "../accounting/checkBooks.ts";
import { accountingEntries } from "../db/schema/accounting.ts";
import { orders } from "../db/schema/orders.ts";
import { payments } from "../db/schema/payments.ts";
import { reconcilePayments } from "./reconcile.ts";

const scene = await createMoneyScene();
const { testApp, approve } = scene;
const { app, asAdmin, client } = testApp;
afterAll(() => scene.close());
afterEach(async () => {
  scene.holdPushes(false);
  await scene.clearFaults();
});

const byId = (id: number) => ({ params: { id } });
const nothing = { reserved: 0, taken: 0 };
const choices = ["Checkout", "Swish"] as const;

async function initiated(Method: PaymentChoice) {
  const order = await scene.openOrder(Method);
  const { paymentId, providerId: id, AccessCode: accessCode } = order;
  const shown = async () => done(await client.getPayment({ ...byId(paymentId), accessCode }));
  return { order, paymentId, id, shown };
}

async function paymentOf(id: number) {
  const [payment] = await app.db.select().from(payments).where(eq(payments.ID, id));
  if (!payment) throw new Error("no payment");
  return payment;
}

const returned = (paymentId: number) =>
  scene.settled(async () => {
    const { SurplusAt, RefundedAmount, Amount } = await paymentOf(paymentId);
    return SurplusAt !== null && RefundedAmount === Amount;
  });

const mailsAbout = async (OrderID: number) =>
  (await testApp.mails()).filter(
    ({ subject, text }) => text.includes(`O-${OrderID}`) && subject.startsWith("Din betalning har gått tillbaka"),
  );

function endedAs(State: "Cancelled" | "Expired" | "Withdrawn" | "Refunded") {
  const at = app.clock().toISOString();
  return { State, EndedAt: at, ...((State === "Withdrawn" || State === "Refunded") && { PaidAt: at }) };
}

/** States in which an order or its payment can't take money. */
const endings: [string, (orderId: number, paymentId: number) => Promise<unknown>][] = [
  ...(["Cancelled", "Expired", "Withdrawn", "Refunded"] as const).map(
    (State) =>
      [
        `the order is ${State}`,
        (orderId: number) => app.db.update(orders).set(endedAs(State)).where(eq(orders.ID, orderId)),
      ] as (typeof endings)[number],
  ),
  ...(["Cancelled", "Failed", "Expired", "Declined"] as const).map(
    (State) =>
      [
        `the payment is ${State}`,
        (_: number, id: number) =>
          app.db.update(payments).set({ State, EndedAt: app.clock().toISOString() }).where(eq(payments.ID, id)),
      ] as (typeof endings)[number],
  ),
];

describe.each(choices)("money by %s that comes although", (Method) => {
  it.each(endings)("%s is returned whole, booked both ways, and told once", async (_, end) => {
    const { order, paymentId, id, shown } = await initiated(Method);
    await end(order.ID, paymentId);
    const { State } = done(await asAdmin.getOrder(byId(order.ID)));
    await approve(Method, id);
    await returned(paymentId);
    expect(await paymentOf(paymentId)).toMatchObject({ State: Method === "Swish" ? "Refunded" : "Cancelled" });
    expect(done(await asAdmin.getOrder(byId(order.ID)))).toMatchObject({ State, RefundedAmount: 0 });
    const entries = await app.db.select().from(accountingEntries).where(eq(accountingEntries.OrderID, order.ID));
    expect(entries.map(({ Kind }) => Kind)).toEqual(Method === "Swish" ? ["Sale", "CreditNote"] : []);
    await expectBalanced(scene, order.ID, nothing);
    expect(await mailsAbout(order.ID)).toHaveLength(1);
    expect(await shown()).toMatchObject({ IsReturned: true });
    await checkBooks(app);
    expect(done(await asAdmin.listAccountingDifferences()).Differences).toEqual([]);
  });

  it.each([-50_000, 50_000])(
    "it is %i öre more than the price is returned whole, and booked as it is",
    async (more) => {
      const { order, paymentId, id } = await initiated(Method);
      const { Amount } = soldPrice;
      await app.db
        .update(payments)
        .set({ Amount: Amount - more })
        .where(eq(payments.ID, paymentId));
      await approve(Method, id);
      await returned(paymentId);
      expect(await paymentOf(paymentId)).toMatchObject({ Amount, RefundedAmount: Amount });
      const entries = await app.db.select().from(accountingEntries).where(eq(accountingEntries.OrderID, order.ID));
      expect(entries.map((entry) => [entry.Kind, entry.Amount, entry.TaxAmount])).toEqual(
        Method === "Swish"
          ? [
              ["Sale", Amount, 69_900],
              ["CreditNote", Amount, 69_900],
            ]
          : [],
      );
      expect(done(await asAdmin.getOrder(byId(order.ID)))).toMatchObject({
        State: "AwaitingPayment",
        RefundedAmount: 0,
      });
      await expectBalanced(scene, order.ID, nothing);
      expect(await mailsAbout(order.ID)).toHaveLength(1);
      expect(await scene.queueOf(paymentId)).toEqual([]);
      await checkBooks(app);
      expect(await scene.differencesOf(order.ID)).toEqual([]);
    },
  );

  it("the order is paid by another payment is returned, and the order stays paid", async () => {
    const { order, paymentId, id } = await initiated(Method);
    const other = Method === "Swish" ? "Checkout" : "Swish";
    await app.db.update(payments).set({ State: "Cancelled" }).where(eq(payments.ID, paymentId));
    const call = { ...byId(order.ID), body: { Method: other } as const, accessCode: order.AccessCode };
    const second = done(await client.initiateOrderPayment(call));
    await approve(other, (await paymentOf(second.ID)).ProviderID ?? "");
    await until(async () => (await paymentOf(second.ID)).PaidAt !== null);
    await approve(Method, id);
    await returned(paymentId);
    const held = { reserved: 0, taken: 0, [other === "Swish" ? "taken" : "reserved"]: soldPrice.Amount };
    await expectBalanced(scene, order.ID, held);
    expect(done(await asAdmin.getOrder(byId(order.ID)))).toMatchObject({ State: "Paid", RefundedAmount: 0 });
    const [mail] = await mailsAbout(order.ID);
    expect(mail?.text).toContain("Din beställning gäller");
  });

  it("its push was lost is found and returned within 15 minutes", async () => {
    const { order, paymentId, id } = await initiated(Method);
    const at = app.clock().toISOString();
    await app.db.update(orders).set({ State: "Cancelled", EndedAt: at }).where(eq(orders.ID, order.ID));
    await app.db.update(payments).set({ State: "Cancelled", EndedAt: at }).where(eq(payments.ID, paymentId));
    scene.holdPushes(true);
    await approve(Method, id);
    const later = { ...app, clock: () => new Date(app.clock().getTime() + 15 * 60_000) };
    await reconcilePayments(later);
    await returned(paymentId);
    await expectBalanced(scene, order.ID, nothing);
  });
});

it("a page that polls a payment which we have ended learns that the money comes back", async () => {
  const { order, paymentId, id, shown } = await initiated("Swish");
  const at = app.clock().toISOString();
  await app.db.update(orders).set({ State: "Cancelled", EndedAt: at }).where(eq(orders.ID, order.ID));
  await app.db.update(payments).set({ State: "Cancelled", EndedAt: at }).where(eq(payments.ID, paymentId));
  scene.holdPushes(true);
  await scene.swish(id);
  expect(await shown()).toMatchObject({ IsReturned: true, State: "Captured" });
});

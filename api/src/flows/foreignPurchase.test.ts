import { afterAll, expect, it } from "vitest";
import { createMoneyDesk } from "../../test/moneyDesk.ts";
import { soldPrice } from "../../test/orders.ts";
import { done } from "../../test/scenes.ts";
import { until } from "../../test/waitUntil.ts";
import { checkoutOrder } from "../payments/initiatePayment.ts";
import { insertUnmatched } from "../payments/paymentRepository.ts";

const desk = await createMoneyDesk();
afterAll(() => desk.close());
const { app } = desk.testApp;
const { checkout } = app.payments;
const { Amount } = soldPrice;
const PART = 100_000;
const key = () => ({ idempotencyKey: crypto.randomUUID() });

/** A second purchase at the provider with the reference of a payment of ours, of which a part is captured there. */
async function purchaseTwice(order: Awaited<ReturnType<typeof desk.openOrder>>) {
  const again = await checkoutOrder(app, order.payment, await desk.orderOf(order.ID));
  const { id } = await checkout.createCheckout(again, key());
  await desk.buy(id);
  await checkout.capture(id, { amount: PART, reference: again.reference, description: "" }, key());
  await until(async () => (await desk.queueOf(order.paymentId)).length > 0);
  return id;
}

it.each(["openOrder", "paidOrder"] as const)(
  "a second purchase under the reference of %s stays in the list until its rest is released and its money returned",
  async (make) => {
    const order = await desk[make]("Checkout");
    const id = await purchaseTwice(order);
    const found = await desk.onlyCaseOf(order.ID);
    expect(found).toMatchObject({ Kind: "Unknown", Actions: ["ReturnMoney", "Compare"] });
    expect(done(await desk.settle(found, { Action: "Compare" })).MoneyCase, "a look closes nothing").not.toBeNull();
    await desk.fault("lostAnswer", "release", 1);
    await desk.fault("lostAnswer", "refund", 1);
    await until(async () => (await desk.settle(found, { Action: "ReturnMoney", Reason: "Dubbelt köp." })).ok);
    expect(await checkout.readOrder(id)).toMatchObject({
      remainingAmount: 0,
      capturedAmount: PART,
      refundedAmount: PART,
    });
    expect(await desk.casesOf(order.ID)).toEqual([]);
    const held = make === "openOrder" ? 0 : Amount;
    expect((await desk.paymentOf(order.ID)).State).toBe(held === 0 ? "Initiated" : "Authorised");
  },
);

it("a purchase that the provider no longer has leaves the list when its money is to be returned", async () => {
  const ProviderID = crypto.randomUUID();
  const found = { Reason: "Unknown", Choice: "Checkout", ProviderID, Amount, Currency: "SEK" } as const;
  await app.db.transaction((tx) =>
    insertUnmatched(tx, { ...found, ProviderReference: null, PaymentID: null }, app.clock()),
  );
  const stored = (await desk.list()).find((row) => row.ProviderID === ProviderID);
  if (!stored) throw new Error("no case");
  expect(done(await desk.settle(stored, { Action: "ReturnMoney", Reason: "Okänt köp." }))).toEqual({ MoneyCase: null });
});

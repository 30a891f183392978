import { eq } from "drizzle-orm";
import { afterAll, afterEach, expect, it } from "vitest";
import { createMoneyScene } from "../../test/moneyScene.ts";
import { soldPrice } from "../../test/orders.ts";
import { orders } from "../db/schema/orders.ts";
import { payments, refundAttempts, refunds } from "../db/schema/payments.ts";
import { instructionOf } from "../payments/instructions.ts";
import { checkBooks } from "./checkBooks.ts";

const scene = await createMoneyScene();
afterAll(() => scene.close());
const { openOrder, paidOrder, capturedOrder, differencesOf } = scene;
const { app } = scene.testApp;
const { db } = app;
const { Amount } = soldPrice;
const PART = 50_000;

/** The check, an hour from now: nothing is on its way any more. */
const check = () => checkBooks({ ...app, clock: () => new Date(Date.now() + 3_600_000) });
afterEach(() => scene.clearFaults());

/** A refund that Swish has carried out, whatever our row says. */
async function refundedBySwish(State: "Requested" | "Failed") {
  const { ID: id, payment } = await paidOrder("Swish");
  const at = new Date().toISOString();
  const [refund] = await db
    .insert(refunds)
    .values({
      ...{ PaymentID: payment.ID, OrderID: id, Amount: PART, TaxAmount: 10_000, Lines: [], State },
      ...{ Cause: "Staff", Reason: "Fel i leveransen.", RequestedAt: at },
    })
    .returning();
  if (!refund) throw new Error("no refund");
  await app.payments.swish.refund({
    ...{ instructionId: instructionOf(refund), originalPaymentReference: payment.BankReference ?? "", amount: PART },
    ...{ reference: `R-${refund.ID}`, message: "Retur", callbackUrl: `${app.env.PUBLIC_URL}/api/payments/swish` },
    callbackIdentifier: crypto.randomUUID(),
  });
  return id;
}

it("a payment that can't be read is named, and does not stop the others", async () => {
  const unread = await capturedOrder();
  const other = await capturedOrder();
  await db.update(payments).set({ RefundedAmount: 500 }).where(eq(payments.ID, other.payment.ID));
  await scene.fault("malformed", "readOrder");
  await check();
  expect(await differencesOf(unread.ID)).toEqual([{ Kind: "NotCompared", Expected: Amount, Found: 0 }]);
  const different = { Kind: "Provider", Expected: Amount - 500, Found: Amount };
  expect(await differencesOf(other.ID)).toContainEqual(different);
  await db.update(payments).set({ RefundedAmount: 0 }).where(eq(payments.ID, other.payment.ID));
  expect(await check()).toBe(0);
});

it.each(["Failed", "Requested"] as const)("a %s refund that Swish has paid is a difference", async (state) => {
  const id = await refundedBySwish(state);
  await check();
  expect(await differencesOf(id)).toEqual([{ Kind: "Provider", Expected: Amount, Found: Amount - PART }]);
});

it("a refund that is on its way is none", async () => {
  const id = await refundedBySwish("Requested");
  await checkBooks(app);
  expect(await differencesOf(id)).toEqual([]);
});

it("an earlier attempt of a refund that Swish has paid after all is a difference", async () => {
  const id = await refundedBySwish("Failed");
  const [refund] = await db.select().from(refunds).where(eq(refunds.OrderID, id));
  const { ID: RefundID = 0, CallKey = "" } = refund ?? {};
  await db.insert(refundAttempts).values({ RefundID, CallKey, RefusedAt: new Date().toISOString() });
  await db.update(refunds).set({ CallKey: crypto.randomUUID() }).where(eq(refunds.ID, RefundID));
  await check();
  expect(await differencesOf(id)).toEqual([{ Kind: "Provider", Expected: Amount, Found: Amount - PART }]);
});

it("a refund by the checkout provider that nobody here instructed is a difference", async () => {
  const { ID: id, providerId } = await capturedOrder();
  const posting = { amount: PART, reference: "portal", description: "" };
  await app.payments.checkout.refund(providerId, posting, { idempotencyKey: crypto.randomUUID() });
  await check();
  expect(await differencesOf(id)).toEqual([{ Kind: "Provider", Expected: Amount, Found: Amount - PART }]);
});

it.each(["Initiated", "Failed", "Cancelled", "Expired"] as const)(
  "a payment that is %s with us and debited at Swish is a difference",
  async (State) => {
    const { ID: id, payment, providerId } = await openOrder("Swish");
    // Its callback has another identifier, so that it has no effect.
    await db.update(payments).set({ State, CallbackID: "lost" }).where(eq(payments.ID, payment.ID));
    await scene.swish(providerId);
    await check();
    expect(await differencesOf(id)).toEqual([{ Kind: "Provider", Expected: 0, Found: Amount }]);
  },
);

it("money that stays reserved for an order that has ended is a difference", async () => {
  const { ID: id } = await paidOrder("Checkout");
  await check();
  expect(await differencesOf(id)).toEqual([]);
  await db.update(orders).set({ State: "Cancelled" }).where(eq(orders.ID, id));
  await check();
  expect(await differencesOf(id)).toEqual([{ Kind: "Reserved", Expected: 0, Found: Amount }]);
});

import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { addProduct } from "../../test/catalog.ts";
import { orderIn, placeOrder } from "../../test/orders.ts";
import { createPaymentScene } from "../../test/paymentScene.ts";
import { done, refusal } from "../../test/scenes.ts";
import { until } from "../../test/waitUntil.ts";
import { orders } from "../db/schema/orders.ts";
import { payments } from "../db/schema/payments.ts";
import { expireOrders } from "../orders/orderExpiry.ts";

const scene = await createPaymentScene();
afterAll(() => scene.close());
const { testApp, buy, swish, received } = scene;
const { app, asAdmin, client } = testApp;

const HOUR = 3_600_000;
const methods = ["Checkout", "Swish"] as const;
type Order = Awaited<ReturnType<typeof placeOrder>>;

const initiate = ({ ID, AccessCode }: Order, Method: "Checkout" | "Swish" = "Checkout") =>
  client.initiateOrderPayment({ params: { id: ID }, body: { Method }, accessCode: AccessCode });
const paymentsOf = ({ ID }: Order) => app.db.select().from(payments).where(eq(payments.OrderID, ID));
const stateOf = async ({ ID }: Order) => done(await asAdmin.getOrder({ params: { id: ID } })).State;

/** An order that can be paid for another `hours`. */
async function orderWith(hours: number) {
  const placed = await placeOrder(testApp);
  const ExpiresAt = new Date(Date.now() + hours * HOUR).toISOString();
  await app.db.update(orders).set({ ExpiresAt }).where(eq(orders.ID, placed.ID));
  return placed;
}

describe("a payment can't be started", () => {
  it("after the 48 hours, though the job has not ended the order", async () => {
    const placed = await placeOrder(testApp);
    const [row] = await app.db.select().from(orders).where(eq(orders.ID, placed.ID));
    expect(Date.parse(row?.ExpiresAt ?? "") - Date.parse(row?.CreatedAt ?? "")).toBe(48 * HOUR);
    const overdue = await orderWith(-0.01);
    for (const method of methods) expect(refusal(await initiate(overdue, method))).toBe("409 ORDER_CLOSED");
    expect([await stateOf(overdue), await paymentsOf(overdue)]).toEqual(["Created", []]);
    expect((await initiate(await orderWith(0.01))).ok).toBe(true);
  });

  it.each(["Cancelled", "Expired", "Withdrawn", "Refunded"] as const)("of an order that is %s", async (State) => {
    const placed = await orderIn(testApp, State);
    const before = await paymentsOf(placed);
    expect(refusal(await initiate(placed))).toBe("409 ORDER_CLOSED");
    expect(await paymentsOf(placed)).toEqual(before);
  });

  it.each(["Paid", "InProgress", "AwaitingCustomer", "Delivered", "Closed"] as const)(
    "of an order that is %s, and so paid",
    async (State) => {
      const placed = await orderIn(testApp, State);
      for (const method of methods) expect(refusal(await initiate(placed, method))).toBe("409 PAYMENT_DONE");
      expect(await paymentsOf(placed)).toHaveLength(1);
    },
  );

  it("of an order that costs nothing", async () => {
    const { ID: ProductID } = await addProduct(testApp, { Price: { Amount: 0, TaxRate: 2500 } });
    const placed = await placeOrder(testApp, { ProductID });
    for (const method of methods) expect(refusal(await initiate(placed, method))).toBe("409 ORDER_NOT_PAYABLE");
    expect([await stateOf(placed), await paymentsOf(placed)]).toEqual(["Created", []]);
  });
});

describe("money that arrives after the 48 hours", () => {
  const pay = (Method: "Checkout" | "Swish", id: string) => (Method === "Swish" ? swish(id) : buy(id));

  async function initiated(Method: "Checkout" | "Swish") {
    const order = await placeOrder(testApp);
    const { ID } = done(await initiate(order, Method));
    const [row] = await paymentsOf(order);
    return { order, paymentId: ID, providerId: row?.ProviderID ?? "" };
  }

  it.each(methods)("pays by %s before the job has ended the order: it was begun in time", async (Method) => {
    const { order, providerId } = await initiated(Method);
    const ExpiresAt = new Date(Date.now() - 1000).toISOString();
    await app.db.update(orders).set({ ExpiresAt }).where(eq(orders.ID, order.ID));
    await pay(Method, providerId);
    await until(async () => (await stateOf(order)) === "Paid");
    await expireOrders(app);
    expect(await stateOf(order)).toBe("Paid");
  });

  it.each(methods)("never pays the expired order by %s", async (Method) => {
    const { order, paymentId, providerId } = await initiated(Method);
    await app.db.update(orders).set({ State: "Expired" }).where(eq(orders.ID, order.ID));
    const before = received.length;
    await pay(Method, providerId);
    // The provider's hint has been answered.
    await until(async () => received.length > before);
    expect(refusal(await client.getPayment({ params: { id: paymentId }, accessCode: order.AccessCode }))).toBe(
      "200 OK",
    );
    expect(await stateOf(order)).toBe("Expired");
    expect((await app.db.select().from(orders).where(eq(orders.ID, order.ID)))[0]?.PaidAt).toBeNull();
  });
});

import type { OrderState } from "@lagrum/core/order/orderStateSchema";
import type { OrderProduct, PlacedOrder } from "@lagrum/core/order/placeOrderSchema";
import type { PaymentState } from "@lagrum/core/payment/paymentStateSchema";
import { eq } from "drizzle-orm";
import { orders } from "../src/db/schema/orders.ts";
import { payments } from "../src/db/schema/payments.ts";
import { insertPayment, movePayment } from "../src/payments/paymentRepository.ts";
import { addProduct } from "./catalog.ts";
import { done } from "./scenes.ts";
import type { TestApp } from "./testApp.ts";

/** The body of a valid order. */
export const anOrder = (ProductID: number, more: Partial<OrderProduct> = {}): OrderProduct => ({
  ...{ ProductID, Role: "Private", FirstName: "Kim", LastName: "Ek", Email: "kim@exempel.se", Phone: "+46701234567" },
  ...{ Street: "Storgatan 1", PostalCode: "11122", City: "Stockholm", Answers: {} },
  ...{ AcceptTerms: true, IsAdult: true, StartNow: true, LoseRight: true },
  ...more,
});

/** The price of aSoldProduct, in öre. */
export const soldPrice = { Amount: 349_500, TaxRate: 2500 } as const;

/** A product for sale that asks nothing. @returns its ID */
export const aSoldProduct = async (testApp: TestApp): Promise<number> =>
  (await addProduct(testApp, { Name: "Samboavtal", Price: soldPrice })).ID;

let buyers = 0;

/** An order of a product from a unique address. */
export async function placeOrder(testApp: TestApp, more: Partial<OrderProduct> = {}): Promise<PlacedOrder> {
  const ProductID = more.ProductID ?? (await aSoldProduct(testApp));
  const body = anOrder(ProductID, { Email: `buyer${++buyers}@exempel.se`, ...more });
  return done(await testApp.client.orderProduct({ body }));
}

const paid: OrderState[] = ["Paid", "InProgress", "AwaitingCustomer", "Delivered", "Closed", "Withdrawn", "Refunded"];

/** An order put into a state, without the calls that lead there; a paid one has a Swish payment. @returns its ID */
export async function orderIn(
  testApp: TestApp,
  State: OrderState,
  payment: PaymentState = "Captured",
): Promise<PlacedOrder> {
  const placed = await placeOrder(testApp);
  const now = testApp.app.clock();
  const at = now.toISOString();
  await testApp.app.db.transaction(async (tx) => {
    const PaidAt = paid.includes(State) ? at : null;
    const [order] = await tx.update(orders).set({ State, PaidAt }).where(eq(orders.ID, placed.ID)).returning();
    if (!order || PaidAt === null) return;
    const { ID } = await insertPayment(tx, order, "Swish", now);
    await tx.update(payments).set({ State: payment, PaidAt, CapturedAt: at }).where(eq(payments.ID, ID));
  });
  return placed;
}

/** An order with a possible conflict of interest, on which nobody may work. */
export async function orderInReview(testApp: TestApp, State: OrderState = "Created"): Promise<PlacedOrder> {
  const placed = await orderIn(testApp, State);
  const ReviewSince = testApp.app.clock().toISOString();
  await testApp.app.db.update(orders).set({ ReviewSince }).where(eq(orders.ID, placed.ID));
  return placed;
}

/** An order paid by Swish, with the entry of its sale. */
export async function bookedOrder(testApp: TestApp, more: Partial<OrderProduct> = {}, now = testApp.app.clock()) {
  const placed = await placeOrder(testApp, more);
  const at = now.toISOString();
  return testApp.app.db.transaction(async (tx) => {
    const [order] = await tx
      .update(orders)
      .set({ State: "Paid", PaidAt: at })
      .where(eq(orders.ID, placed.ID))
      .returning();
    if (!order) throw new Error("no order");
    const payment = await insertPayment(tx, order, "Swish", now);
    await movePayment({ tx, now }, payment, "DEBIT", { PaidAt: at, CapturedAt: at });
    return { ...placed, order, payment };
  });
}

/** The personal number of numberedOrder: invented, with a right check digit. */
export const aNumber = "19121212-1212";

/** A paid order of a product that requires a personal number, assigned to a member of staff. @returns its ID */
export async function numberedOrder(testApp: TestApp, AssignedToID: number | null): Promise<number> {
  const product = await addProduct(testApp, { Price: soldPrice, RequiresPersonalNumber: true });
  const { ID } = await placeOrder(testApp, { ProductID: product.ID, PersonalNumber: aNumber });
  const PaidAt = testApp.app.clock().toISOString();
  await testApp.app.db.update(orders).set({ State: "InProgress", PaidAt, AssignedToID }).where(eq(orders.ID, ID));
  return ID;
}

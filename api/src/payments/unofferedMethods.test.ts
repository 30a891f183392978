import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { placeOrder } from "../../test/orders.ts";
import { askAndConfirm, done } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { orders } from "../db/schema/orders.ts";
import { payments } from "../db/schema/payments.ts";
import { services } from "../db/schema/products.ts";

// The real host of Swish, without the certificate that it needs.
const testApp = await createTestApp({ env: { SWISH_BASE_URL: "https://cpc.getswish.net" } });
afterAll(() => testApp.close());
const { app, client } = testApp;

it("Swish is neither offered nor started when it is not configured", async () => {
  await app.db.update(services).set({ Active: true });
  expect(done(await client.getSettings()).PaymentMethods).toEqual(["Checkout"]);
  const placed = await placeOrder(testApp);
  const asked = await askAndConfirm(testApp, { Type: "Express" });
  const body = { Method: "Swish" as const };
  const answers = [
    await client.initiateOrderPayment({ params: { id: placed.ID }, body, accessCode: placed.AccessCode }),
    await client.initiateQuestionPayment({ params: { id: asked.ID }, body, accessCode: asked.AccessCode }),
  ];
  const refused = { status: 422, body: { Code: "INCORRECT_PROPERTIES", Details: { Method: ["INVALID_VALUE"] } } };
  expect(answers).toMatchObject([refused, refused]);
  expect(await app.db.$count(payments)).toBe(0);
  const [order] = await app.db.select().from(orders).where(eq(orders.ID, placed.ID));
  expect(order?.State).toBe("Created");
});

import { lastWithdrawalDay } from "@lagrum/core/withdrawal/withdrawalTime";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { orderIn } from "../../test/orders.ts";
import { done, refusal } from "../../test/scenes.ts";
import { stubProviders } from "../../test/stubProviders.ts";
import { createTestApp } from "../../test/testApp.ts";
import { orders } from "../db/schema/orders.ts";
import { listWithdrawalLaws } from "../withdrawals/withdrawalLaws.ts";

const testApp = await createTestApp({ payments: stubProviders() });
afterAll(() => testApp.close());
const { app, asAdmin } = testApp;

/** A paid order whose buyer has not requested an early start. */
async function held(Role: "Private" | "Company" = "Private") {
  const { ID } = await orderIn(testApp, "Paid");
  await app.db.update(orders).set({ Role, StartNow: false }).where(eq(orders.ID, ID));
  return { params: { id: ID } };
}

test("staff can't begin the work before the time for withdrawal has ended, see that day, and then can", async () => {
  const order = await held();
  const now = app.clock();
  const lastDay = lastWithdrawalDay(now.getTime(), now.getTime(), await listWithdrawalLaws(app.db));
  expect(refusal(await asAdmin.takeOrder(order))).toBe("409 ORDER_HELD");
  const { HeldUntil } = done(await asAdmin.getOrder(order)) as { HeldUntil?: string };
  expect(Date.parse(HeldUntil ?? "")).toBeGreaterThan(Date.parse(lastDay));
  const PaidAt = new Date(now.getTime() - 30 * 86_400_000).toISOString();
  await app.db.update(orders).set({ PaidAt }).where(eq(orders.ID, order.params.id));
  done(await asAdmin.takeOrder(order));
  expect(done(await asAdmin.getOrder(order))).toMatchObject({ State: "InProgress", HeldUntil: null });
});

test("the work for a company begins at once", async () => {
  const order = await held("Company");
  done(await asAdmin.takeOrder(order));
  expect(done(await asAdmin.getOrder(order))).toMatchObject({ State: "InProgress" });
});

import type { Order } from "@lagrum/core/order/orderSchema";
import { orderStates } from "@lagrum/core/order/orderStateSchema";
import { afterAll, expect, test } from "vitest";
import { done } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { accounts } from "../db/schema/accounts.ts";
import { demoOrders } from "./demoOrders.ts";
import { seedOrders } from "./seedOrders.ts";

const { app, asAdmin, close } = await createTestApp();
afterAll(close);

test("there is an example order in each state, once, with its payment, its refunds and its log", async () => {
  const check = { seal: app.conflictSeal, years: 10 };
  const lawyer = { Email: "karin@lagrum.example", FirstName: "Karin", LastName: "Ekdal", Uid: "karin" };
  await app.db.insert(accounts).values({ ...lawyer, Confirmed: true, roles: ["advisor"], PasswordSet: true });
  await seedOrders(app.db, check, new Date());
  await seedOrders(app.db, check, new Date());
  const { Orders, Total } = done(await asAdmin.listOrders({ query: { PageSize: 100 } }));
  expect(Total).toBe(demoOrders.length);
  expect(new Set(Orders.map(({ State }) => State))).toEqual(new Set(orderStates));
  expect(Orders.filter(({ InReview }) => InReview)).toHaveLength(1);
  for (const { ID, InReview, PaidAt, RefundedAmount } of Orders) {
    const order = done(await asAdmin.getOrder({ params: { id: ID } })) as Order;
    expect(order.History[0]).toMatchObject({ Action: "placed" });
    if (PaidAt !== null) expect(order.Payments).toMatchObject([{ RefundedAmount, State: expect.any(String) }]);
    expect(order.Refunds.reduce((sum, { Amount }) => sum + Amount, 0)).toBe(RefundedAmount);
    if (InReview) expect(order.ConflictReason).toContain("Demobyggarna i Ljusdal AB");
  }
  expect(done(await asAdmin.listUnmatchedPayments()).Total).toBe(1);
});

import { retentionKinds } from "@lagrum/core/accounting/accountingSchema";
import { eq, inArray } from "drizzle-orm";
import { afterAll, describe, expect, it, test } from "vitest";
import { bookedOrder, orderIn } from "../../test/orders.ts";
import { claimFile, receivedClaim } from "../../test/rentClaims.ts";
import { done } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { accountingEntries, accountingLines } from "../db/schema/accounting.ts";
import { files } from "../db/schema/files.ts";
import { orderCustomers, orderStories, orders } from "../db/schema/orders.ts";
import { payments } from "../db/schema/payments.ts";
import { rentClaims, rentClaimTenants } from "../db/schema/rentClaims.ts";
import { removeOldOrders } from "./orderRetention.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, asAdmin } = testApp;
const { db } = app;
const now = app.clock();
const year = now.getUTCFullYear();
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

/** A booked order that ended then. */
async function ended(at: Date) {
  const { order } = await bookedOrder(testApp, { Message: "Vi ska separera." }, at);
  await db.update(orders).set({ State: "Closed", EndedAt: at.toISOString() }).where(eq(orders.ID, order.ID));
  return order.ID;
}
const expired = async (at: Date) => {
  const { ID } = await orderIn(testApp, "Expired");
  await db.update(orders).set({ EndedAt: at.toISOString() }).where(eq(orders.ID, ID));
  return ID;
};

/** The remaining data of an order. */
async function leftOf(id: number) {
  const count = async (rows: Promise<unknown[]>) => (await rows).length;
  return {
    story: await count(db.select().from(orderStories).where(eq(orderStories.OrderID, id))),
    customer: await count(db.select().from(orderCustomers).where(eq(orderCustomers.OrderID, id))),
    order: await count(db.select().from(orders).where(eq(orders.ID, id))),
    entries: await count(db.select().from(accountingEntries).where(eq(accountingEntries.OrderID, id))),
  };
}
const report = async () =>
  Object.fromEntries(done(await asAdmin.previewRetention()).Rows.map(({ Data, Count }) => [Data, Count]));

test("a rent claim is deleted two years after its end, with its documents, and the dry run says so", async () => {
  const claims = [await receivedClaim(testApp), await receivedClaim(testApp), await receivedClaim(testApp)] as const;
  for (const { AccessCode } of claims) await claimFile(testApp, AccessCode);
  for (const [place, days] of [2 * 365 + 1, 2 * 365 - 1].entries()) {
    const over = { State: "Decided" as const, EndedAt: daysAgo(days).toISOString() };
    await db
      .update(rentClaims)
      .set(over)
      .where(eq(rentClaims.ID, claims[place]?.ID ?? 0));
  }
  const fileCount = () => db.$count(files);
  const before = await fileCount();
  expect(await report()).toMatchObject({ rent_claims: 1, rent_claim_files: 1 });
  await removeOldOrders(app);
  const left = (await db.select({ ID: rentClaims.ID }).from(rentClaims)).map(({ ID }) => ID);
  expect(left.sort()).toEqual([claims[1].ID, claims[2].ID].sort());
  expect(await fileCount()).toBe(before - 1);
  expect(await db.$count(rentClaimTenants)).toBe(2);
});

test("the dry run covers questions, bookings and applicants too", async () => {
  const { Rows } = done(await asAdmin.previewRetention());
  expect(new Set(Rows.map(({ Kind }) => Kind))).toEqual(new Set(retentionKinds));
});

describe("data of orders", () => {
  it("are deleted by kind: the story and the buyer after three years, the books at the end of the seventh year", async () => {
    const recent = await ended(daysAgo(3 * 365 - 1));
    const old = await ended(daysAgo(3 * 365 + 1));
    const lastRetained = await ended(new Date(`${year - 7}-06-01T12:00:00Z`));
    const firstGone = await ended(new Date(`${year - 8}-12-31T12:00:00Z`));
    const unpaid = [await expired(daysAgo(31)), await expired(daysAgo(29))] as const;
    const due = await report();
    expect(due).toMatchObject({
      ...{ order_stories: 4, order_customers: 4, accounting_entries: 1, payments: 1, orders: 1, unpaid_orders: 1 },
    });

    expect(due).toMatchObject(Object.fromEntries((await removeOldOrders(app)).map(({ Data, Count }) => [Data, Count])));
    expect(await leftOf(recent)).toEqual({ story: 1, customer: 1, order: 1, entries: 1 });
    expect(await leftOf(old)).toEqual({ story: 0, customer: 0, order: 1, entries: 1 });
    expect(await leftOf(lastRetained)).toEqual({ story: 0, customer: 0, order: 1, entries: 1 });
    expect(await leftOf(firstGone)).toEqual({ story: 0, customer: 0, order: 0, entries: 0 });
    expect(await leftOf(unpaid[0])).toMatchObject({ order: 0 });
    expect(await leftOf(unpaid[1])).toMatchObject({ order: 1, customer: 1 });
    expect(
      await db
        .select()
        .from(payments)
        .where(inArray(payments.OrderID, [firstGone])),
    ).toEqual([]);
    const remaining = db.select({ ID: accountingEntries.ID }).from(accountingEntries);
    const lines = await db.selectDistinct({ ID: accountingLines.EntryID }).from(accountingLines);
    expect(lines).toHaveLength((await remaining).length);
    expect(await report(), "nothing more").toMatchObject({ order_stories: 0, orders: 0, unpaid_orders: 0 });
  });
});

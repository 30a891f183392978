import { and, eq, inArray } from "drizzle-orm";
import { expect } from "vitest";
import { accountingEntries } from "../src/db/schema/accounting.ts";
import { payments, refunds } from "../src/db/schema/payments.ts";
import type { createPaymentScene } from "./paymentScene.ts";

type Scene = Awaited<ReturnType<typeof createPaymentScene>>;

/** Öre of an order's payments by the sandbox's ledger: reserved, and taken less given back. */
async function atProvider(scene: Scene, OrderID: number) {
  const { Orders, SwishPayments, SwishRefunds } = await scene.books();
  const rows = await scene.testApp.app.db.select().from(payments).where(eq(payments.OrderID, OrderID));
  let [reserved, taken] = [0, 0];
  for (const { ProviderID, Amount } of rows) {
    const order = Orders.find(({ id }) => id === ProviderID);
    if (order) {
      taken += order.captured - order.refunded;
      if (order.status === "AUTHORIZED") reserved += Amount;
    }
    const swish = SwishPayments.find(({ id }) => id === ProviderID);
    if (swish?.status !== "PAID") continue;
    const given = SwishRefunds.filter(
      ({ body, status }) => body.originalPaymentReference === swish.paymentReference && status !== "ERROR",
    );
    taken += Amount - given.reduce((sum, { amount }) => sum + amount, 0);
  }
  return { reserved, taken };
}

/** Öre of an order by our entries, and by its payments' states. */
async function inBooks(scene: Scene, OrderID: number) {
  const { db } = scene.testApp.app;
  const entries = await db.select().from(accountingEntries).where(eq(accountingEntries.OrderID, OrderID));
  const rows = await db.select().from(payments).where(eq(payments.OrderID, OrderID));
  const reserved = rows.filter(({ State }) => State === "Authorised").reduce((sum, { Amount }) => sum + Amount, 0);
  const taken = entries.reduce((sum, { Kind, Amount }) => sum + (Kind === "Sale" ? Amount : -Amount), 0);
  return { reserved, taken };
}

/** What the provider holds of an order is what our books say. */
export async function expectBalanced(scene: Scene, OrderID: number, held: { reserved: number; taken: number }) {
  expect(await atProvider(scene, OrderID), "at the provider").toEqual(held);
  expect(await inBooks(scene, OrderID), "in our books").toEqual(held);
  const { db } = scene.testApp.app;
  const waiting = and(eq(payments.OrderID, OrderID), inArray(payments.State, ["Initiated"]));
  expect(await db.$count(payments, waiting), "payments that wait").toBe(0);
  const unfinished = and(eq(refunds.OrderID, OrderID), inArray(refunds.State, ["Requested", "Failed"]));
  expect(await db.$count(refunds, unfinished), "unfinished refunds").toBe(0);
}

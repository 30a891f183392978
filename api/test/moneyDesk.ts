import type { MoneyCase, SettleMoneyCase } from "@lagrum/core/payment/moneyCaseSchema";
import { eq, sql } from "drizzle-orm";
import { orders } from "../src/db/schema/orders.ts";
import { payments } from "../src/db/schema/payments.ts";
import { placeOrder } from "./orders.ts";
import { createPaymentScene } from "./paymentScene.ts";
import { done } from "./scenes.ts";
import { until } from "./waitUntil.ts";

const byId = (id: number) => ({ params: { id } });

/** The API with the sandbox of payments, and the list in which administrators settle money. */
export async function createMoneyDesk() {
  const scene = await createPaymentScene();
  const { testApp, buy, swish } = scene;
  const { app, asAdmin, client, jobs, workers } = testApp;

  async function runJobs() {
    for (const queue of ["paymentAcknowledgement", "paymentCapture", "refund"] as const) {
      await testApp.dueNow(queue);
      await jobs.drain(queue, workers[queue] as never);
    }
  }

  const stateOf = async (id: number) =>
    (await app.db.select({ State: orders.State }).from(orders).where(eq(orders.ID, id)))[0]?.State;

  /** An order whose payment waits for its buyer. */
  async function openOrder(Method: "Checkout" | "Swish") {
    const { ID, AccessCode } = await placeOrder(testApp);
    const payment = done(await client.initiateOrderPayment({ ...byId(ID), body: { Method }, accessCode: AccessCode }));
    const [row] = await app.db.select().from(payments).where(eq(payments.ID, payment.ID));
    return { ID, AccessCode, paymentId: payment.ID, providerId: row?.ProviderID ?? "" };
  }

  async function paidOrder(Method: "Checkout" | "Swish") {
    const order = await openOrder(Method);
    await (Method === "Swish" ? swish(order.providerId) : buy(order.providerId));
    await until(async () => (await stateOf(order.ID)) === "Paid");
    await runJobs();
    return order;
  }

  /** A checkout order whose money is captured, since staff work on it. */
  async function capturedOrder() {
    const order = await paidOrder("Checkout");
    done(await asAdmin.takeOrder(byId(order.ID)));
    await runJobs();
    return order;
  }

  const list = async (): Promise<MoneyCase[]> =>
    done(await asAdmin.listMoneyCases({ query: { PageSize: 100 } })).MoneyCases;
  const casesOf = async (orderId: number) => (await list()).filter(({ OrderID }) => OrderID === orderId);

  async function onlyCaseOf(orderId: number): Promise<MoneyCase> {
    const [found, ...more] = await casesOf(orderId);
    if (!found || more.length > 0) throw new Error(`${found ? more.length + 1 : 0} cases`);
    return found;
  }

  return {
    ...scene,
    runJobs,
    stateOf,
    openOrder,
    paidOrder,
    capturedOrder,
    list,
    casesOf,
    onlyCaseOf,
    settle: ({ Source, SourceID }: MoneyCase, body: SettleMoneyCase) =>
      asAdmin.settleMoneyCase({ params: { source: Source, id: SourceID }, body }),
    /** Runs the jobs until the order has no case left. */
    gone: (orderId: number) =>
      until(async () => {
        await runJobs();
        return (await casesOf(orderId)).length === 0;
      }),
    /** Öre on each account that the order's vouchers have moved; accounts that end at 0 are left out. */
    async balancesOf(orderId: number): Promise<Record<string, number>> {
      const { rows } = await app.db.execute<{ account: string; sum: number }>(sql`
        select account, sum(accounting_lines.amount)::float8 as sum from accounting_lines
        join accounting_entries on accounting_entries.id = entry_id
        where order_id = ${orderId} group by account having sum(accounting_lines.amount) <> 0`);
      return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
    },
  };
}

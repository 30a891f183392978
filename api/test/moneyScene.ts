import type { PaymentChoice } from "@lagrum/core/payment/paymentStateSchema";
import { and, desc, eq, isNull } from "drizzle-orm";
import { accountingDifferences } from "../src/db/schema/accounting.ts";
import { orders } from "../src/db/schema/orders.ts";
import { payments, refunds, unmatchedPayments } from "../src/db/schema/payments.ts";
import { reconcilePayments } from "../src/payments/reconcile.ts";
import { retryRefused } from "../src/payments/refundRetries.ts";
import { placeOrder } from "./orders.ts";
import { createPaymentScene } from "./paymentScene.ts";
import { done } from "./scenes.ts";
import { until } from "./waitUntil.ts";

const byId = (id: number) => ({ params: { id } });
const queues = ["paymentAcknowledgement", "paymentCapture", "refund"] as const;

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error("no such row");
  return row;
}

/** The API with the sandbox of payments, where orders are placed, paid and captured. */
export async function createMoneyScene() {
  const scene = await createPaymentScene();
  const { testApp } = scene;
  const { app, asAdmin, asAdvisor, client, jobs, workers } = testApp;
  const { db } = app;

  /** Runs the jobs that move money, with those that were queued for later. */
  async function runJobs() {
    for (const queue of queues) {
      await testApp.dueNow(queue);
      await jobs.drain(queue, workers[queue] as never);
    }
  }

  const orderOf = async (id: number) => found((await db.select().from(orders).where(eq(orders.ID, id)))[0]);
  const paymentsOf = (OrderID: number) =>
    db.select().from(payments).where(eq(payments.OrderID, OrderID)).orderBy(desc(payments.ID));
  /** The order's latest payment. */
  const paymentOf = async (OrderID: number) => found((await paymentsOf(OrderID))[0]);
  const refundsOf = (OrderID: number) =>
    db.select().from(refunds).where(eq(refunds.OrderID, OrderID)).orderBy(refunds.ID);

  const approve = (Method: PaymentChoice, providerId: string) =>
    Method === "Swish" ? scene.swish(providerId) : scene.buy(providerId);

  /** An order of a product whose payment waits for its buyer. */
  async function openOrder(Method: PaymentChoice) {
    const { ID, AccessCode, Reference } = await placeOrder(testApp);
    done(await client.initiateOrderPayment({ ...byId(ID), body: { Method }, accessCode: AccessCode }));
    const payment = await paymentOf(ID);
    return { ID, AccessCode, Reference, payment, paymentId: payment.ID, providerId: payment.ProviderID ?? "" };
  }

  async function paidOrder(Method: PaymentChoice) {
    const order = await openOrder(Method);
    await approve(Method, order.providerId);
    await until(async () => (await orderOf(order.ID)).PaidAt !== null);
    await runJobs();
    return { ...order, payment: await paymentOf(order.ID) };
  }

  /** A paid order that staff work on, so that its money is captured. */
  async function capturedOrder(Method: PaymentChoice = "Checkout") {
    const order = await paidOrder(Method);
    done(await asAdvisor.takeOrder(byId(order.ID)));
    await until(async () => {
      await runJobs();
      return (await paymentOf(order.ID)).CapturedAt !== null;
    });
    return { ...order, payment: await paymentOf(order.ID) };
  }

  return {
    ...scene,
    ...{ runJobs, orderOf, paymentsOf, paymentOf, refundsOf, approve, openOrder, paidOrder, capturedOrder },

    /** Runs the jobs until something holds. */
    settled: (isSettled: () => Promise<boolean>) =>
      until(async () => {
        await runJobs();
        return isSettled();
      }),

    refund: async (id: number, Amount?: number) =>
      done(
        await asAdmin.refundOrder({ ...byId(id), body: { Reason: "Kunden bad om det.", ...(Amount && { Amount }) } }),
      ),

    /** The scheduled job of payments as it runs after some time. */
    async reconcileAfter(milliseconds: number) {
      const later = { ...app, clock: () => new Date(app.clock().getTime() + milliseconds) };
      await reconcilePayments(later);
      await retryRefused(later);
    },

    /** The open rows of a payment in the staff's queue. */
    queueOf: (PaymentID: number) =>
      db
        .select()
        .from(unmatchedPayments)
        .where(and(eq(unmatchedPayments.PaymentID, PaymentID), isNull(unmatchedPayments.ResolvedAt))),

    /** The open differences of an order that the nightly check has named. */
    differencesOf: (OrderID: number) => {
      const { Kind, Expected, Found, ResolvedAt } = accountingDifferences;
      return db
        .select({ Kind, Expected, Found })
        .from(accountingDifferences)
        .where(and(eq(accountingDifferences.OrderID, OrderID), isNull(ResolvedAt)));
    },
  };
}
export type MoneyScene = Awaited<ReturnType<typeof createMoneyScene>>;

import { and, asc, inArray, lte } from "drizzle-orm";
import type { App } from "../app.ts";
import { orders } from "../db/schema/orders.ts";
import { eachRow } from "../jobs/eachRow.ts";
import { endWaitingPayment } from "../payments/endPayment.ts";
import { lockLivePayment } from "../payments/paymentRepository.ts";
import { lockOrder, moveOrder, type OrderRow } from "./orderRepository.ts";

/** Batch size; the next run takes the rest. */
const BATCH = 50;

/**
 * Expires orders that were not paid in time. A payment that was started is ended at the provider first: a last-moment
 * payment counts. Without an answer from the provider the order waits for the next run.
 * @returns how many orders it expired
 */
export async function expireOrders(app: App): Promise<number> {
  const { db, clock } = app;
  const overdue = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.State, ["Created", "AwaitingPayment"]), lte(orders.ExpiresAt, clock().toISOString())))
    .orderBy(asc(orders.ExpiresAt))
    .limit(BATCH);
  return eachRow(app, "orderExpiry", overdue, async (order) => {
    await endWaitingPayment(app, order.ID);
    return expire(app, order);
  });
}

function expire({ db, clock, jobs, orderKinds }: App, overdue: OrderRow): Promise<boolean> {
  const now = clock();
  return db.transaction(async (tx) => {
    const context = { tx, caller: null, now, jobs };
    await orderKinds[overdue.Kind].lock(tx, overdue);
    const order = await lockOrder(tx, overdue.ID);
    const isOpen = order.State === "Created" || order.State === "AwaitingPayment";
    if (!isOpen || Date.parse(order.ExpiresAt) > now.getTime() || (await lockLivePayment(tx, order.ID))) return false;
    await moveOrder(context, order, "EXPIRE");
    await orderKinds[order.Kind].cancelled(context, order, "EXPIRE");
    return true;
  });
}

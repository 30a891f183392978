import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { App } from "../app.ts";
import { orders } from "../db/schema/orders.ts";
import { eachRow } from "../jobs/eachRow.ts";
import { requestRefund } from "../payments/refundService.ts";
import type { OrderKinds } from "./orderKinds.ts";
import { lockOrder, recordOrderChange, setOrder } from "./orderRepository.ts";

/** Batch size; the next run takes the rest. */
const BATCH = 50;

/** Paid, not delivered, not refunded for it yet, and late by the rules of its kind. */
const isLate = (kinds: OrderKinds, now: Date) =>
  and(
    ...[isNotNull(orders.PaidAt), isNull(orders.DeliveredAt), isNull(orders.EndedAt), isNull(orders.MissedAt)],
    or(
      ...Object.entries(kinds).flatMap(([kind, { late }]) => {
        const condition = late(now);
        return condition === undefined ? [] : [and(eq(orders.Kind, kind as keyof OrderKinds), condition)];
      }),
    ),
  );

/**
 * Refunds paid orders whose promised time has passed without an answer, once each. The answer still comes. A paused
 * clock is not late.
 * @returns their number
 */
export async function refundMissedDeadlines(
  app: Pick<App, "db" | "clock" | "jobs" | "orderKinds" | "log">,
): Promise<number> {
  const { db, clock, jobs, orderKinds } = app;
  const now = clock();
  const condition = isLate(orderKinds, now);
  const late = await db.select().from(orders).where(condition).limit(BATCH);
  return eachRow(app, "missedDeadline", late, (found) => {
    const { ID } = found;
    return db.transaction(async (tx) => {
      const context = { tx, caller: null, now, jobs };
      await orderKinds[found.Kind].lock(tx, found);
      const order = await lockOrder(tx, ID);
      // Read again under the locks: it may have been answered or refunded meanwhile.
      if ((await tx.$count(orders, and(eq(orders.ID, ID), condition))) === 0) return false;
      await setOrder(tx, ID, { MissedAt: now.toISOString() });
      await recordOrderChange(context, ID, "deadlineMissed");
      const reason = "Den utlovade tiden missades.";
      if (!(await requestRefund(context, order, { cause: "Deadline", reason }))) return false;
      await jobs.send(tx, "mail", { Kind: "deadlineMissed", OrderID: ID });
      return true;
    });
  });
}

import { nextOrderState } from "@lagrum/core/order/orderTransitions";
import { and, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { payments } from "../db/schema/payments.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import { lockOrder, moveOrder } from "../orders/orderRepository.ts";
import { resolveCapture } from "./refundRetries.ts";

/** The order's payment that was authorised, and whose authorisation has ended at the provider: it holds nothing. */
export async function findLapsed(tx: Transaction, orderId: number): Promise<{ ID: number } | undefined> {
  const [row] = await tx
    .select({ ID: payments.ID })
    .from(payments)
    .where(
      and(
        ...[eq(payments.OrderID, orderId), inArray(payments.State, ["Cancelled", "Expired"])],
        ...[isNotNull(payments.PaidAt), isNull(payments.CapturedAt), isNull(payments.SurplusAt)],
      ),
    )
    .orderBy(desc(payments.ID))
    .limit(1);
  return row;
}

/**
 * Ends a locked order that can't be refunded, since its authorisation has lapsed at the provider: the buyer has paid nothing.
 * @returns whether it was so
 */
export async function endLapsedOrder(context: OpenContext, orderId: number): Promise<boolean> {
  const lapsed = await findLapsed(context.tx, orderId);
  if (!lapsed) return false;
  // A withdrawal has ended it already.
  const order = await lockOrder(context.tx, orderId);
  if (nextOrderState(order.State, "REFUND") !== null) await moveOrder(context, order, "REFUND");
  await resolveCapture(context, lapsed, "Beställningen är avslutad. Reservationen hade upphört, så inga pengar drogs.");
  return true;
}

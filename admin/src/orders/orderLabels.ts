import type { OrderListItem } from "@lagrum/core/order/orderSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { durationLabel } from "../questions/timeLabels.ts";

/** The fields that the labels are made from. */
export type TimedOrder = Pick<OrderListItem, "DueAt" | "MinutesLeft" | "Late" | "DeliveredAt" | "EndedAt">;

/** Working minutes left below which an order is marked as urgent: one working day. */
const WARN_MINUTES = 8 * 60;

/** "12 h kvar", "Försenad", "Levererad för sent"; null without a due time or when it was met. The time is working time. */
export function orderTimeLeft({ DueAt, MinutesLeft, Late, DeliveredAt, EndedAt }: TimedOrder): string | null {
  if (DueAt === null || MinutesLeft === null) return null;
  if (DeliveredAt !== null) return Late ? "Levererad för sent" : null;
  if (EndedAt !== null) return null;
  return Late ? "Försenad" : `${durationLabel(MinutesLeft)} kvar`;
}

/** The colour of the time left. The label says the same. */
export function orderTimeTone({ MinutesLeft, Late }: TimedOrder): "default" | "warning" | "error" {
  if (Late) return "error";
  return MinutesLeft !== null && MinutesLeft <= WARN_MINUTES ? "warning" : "default";
}

/** "Försenad, utlovad senast 20 november 2026 kl. 17.00" */
export function orderTimeSentence(order: TimedOrder): string | null {
  const left = orderTimeLeft(order);
  return left === null || order.DueAt === null ? null : `${left}, utlovad senast ${formatDateTime(order.DueAt)}`;
}

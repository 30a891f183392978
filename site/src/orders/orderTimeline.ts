import type { OrderStatus } from "@lagrum/core/order/orderSchema";
import type { TimelineStep } from "../ui/Timeline.tsx";

const endings: Partial<Record<OrderStatus["State"], string>> = {
  Withdrawn: "Du ångrade köpet",
  Refunded: "Hela priset betalades tillbaka",
  Cancelled: "Beställningen avbröts",
  Expired: "Beställningen betalades inte i tid",
};

/** An order's timeline, as its buyer sees it. */
export function orderTimeline(order: OrderStatus): TimelineStep[] {
  const step = (words: string, at: string | null): TimelineStep => ({ words, at, done: at !== null });
  const steps = [
    step("Du beställde", order.CreatedAt),
    step("Betalningen är klar", order.PaidAt),
    step("En jurist arbetar med ärendet", order.TakenAt),
    step("Det färdiga är levererat", order.DeliveredAt),
  ];
  const ending = endings[order.State];
  return ending ? [...steps.filter(({ done }) => done), { words: ending, at: order.EndedAt, done: true }] : steps;
}

import type { WithdrawalLaws } from "../withdrawal/withdrawalLaw.ts";
import { endOfDay, lastWithdrawalDay } from "../withdrawal/withdrawalTime.ts";
import type { BuyerRole } from "./orderStateSchema.ts";

/**
 * When the work on a paid order may begin: at once, or after the time for withdrawal where a consumer has not
 * requested an earlier start (distansavtalslagen 2 kap. 15 §). Companies have no right of withdrawal.
 */
export function workStart(
  { Role, StartNow }: { Role: BuyerRole; StartNow: boolean },
  paidAt: Date,
  laws: WithdrawalLaws,
): Date {
  if (Role === "Company" || StartNow) return paidAt;
  return new Date(endOfDay(lastWithdrawalDay(paidAt.getTime(), paidAt.getTime(), laws)));
}

/** Until when the work on a paid order must wait; null when it may begin. */
export function heldUntil(
  order: { Role: BuyerRole; StartNow: boolean; PaidAt: string | null },
  now: Date,
  laws: WithdrawalLaws,
): string | null {
  if (order.PaidAt === null) return null;
  const start = workStart(order, new Date(order.PaidAt), laws);
  return start > now ? start.toISOString() : null;
}

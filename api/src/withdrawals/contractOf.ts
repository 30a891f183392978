import type { Contract } from "@lagrum/core/withdrawal/withdrawalRight";
import type { OrderRow } from "../orders/orderRepository.ts";

const at = (time: string | null): number | null => (time === null ? null : Date.parse(time));

/**
 * An order as the rules of withdrawal see it.
 * @param refunded öre of its refunds, pending ones included
 * @param percent the performed share that staff recorded
 */
export const contractOf = (order: OrderRow, refunded: number, percent: number | null = null): Contract => ({
  Role: order.Role,
  ContractAt: at(order.PaidAt),
  InformedAt: at(order.InformedAt),
  StartNow: order.StartNow,
  LoseRight: order.LoseRight,
  ConsentAt: Date.parse(order.AcceptedAt),
  StartedAt: at(order.TakenAt),
  DeliveredAt: at(order.DeliveredAt),
  // A closed order was delivered; a withdrawn one ended by this withdrawal.
  EndedAt: order.State === "Closed" || order.State === "Withdrawn" ? null : at(order.EndedAt),
  Amount: order.Amount,
  RefundedAmount: refunded,
  PerformedPercent: percent,
});

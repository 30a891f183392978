import { type Contract, withdrawalRight } from "@lagrum/core/withdrawal/withdrawalRight";
import type { RightNow } from "@lagrum/core/withdrawal/withdrawalSchema";
import type { Reader } from "../db/database.ts";
import type { OrderRow } from "../orders/orderRepository.ts";
import { refundedAmount } from "../payments/refundService.ts";
import { listWithdrawalLaws } from "./withdrawalLaws.ts";
import { findWithdrawalOf } from "./withdrawalRepository.ts";

const at = (time: string | null): number | null => (time === null ? null : Date.parse(time));

/**
 * A closed order was delivered, a withdrawn one ended by this withdrawal. The contract of one that was refunded for a
 * missed deadline lives: its answer still comes.
 */
const hasContract = ({ State, MissedAt }: OrderRow): boolean =>
  State === "Closed" || State === "Withdrawn" || (State === "Refunded" && MissedAt !== null);

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
  EndedAt: hasContract(order) ? null : at(order.EndedAt),
  Amount: order.Amount,
  RefundedAmount: refunded,
  PerformedPercent: percent,
});

/** The right of withdrawal of an order at that moment, for its buyer's pages. */
export async function rightNow(db: Reader, order: OrderRow, now: Date): Promise<RightNow> {
  const contract = contractOf(order, await refundedAmount(db, order.ID));
  const right = withdrawalRight(contract, now.getTime(), await listWithdrawalLaws(db));
  if (!right.isOpen) return { LastDay: right.LastDay, Obstacle: right.Obstacle };
  const isWithdrawn = (await findWithdrawalOf(db, order.ID)) !== undefined;
  return { LastDay: right.LastDay, Obstacle: isWithdrawn ? "Ended" : null };
}

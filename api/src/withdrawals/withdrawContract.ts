import { nextOrderState } from "@lagrum/core/order/orderTransitions";
import type { WithdrawalLaws } from "@lagrum/core/withdrawal/withdrawalLaw";
import { type WithdrawalRight, withdrawalRight } from "@lagrum/core/withdrawal/withdrawalRight";
import { refundDueDay } from "@lagrum/core/withdrawal/withdrawalTime";
import type { OpenContext } from "../http/serviceContext.ts";
import { moveOrder, type OrderRow } from "../orders/orderRepository.ts";
import { findLapsed } from "../payments/lapsedPayment.ts";
import { refundedAmount, requestRefund } from "../payments/refundService.ts";
import { clearFollowUp } from "../questions/messageRepository.ts";
import { contractOf } from "./contractOf.ts";
import { listWithdrawalLaws } from "./withdrawalLaws.ts";
import {
  insertForBuyer,
  lockSubmissionsOf,
  lockWithdrawal,
  moveWithdrawal,
  type WithdrawalRow,
} from "./withdrawalRepository.ts";

const reason = "Köpet ångrades.";

/** The right of withdrawal of a locked order when the consumer sent the message. @param receivedAt ISO 8601 */
export async function rightOf(
  { tx }: Pick<OpenContext, "tx">,
  order: OrderRow,
  receivedAt: string,
  percent: number | null = null,
): Promise<WithdrawalRight> {
  const refunded = await refundedAmount(tx, order.ID);
  return withdrawalRight(contractOf(order, refunded, percent), Date.parse(receivedAt), await listWithdrawalLaws(tx));
}

/** The columns that a decision sets. */
const columnsOf = (
  right: WithdrawalRight,
  order: OrderRow,
  { ReceivedAt, ArrivedAt }: WithdrawalRow,
  laws: WithdrawalLaws,
) =>
  right.isOpen
    ? {
        ...{
          LastDay: right.LastDay,
          Basis: right.Basis,
          KeptAmount: right.KeptAmount,
          RefundAmount: right.RefundAmount,
        },
        RefundDueDay:
          right.RefundAmount === 0
            ? null
            : refundDueDay(Date.parse(order.PaidAt ?? ReceivedAt), Date.parse(ArrivedAt ?? ReceivedAt), laws),
      }
    : { LastDay: right.LastDay, Obstacle: right.Obstacle };

/**
 * Applies the rules to a locked withdrawal of a locked order: it is refused, or the order ends and its refund starts. The
 * sender gets a mail with the outcome. Only part of it is known while staff have not recorded the performed share.
 */
export async function withdrawContract(context: OpenContext, order: OrderRow, row: WithdrawalRow): Promise<void> {
  const { tx, jobs } = context;
  const right = await rightOf(context, order, row.ReceivedAt);
  const columns = { OrderID: order.ID, ...columnsOf(right, order, row, await listWithdrawalLaws(tx)) };
  if (!right.isOpen) await moveWithdrawal(context, row, "REFUSE", columns);
  else {
    if (nextOrderState(order.State, "WITHDRAW") !== null) await moveOrder(context, order, "WITHDRAW");
    if (order.Kind === "FollowUp" && order.QuestionID !== null) await clearFollowUp(tx, order.QuestionID);
    await moveWithdrawal(context, row, right.RefundAmount === null ? "ASSESS" : "ACCEPT", columns);
    if (right.RefundAmount !== null) await startRefund(context, order, row.ID, right.RefundAmount);
  }
  await jobs.send(tx, "mail", { Kind: "withdrawalDecided", WithdrawalID: row.ID });
}

/**
 * Ends the order of a question that its asker withdraws. Without the right the question ends all the same: the price of
 * work that has not begun is refunded, and staff decide about the rest.
 */
export async function withdrawQuestionOrder(context: OpenContext, order: OrderRow): Promise<void> {
  const [first] = await lockSubmissionsOf(context.tx, order.ID);
  const right = await rightOf(context, order, first?.ReceivedAt ?? context.now.toISOString());
  if (right.isOpen) return withdrawContract(context, order, first ?? (await insertForBuyer(context, order.ID)));
  // Refunded for a missed deadline, and the time to withdraw is over: nothing is left to settle.
  if (order.State === "Refunded") return;
  const isBegun = order.TakenAt !== null;
  await moveOrder(context, order, "WITHDRAW");
  if (!isBegun) await requestRefund(context, order, { cause: "Withdrawn", reason });
}

/** Starts the refund of an accepted withdrawal. Without anything to pay back it is complete. @param amount öre */
export async function startRefund(context: OpenContext, order: OrderRow, id: number, amount: number): Promise<void> {
  const { tx } = context;
  const isStarted = amount > 0 && (await requestRefund(context, order, { amount, cause: "Withdrawn", reason }));
  if (isStarted) return;
  // The reservation has ended at the provider: the firm neither keeps nor returns anything, and the mail says so.
  const isLapsed = amount > 0 && (await findLapsed(tx, order.ID)) !== undefined;
  const columns = isLapsed ? { Basis: null, KeptAmount: 0, RefundAmount: 0, RefundDueDay: null } : {};
  await moveWithdrawal(context, await lockWithdrawal(tx, id), "COMPLETE", columns);
}

import { formatPrice } from "@lagrum/core/money/money";
import { formatDate, formatDateTime } from "@lagrum/core/text/dates";
import { arnParagraphs } from "@lagrum/core/texts/arn";
import type { Mail } from "@lagrum/core/texts/mails";
import { refundBasisTexts, withdrawalObstacleTexts } from "@lagrum/core/texts/withdrawals";
import { withdrawalReference } from "@lagrum/core/withdrawal/withdrawalReference";
import { eq } from "drizzle-orm";
import { issueCode } from "../accounts/accessCodes.ts";
import type { App } from "../app.ts";
import type { Reader } from "../db/database.ts";
import { orders } from "../db/schema/orders.ts";
import { withdrawals } from "../db/schema/withdrawals.ts";
import type { WithdrawalMailPayload } from "../mail/queuedMail.ts";
import { findPaidOrder } from "../orders/findPaidOrder.ts";
import { companyOf } from "../settings/company.ts";
import { readSettings } from "../settings/settingRepository.ts";
import { findBuyerEmail, lockWithdrawal, moveWithdrawal, type WithdrawalRow } from "./withdrawalRepository.ts";

/** The receipt of a withdrawal, or the decision. A submission that matches no order goes to the staff's queue. */
export function composeWithdrawalMail(
  app: Pick<App, "db" | "clock">,
  queued: WithdrawalMailPayload,
): Promise<Mail | null> {
  return app.db.transaction(async (tx) => {
    const row = await lockWithdrawal(tx, queued.WithdrawalID);
    if (row.Email === null) return null;
    const receipt = {
      To: row.Email,
      Reference: withdrawalReference(row.ID),
      Name: row.Name,
      OrderRef: row.OrderRef,
      ReceivedAt: formatDateTime(row.ReceivedAt),
    };
    if (queued.Kind === "withdrawalDecided") {
      return {
        ...receipt,
        To: await recipientOf(tx, row, row.Email),
        Kind: queued.Kind,
        ...(await decisionOf(tx, row)),
      };
    }
    const now = app.clock();
    const OrderID = row.OrderID ?? (await findPaidOrder(tx, row.OrderRef, row.Email));
    if (OrderID === null && row.State === "Submitted") await moveWithdrawal({ tx, caller: null, now }, row, "QUEUE");
    if (OrderID !== null) await tx.update(withdrawals).set({ OrderID }).where(eq(withdrawals.ID, row.ID));
    const Code = OrderID === null ? null : await issueCode(tx, "order", OrderID, now);
    return { ...receipt, Kind: queued.Kind, Code };
  });
}

/**
 * Who gets the decision: the buyer by the order's address. A sender with another address, whose message staff tied to the
 * order, may be a stranger to it.
 */
async function recipientOf(db: Reader, row: WithdrawalRow, sender: string): Promise<string> {
  const { OrderID, State } = row;
  const buyer = OrderID === null || State === "Dismissed" ? null : await findBuyerEmail(db, OrderID);
  return buyer ?? sender;
}

async function decisionOf(db: Reader, row: WithdrawalRow) {
  const { State, OrderID, Obstacle, Basis, RefundAmount, KeptAmount, RefundDueDay } = row;
  const [order] =
    OrderID === null ? [] : await db.select({ Name: orders.ProductName }).from(orders).where(eq(orders.ID, OrderID));
  const { FollowsArn } = companyOf((await readSettings(db)).settings);
  return {
    State,
    ProductName: order?.Name ?? null,
    Why: Obstacle ? withdrawalObstacleTexts[Obstacle] : Basis ? refundBasisTexts[Basis] : null,
    RefundSum: RefundAmount ? formatPrice(RefundAmount) : null,
    KeptSum: KeptAmount ? formatPrice(KeptAmount) : null,
    RefundDue: RefundDueDay && formatDate(RefundDueDay),
    Disputes: State === "Refused" && Obstacle !== "Company" ? arnParagraphs(FollowsArn) : [],
  };
}

import type { WithdrawalAction } from "@lagrum/core/audit/historySchema";
import { orderReference } from "@lagrum/core/order/orderReference";
import { nextWithdrawalState, type WithdrawalEvent } from "@lagrum/core/withdrawal/withdrawalTransitions";
import { and, asc, eq, inArray } from "drizzle-orm";
import { type AuditContext, fieldChange, recordChange } from "../audit/auditLog.ts";
import type { Reader, Transaction } from "../db/database.ts";
import { orderCustomers } from "../db/schema/orders.ts";
import { withdrawals } from "../db/schema/withdrawals.ts";
import { Failure } from "../http/failure.ts";

export type WithdrawalRow = typeof withdrawals.$inferSelect;
type NewWithdrawal = Omit<typeof withdrawals.$inferInsert, "ID" | "State" | "CreatedAt">;

export async function insertWithdrawal(context: AuditContext, withdrawal: NewWithdrawal): Promise<WithdrawalRow> {
  const { tx, now } = context;
  const [row] = await tx
    .insert(withdrawals)
    .values({ ...withdrawal, State: "Submitted", CreatedAt: now.toISOString() })
    .returning();
  if (!row) throw new Error("an insert gave no row");
  await recordChange(context, { Entity: "withdrawal", EntityID: row.ID, Action: "submitted" });
  return row;
}

/** A withdrawal that the buyer of the order is known to have sent. */
export async function insertForBuyer(
  context: AuditContext,
  OrderID: number,
  more: { ReceivedAt?: string; ArrivedAt?: string | null; UserID?: number; Reason?: string } = {},
): Promise<WithdrawalRow> {
  const { tx, now } = context;
  const [buyer] = await tx.select().from(orderCustomers).where(eq(orderCustomers.OrderID, OrderID));
  return insertWithdrawal(context, {
    OrderID,
    Name: buyer ? `${buyer.FirstName} ${buyer.LastName}`.trim() : null,
    Email: buyer?.Email ?? null,
    OrderRef: orderReference(OrderID),
    ReceivedAt: now.toISOString(),
    ...more,
  });
}

/** The address in the order; null once erased. */
export async function findBuyerEmail(db: Reader, OrderID: number): Promise<string | null> {
  const [buyer] = await db
    .select({ Email: orderCustomers.Email })
    .from(orderCustomers)
    .where(eq(orderCustomers.OrderID, OrderID));
  return buyer?.Email ?? null;
}

/** The row, locked until the transaction ends. @throws Failure NOT_FOUND */
export async function lockWithdrawal(tx: Transaction, id: number): Promise<WithdrawalRow> {
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.ID, id)).for("update");
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}

const live = ["AwaitingShare", "Refunding", "Completed"] as const;
const waiting = ["Submitted", "Queued"] as const;

/** The withdrawal that ended the order. */
export async function findWithdrawalOf(db: Reader, orderId: number): Promise<WithdrawalRow | undefined> {
  const [row] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.OrderID, orderId), inArray(withdrawals.State, [...live])));
  return row;
}

/** The unconfirmed submissions about the order, the first one first, locked. */
export const lockSubmissionsOf = (tx: Transaction, orderId: number): Promise<WithdrawalRow[]> =>
  tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.OrderID, orderId), inArray(withdrawals.State, [...waiting])))
    .orderBy(asc(withdrawals.ReceivedAt), asc(withdrawals.ID))
    .for("update");

const actions: Record<WithdrawalEvent, WithdrawalAction> = {
  QUEUE: "queued",
  ACCEPT: "accepted",
  ASSESS: "assessed",
  REFUSE: "refused",
  SET_SHARE: "shareSet",
  COMPLETE: "completed",
  DISMISS: "dismissed",
};

/**
 * Moves a locked withdrawal by the table of transitions, and writes it to the log.
 * @throws Failure WITHDRAWAL_WRONG_STATE when the table has no such transition
 */
export async function moveWithdrawal(
  context: AuditContext,
  row: Pick<WithdrawalRow, "ID" | "State">,
  event: WithdrawalEvent,
  more: Partial<typeof withdrawals.$inferInsert> = {},
): Promise<void> {
  const State = nextWithdrawalState(row.State, event);
  if (State === null) throw new Failure("WITHDRAWAL_WRONG_STATE");
  const CompletedAt = event === "COMPLETE" ? { CompletedAt: context.now.toISOString() } : {};
  await context.tx
    .update(withdrawals)
    .set({ State, ...CompletedAt, ...more })
    .where(eq(withdrawals.ID, row.ID));
  const Changed = more.Reason ? [fieldChange("Reason", null, more.Reason)] : [];
  await recordChange(context, { Entity: "withdrawal", EntityID: row.ID, Action: actions[event], Changed });
}

/** The refund of an order's withdrawal was carried out. */
export async function completeWithdrawal(context: AuditContext, orderId: number): Promise<void> {
  const row = await findWithdrawalOf(context.tx, orderId);
  if (row?.State === "Refunding") await moveWithdrawal(context, row, "COMPLETE");
}

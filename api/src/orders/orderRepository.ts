import type { OrderAction } from "@lagrum/core/audit/historySchema";
import type { ErrorCode } from "@lagrum/core/contract/problem";
import type { OrderMessageKind } from "@lagrum/core/order/orderSchema";
import type { OrderState } from "@lagrum/core/order/orderStateSchema";
import { nextOrderState, type OrderEvent } from "@lagrum/core/order/orderTransitions";
import { and, desc, eq, inArray } from "drizzle-orm";
import { type AuditContext, fieldChange, recordChange } from "../audit/auditLog.ts";
import { removeParties } from "../conflict/partyRepository.ts";
import type { Reader, Transaction } from "../db/database.ts";
import { orderCustomers, orderMessages, orderStories, orders } from "../db/schema/orders.ts";
import { payments } from "../db/schema/payments.ts";
import { Failure } from "../http/failure.ts";

export type OrderRow = typeof orders.$inferSelect;
type NewOrder = Omit<typeof orders.$inferInsert, "ID" | "State" | "CreatedAt">;
type NewCustomer = Omit<typeof orderCustomers.$inferInsert, "OrderID">;
type NewStory = Omit<typeof orderStories.$inferInsert, "OrderID">;

/** Inserts an order with its buyer and the buyer's description. @returns its ID */
export async function insertOrder(
  context: AuditContext,
  order: NewOrder,
  customer: NewCustomer,
  story: NewStory,
): Promise<number> {
  const { tx, now } = context;
  const row = { ...order, State: "Created" as const, CreatedAt: now.toISOString() };
  const [inserted] = await tx.insert(orders).values(row).returning({ ID: orders.ID });
  if (!inserted) throw new Error("an insert gave no row");
  const { ID } = inserted;
  await tx.insert(orderCustomers).values({ ...customer, OrderID: ID });
  await tx.insert(orderStories).values({ ...story, OrderID: ID });
  await recordChange(context, { Entity: "order", EntityID: ID, Action: "placed" });
  return ID;
}

/** The order, locked until the transaction ends. @throws Failure NOT_FOUND */
export async function lockOrder(tx: Transaction, id: number): Promise<OrderRow> {
  const [row] = await tx.select().from(orders).where(eq(orders.ID, id)).for("update");
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}

/** @throws Failure NOT_FOUND */
export async function getOrderRow(db: Reader, id: number): Promise<OrderRow> {
  const [row] = await db.select().from(orders).where(eq(orders.ID, id));
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}

export async function setOrder(tx: Transaction, id: number, set: Partial<typeof orders.$inferInsert>): Promise<void> {
  await tx.update(orders).set(set).where(eq(orders.ID, id));
}

/** The latest order of a question with one of these kinds. */
export async function findOrderOfQuestion(
  db: Reader,
  questionId: number,
  kinds: readonly OrderRow["Kind"][],
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.QuestionID, questionId), inArray(orders.Kind, [...kinds])))
    .orderBy(desc(orders.ID))
    .limit(1);
  return row;
}

interface MoveOptions {
  refusal?: ErrorCode;
  /** The reason of the staff's decision, for the audit log. */
  reason?: string;
}

/** The audit action of each event. */
const actions: Record<OrderEvent, OrderAction> = {
  INITIATE: "paymentInitiated",
  PAY: "paid",
  TAKE: "taken",
  ASK: "asked",
  REPLY: "replied",
  DELIVER: "delivered",
  CLOSE: "closed",
  REOPEN: "reopened",
  WITHDRAW: "withdrawn",
  REFUND: "refunded",
  CANCEL: "cancelled",
  EXPIRE: "expired",
};

/** The order has a payment that is not ended at the provider: its money may still come. */
export class PaymentWaits extends Failure {
  constructor() {
    super("PAYMENT_UNAVAILABLE", undefined, { retryAfter: 10 });
  }
}

async function refuseWaitingPayment(tx: Transaction, orderId: number): Promise<void> {
  const waiting = and(eq(payments.OrderID, orderId), eq(payments.State, "Initiated"));
  if ((await tx.$count(payments, waiting)) > 0) throw new PaymentWaits();
}

const ended: readonly OrderState[] = ["Closed", "Withdrawn", "Refunded", "Cancelled", "Expired"];

/**
 * Moves a locked order by the table of transitions, and writes it to the log.
 * @param more columns that change with it
 * @throws Failure `refusal` when the table has no such transition; PAYMENT_UNAVAILABLE when it ends an unpaid order whose
 * payment is not ended at the provider
 */
export async function moveOrder(
  context: AuditContext,
  order: Pick<OrderRow, "ID" | "State">,
  event: OrderEvent,
  { refusal = "ORDER_WRONG_STATE", reason, ...more }: Partial<typeof orders.$inferInsert> & MoveOptions = {},
): Promise<OrderState> {
  const State = nextOrderState(order.State, event);
  if (State === null) throw new Failure(refusal);
  if (event === "CANCEL" || event === "EXPIRE") await refuseWaitingPayment(context.tx, order.ID);
  const EndedAt = { EndedAt: ended.includes(State) ? context.now.toISOString() : null };
  await setOrder(context.tx, order.ID, { State, ...EndedAt, ...more });
  // The matter never began: its parties are not needed.
  if (event === "EXPIRE") await removeParties(context.tx, { Kind: "order", ID: order.ID });
  const states: [OrderState, OrderState] | undefined = order.State === State ? undefined : [order.State, State];
  await recordOrderChange(context, order.ID, actions[event], { states, reason });
  return State;
}

/** Writes a row of the audit log about an order; with its states before and after where they differ, and the reason. */
export const recordOrderChange = (
  context: AuditContext,
  EntityID: number,
  Action: OrderAction,
  { states, reason }: { states?: [OrderState, OrderState] | undefined; reason?: string | undefined } = {},
): Promise<void> =>
  recordChange(context, {
    Entity: "order",
    EntityID,
    Action,
    Changed: [
      ...(states === undefined ? [] : [fieldChange("State", ...states)]),
      ...(reason === undefined ? [] : [fieldChange("Reason", null, reason)]),
    ],
  });

export async function insertOrderMessage(
  tx: Transaction,
  message: { OrderID: number; Kind: OrderMessageKind; Body: string; UserID: number | null },
  now: Date,
): Promise<void> {
  await tx.insert(orderMessages).values({ ...message, At: now.toISOString() });
}

import { isAdmin } from "@lagrum/core/account/roles";
import type {
  DecideOnOrder,
  DeliverOrder,
  RefundOrder,
  SaveOrderNotes,
  WriteInOrder,
} from "@lagrum/core/order/orderSchema";
import { and, eq, inArray } from "drizzle-orm";
import { notifyLawyer } from "../bookings/bookingChanges.ts";
import { findBooking } from "../bookings/bookingRepository.ts";
import { checkUnchanged } from "../db/optimisticLock.ts";
import { orderFiles } from "../db/schema/orders.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext, ServiceContext } from "../http/serviceContext.ts";
import { requestRefund } from "../payments/refundService.ts";
import type { OrderKinds } from "./orderKinds.ts";
import {
  insertOrderMessage,
  lockOrder,
  moveOrder,
  type OrderRow,
  recordOrderChange,
  setOrder,
} from "./orderRepository.ts";
import { isInReview } from "./orderView.ts";
import { requireVisibleOrder } from "./orderVisibility.ts";
import { beginWork } from "./questionOrders.ts";

/** Refuses an order that is worked on through its question or meeting. */
function requireOwnPage({ Kind }: OrderRow): void {
  if (Kind !== "Product") throw new Failure("ORDER_WRONG_STATE");
}

function requireAssignee({ caller }: ServiceContext, { AssignedToID }: OrderRow): void {
  if (AssignedToID !== caller.UserID && !isAdmin(caller.roles)) throw new Failure("ORDER_NOT_TAKEN");
}

/** Begins the work on a paid order. The caller's own order is left as it is. @throws Failure NOT_FOUND, ORDER_WRONG_STATE */
export async function takeOrder(context: ServiceContext, id: number): Promise<void> {
  // Before the lock: who loses a race learns that the order is taken.
  await requireVisibleOrder(context.tx, context, id);
  const order = await lockOrder(context.tx, id);
  requireOwnPage(order);
  await beginWork(context, order);
}

/** Asks the buyer something. @throws Failure NOT_FOUND, ORDER_WRONG_STATE, ORDER_NOT_TAKEN */
export async function askBuyer(context: ServiceContext, id: number, { Message }: WriteInOrder): Promise<void> {
  const { tx, caller, now, jobs } = context;
  await requireVisibleOrder(tx, context, id);
  const order = await lockOrder(tx, id);
  requireOwnPage(order);
  await moveOrder(context, order, "ASK");
  requireAssignee(context, order);
  await insertOrderMessage(tx, { OrderID: id, Kind: "asked", Body: Message, UserID: caller.UserID }, now);
  await jobs.send(tx, "mail", { Kind: "orderAsked", OrderID: id });
}

/** The buyer's reply. @throws Failure NOT_FOUND, ORDER_WRONG_STATE */
export async function replyInOrder(context: OpenContext, id: number, { Message }: WriteInOrder): Promise<void> {
  const { tx, now } = context;
  const order = await lockOrder(tx, id);
  await moveOrder({ ...context, caller: null }, order, "REPLY");
  await insertOrderMessage(tx, { OrderID: id, Kind: "reply", Body: Message, UserID: null }, now);
}

/** Delivers an order. @throws Failure NOT_FOUND, ORDER_WRONG_STATE, ORDER_NOT_TAKEN, INCORRECT_PROPERTIES */
export async function deliverOrder(
  context: ServiceContext,
  kinds: OrderKinds,
  id: number,
  { Message, Files }: DeliverOrder,
): Promise<void> {
  const { tx, caller, now } = context;
  await requireVisibleOrder(tx, context, id);
  const order = await lockOrder(tx, id);
  requireOwnPage(order);
  await moveOrder(context, order, "DELIVER", { DeliveredAt: now.toISOString() });
  requireAssignee(context, order);
  if (Files.length > 0) {
    const own = and(eq(orderFiles.OrderID, id), eq(orderFiles.FromStaff, true), inArray(orderFiles.FileID, Files));
    const delivered = await tx
      .update(orderFiles)
      .set({ DeliveredAt: now.toISOString() })
      .where(own)
      .returning({ FileID: orderFiles.FileID });
    if (delivered.length < new Set(Files).size) {
      throw new Failure("INCORRECT_PROPERTIES", { Files: ["INVALID_VALUE"] });
    }
  }
  if (Message) {
    await insertOrderMessage(tx, { OrderID: id, Kind: "delivery", Body: Message, UserID: caller.UserID }, now);
  }
  await kinds[order.Kind].delivered(context, order);
}

/** @throws Failure NOT_FOUND, ORDER_WRONG_STATE */
export async function closeOrder(context: ServiceContext, id: number): Promise<void> {
  await requireVisibleOrder(context.tx, context, id);
  await moveOrder(context, await lockOrder(context.tx, id), "CLOSE");
}

/** @throws Failure NOT_FOUND, CHANGED_BY_OTHER */
export async function saveOrderNotes(
  context: ServiceContext,
  id: number,
  { Notes, UpdatedAt }: SaveOrderNotes,
): Promise<void> {
  const { tx, now } = context;
  await requireVisibleOrder(tx, context, id);
  const order = await lockOrder(tx, id);
  checkUnchanged({ UpdatedAt: order.NotedAt ?? order.CreatedAt }, UpdatedAt);
  if (order.Notes === Notes) return;
  await setOrder(tx, id, { Notes, NotedAt: now.toISOString() });
  await recordOrderChange(context, id, "noted");
}

/**
 * Ends the conflict review: the work may begin. The lawyer learns of a meeting that was paid meanwhile.
 * @throws Failure NOT_FOUND, ORDER_WRONG_STATE
 */
export async function clearConflict(context: ServiceContext, id: number, { Reason }: DecideOnOrder): Promise<void> {
  const { tx, now } = context;
  const order = await lockOrder(tx, id);
  if (!isInReview(order)) throw new Failure("ORDER_WRONG_STATE");
  await setOrder(tx, id, { ReviewSince: null, ...withReason(order, now, Reason) });
  await recordOrderChange(context, id, "cleared", { reason: Reason });
  const booking = order.BookingID === null ? undefined : await findBooking(tx, order.BookingID);
  if (booking?.State === "Confirmed") await notifyLawyer(context, booking, "booked");
}

/** The reason of a decision is added to the notes, for staff only. */
function withReason({ Notes }: OrderRow, now: Date, reason: string) {
  return { Notes: [Notes, reason].filter(Boolean).join("\n"), NotedAt: now.toISOString() };
}

/** Refunds an order, whole or in part. @throws Failure NOT_FOUND, ORDER_WRONG_STATE, REFUND_TOO_LARGE */
export async function refundOrder(context: ServiceContext, id: number, { Amount, Reason }: RefundOrder): Promise<void> {
  const order = await lockOrder(context.tx, id);
  await requestRefund(context, order, { amount: Amount, reason: Reason, cause: "Staff" });
}

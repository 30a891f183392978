import { answerDays, complaintReference } from "@lagrum/core/complaint/complaintReference";
import type { DecideComplaint, SubmitComplaint, SubmittedComplaint } from "@lagrum/core/complaint/complaintSchema";
import { nextOrderState } from "@lagrum/core/order/orderTransitions";
import { eq } from "drizzle-orm";
import { recordChange } from "../audit/auditLog.ts";
import { complaints } from "../db/schema/complaints.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext, ServiceContext } from "../http/serviceContext.ts";
import { lockOrder, moveOrder } from "../orders/orderRepository.ts";
import { requestRefund } from "../payments/refundService.ts";
import { dueDayOf } from "./complaintRepository.ts";

/** Stores a complaint. The mail job looks up its order, so that the response does not reveal it. */
export async function submitComplaint(
  context: OpenContext,
  { Name, OrderRef, Email, Wish, Description }: SubmitComplaint,
): Promise<SubmittedComplaint> {
  const { tx, now, jobs } = context;
  const ReceivedAt = now.toISOString();
  const DueDay = dueDayOf(now, answerDays);
  const [row] = await tx
    .insert(complaints)
    .values({ Name, OrderRef, Email, Wish, Description, DueDay, CreatedAt: ReceivedAt })
    .returning({ ID: complaints.ID });
  if (!row) throw new Error("an insert gave no row");
  await recordChange({ ...context, caller: null }, { Entity: "complaint", EntityID: row.ID, Action: "submitted" });
  await jobs.send(tx, "mail", { Kind: "complaintReceived", ComplaintID: row.ID });
  return { Reference: complaintReference(row.ID), ReceivedAt, DueDay };
}

/**
 * Decides on a complaint once. A refund is requested of its order; a redo reopens it.
 * @throws Failure NOT_FOUND, COMPLAINT_DECIDED, REFUND_TOO_LARGE, INCORRECT_PROPERTIES for a refund without an order
 */
export async function decideComplaint(
  context: ServiceContext,
  id: number,
  { Decision, Amount, Text }: DecideComplaint,
): Promise<void> {
  const { tx, caller, now, jobs } = context;
  const [seen] = await tx.select({ OrderID: complaints.OrderID }).from(complaints).where(eq(complaints.ID, id));
  // Order before complaint: the same order of locks everywhere.
  const order = seen?.OrderID ? await lockOrder(tx, seen.OrderID) : null;
  const [row] = await tx.select().from(complaints).where(eq(complaints.ID, id)).for("update");
  if (!row) throw new Failure("NOT_FOUND");
  if (row.Decision !== null) throw new Failure("COMPLAINT_DECIDED");
  const RefundAmount = Decision === "Refund" && Amount ? Amount : null;
  if (RefundAmount !== null) {
    if (!order) throw new Failure("INCORRECT_PROPERTIES", { Decision: ["NOT_AVAILABLE"] });
    const reason = `Reklamation ${complaintReference(id)}`;
    await requestRefund(context, order, { amount: RefundAmount, reason, cause: "Staff" });
  }
  // Only an order of a product is reopened: questions and meetings are worked on elsewhere.
  if (Decision === "Redo" && order?.Kind === "Product" && nextOrderState(order.State, "REOPEN") !== null) {
    await moveOrder(context, order, "REOPEN", { reason: `Reklamation ${complaintReference(id)}` });
  }
  await tx
    .update(complaints)
    .set({ Decision, DecisionText: Text, RefundAmount, DecidedAt: now.toISOString(), DecidedByID: caller.UserID })
    .where(eq(complaints.ID, id));
  const Changed = [{ Field: "Decision", Before: null, After: Decision }];
  await recordChange(context, { Entity: "complaint", EntityID: id, Action: "decided", Changed });
  await jobs.send(tx, "mail", { Kind: "complaintDecided", ComplaintID: id });
}

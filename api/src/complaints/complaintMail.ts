import { complaintReference } from "@lagrum/core/complaint/complaintReference";
import { isLateComplaint } from "@lagrum/core/complaint/complaintTime";
import { formatPrice } from "@lagrum/core/money/money";
import { formatDate, formatDateTime } from "@lagrum/core/text/dates";
import { arnParagraphs } from "@lagrum/core/texts/arn";
import type { Mail } from "@lagrum/core/texts/mails";
import { eq } from "drizzle-orm";
import type { App } from "../app.ts";
import type { Reader } from "../db/database.ts";
import { complaints } from "../db/schema/complaints.ts";
import { orders } from "../db/schema/orders.ts";
import type { ComplaintMailPayload } from "../mail/queuedMail.ts";
import { findPaidOrder } from "../orders/findPaidOrder.ts";
import { companyOf } from "../settings/company.ts";
import { readSettings } from "../settings/settingRepository.ts";

/** The receipt of a complaint, or its decision. With the receipt the complaint is tied to its order. */
export async function composeComplaintMail(
  { db }: Pick<App, "db">,
  queued: ComplaintMailPayload,
): Promise<Mail | null> {
  const [row] = await db.select().from(complaints).where(eq(complaints.ID, queued.ComplaintID));
  if (!row?.Email) return null;
  const to = { To: row.Email, Reference: complaintReference(row.ID) };
  if (queued.Kind === "complaintReceived") {
    const OrderID = row.OrderID ?? (await findPaidOrder(db, row.OrderRef, row.Email));
    await db.update(complaints).set({ OrderID }).where(eq(complaints.ID, row.ID));
    const times = { ReceivedAt: formatDateTime(row.CreatedAt), DueDay: formatDate(row.DueDay) };
    const Delivered = OrderID === null ? null : await lateDelivery(db, OrderID, row.CreatedAt);
    return { ...to, ...times, Kind: queued.Kind, Delivered };
  }
  const { Decision, DecisionText, RefundAmount } = row;
  if (Decision === null || DecisionText === null) return null;
  const { FollowsArn } = companyOf((await readSettings(db)).settings);
  return {
    ...to,
    Kind: queued.Kind,
    Decision,
    Text: DecisionText,
    RefundSum: RefundAmount === null ? null : formatPrice(RefundAmount),
    Disputes: Decision === "Refuse" ? arnParagraphs(FollowsArn) : [],
  };
}

/** The day of the delivery, in words, when the right to complain had ended; else null. */
async function lateDelivery(db: Reader, orderId: number, receivedAt: string): Promise<string | null> {
  const [order] = await db.select({ DeliveredAt: orders.DeliveredAt }).from(orders).where(eq(orders.ID, orderId));
  const deliveredAt = order?.DeliveredAt ?? null;
  return deliveredAt !== null && isLateComplaint(deliveredAt, receivedAt) ? formatDate(deliveredAt) : null;
}

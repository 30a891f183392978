import { complaintReference } from "@lagrum/core/complaint/complaintReference";
import { formatPrice } from "@lagrum/core/money/money";
import { formatDate, formatDateTime } from "@lagrum/core/text/dates";
import { arnParagraphs } from "@lagrum/core/texts/arn";
import type { Mail } from "@lagrum/core/texts/mails";
import { eq } from "drizzle-orm";
import type { App } from "../app.ts";
import { complaints } from "../db/schema/complaints.ts";
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
    return { ...to, ...times, Kind: queued.Kind };
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

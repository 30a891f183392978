import { dueSentence, laterStart } from "@lagrum/core/order/purchaseTexts";
import type { QuestionStatus } from "@lagrum/core/question/questionSchema";
import { formatDeadline } from "@lagrum/core/text/dates";
import { freePromise } from "@lagrum/core/texts/questions";

/** When the asker gets the answer. A paid question has a date, the due time of its clock; a free one has no promise. */
export function answerTime({
  Type,
  Order,
  DueAt,
  CallAt,
}: Pick<QuestionStatus, "Type" | "Order" | "DueAt" | "CallAt">): string {
  if (Type === "Free") return freePromise;
  if (Order === null) return DueAt === null ? "" : `Klart senast ${formatDeadline(DueAt)}.`;
  if (CallAt !== null) return "";
  const purchase = { ...Order, Dates: { ...Order.Dates, DueAt }, isPaid: Order.PaidAt !== null };
  return `${laterStart(purchase)} ${dueSentence(purchase)}`.trim();
}

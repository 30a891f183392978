import { formatPrice } from "@lagrum/core/money/money";
import type { QuestionOrder } from "@lagrum/core/question/questionOrderSchema";
import { moneyBackText } from "@lagrum/core/texts/moneyBack";

/** The sentence about money on the page of a declined question; a free one has no order. It is paid back whole. */
export function declinedMoneyText(
  order: Pick<QuestionOrder, "Amount" | "RefundedAmount" | "PaidAt" | "PaymentState"> | null,
): string {
  if (order === null) return moneyBackText({ State: "Nothing" });
  const { Amount, RefundedAmount, PaidAt, PaymentState } = order;
  if (PaidAt === null) return moneyBackText({ State: PaymentState === "Initiated" ? "Waiting" : "Nothing" });
  const isRelease = PaymentState === "Authorised" || PaymentState === "Cancelled";
  const money = { Sum: formatPrice(Amount), isWhole: true, isRelease };
  return moneyBackText({ State: RefundedAmount >= Amount ? "Returned" : "OnItsWay", ...money });
}

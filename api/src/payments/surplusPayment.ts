import { totalOf } from "@lagrum/core/accounting/entryLines";
import { includedTax } from "@lagrum/core/money/vat";
import type { UnmatchedReason } from "@lagrum/core/payment/paymentSchema";
import { linesOf } from "../accounting/bookEntry.ts";
import { refunds } from "../db/schema/payments.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import { type OrderRow, recordOrderChange } from "../orders/orderRepository.ts";
import { movePayment, type PaymentRow } from "./paymentRepository.ts";
import type { Books } from "./providerBooks.ts";
import { firstAttemptBy } from "./refundRetries.ts";

interface Surplus {
  order: OrderRow;
  payment: PaymentRow;
  books: Pick<Books, "status" | "method" | "amount" | "bankReference">;
  reason: UnmatchedReason;
}

const reasons: Partial<Record<UnmatchedReason, string>> = {
  WrongAmount: "Betalningen hade ett annat belopp än beställningen.",
  WrongCurrency: "Betalningen hade en annan valuta än beställningen.",
  WrongMerchant: "Betalningen gick till ett annat Swishnummer.",
};
const late = "Betalningen kom när beställningen inte längre kunde betalas.";

/** Whether the money can be given back whole and booked by itself. Money in another currency needs a person. */
export const mayReturn = ({ books, reason }: Omit<Surplus, "order" | "payment">): boolean =>
  reason === "Late" ||
  reason === "WrongAmount" ||
  (reason === "WrongCurrency" && books.status === "authorised" && books.method !== "Swish");

/**
 * Takes money that the order can't take: the payment says what the provider holds, a debit is booked, and the whole of it is
 * released or refunded by a job of the same transaction, whose credit note follows (bokföringslagen 5 kap.). The order
 * stays as it is. Lock order and payment first.
 */
export async function takeSurplus(context: OpenContext, found: Surplus): Promise<void> {
  const RefundID = await recordSurplus(context, found, "Requested");
  await context.jobs.send(context.tx, "refund", { RefundID });
}

/**
 * The payment as the provider has it, and the refund of the whole of it.
 * @returns the refund's ID
 */
export async function recordSurplus(
  context: OpenContext,
  { order, payment, books, reason }: Surplus,
  State: "Requested" | "Failed",
): Promise<number> {
  const { tx, now, jobs } = context;
  const at = now.toISOString();
  const isDebit = payment.Choice === "Swish";
  const amounts = reason === "WrongAmount" ? amountsOf(books, order) : {};
  await movePayment(context, payment, isDebit ? "DEBIT" : "AUTHORISE", {
    ...{ Method: books.method, PaidAt: at, BankReference: books.bankReference, SurplusAt: at },
    ...amounts,
    ...(isDebit && { CapturedAt: at }),
  });
  if (!isDebit) {
    if (books.status === "captured") {
      await movePayment(context, { ...payment, State: "Authorised" }, "CAPTURE", { CapturedAt: at });
    }
    await jobs.send(tx, "paymentAcknowledgement", { PaymentID: payment.ID });
  }
  await recordOrderChange(context, order.ID, "surplusPaid");
  const Lines = linesOf({ ...payment, ...amounts }, order);
  const [refund] = await tx
    .insert(refunds)
    .values({
      ...{ PaymentID: payment.ID, OrderID: order.ID, ...totalOf(Lines), Lines },
      ...{ State, Cause: "Surplus", Reason: reasons[reason] ?? late },
      ...{ RequestedAt: at, NextAttemptAt: State === "Requested" ? firstAttemptBy(now) : null },
    })
    .returning({ ID: refunds.ID });
  if (!refund) throw new Error("an insert gave no row");
  return refund.ID;
}

function amountsOf({ amount }: Pick<Books, "amount">, { Lines }: OrderRow): Pick<PaymentRow, "Amount" | "TaxAmount"> {
  return { Amount: amount, TaxAmount: includedTax(amount, Lines[0]?.TaxRate ?? 0) };
}

import { nextOrderState } from "@lagrum/core/order/orderTransitions";
import { workDates } from "@lagrum/core/order/workDates";
import type { UnmatchedReason } from "@lagrum/core/payment/paymentSchema";
import { and, eq } from "drizzle-orm";
import type { App } from "../app.ts";
import type { Transaction } from "../db/database.ts";
import { refunds } from "../db/schema/payments.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import { promisedWorkOf } from "../orders/orderDates.ts";
import type { OrderKinds } from "../orders/orderKinds.ts";
import { getOrderRow, lockOrder, moveOrder, type OrderRow, recordOrderChange } from "../orders/orderRepository.ts";
import { readSettings } from "../settings/settingRepository.ts";
import { listWithdrawalLaws } from "../withdrawals/withdrawalLaws.ts";
import { getPaymentRow, insertUnmatched, lockPayment, movePayment, type PaymentRow } from "./paymentRepository.ts";
import { type Books, readBooks } from "./providerBooks.ts";
import { mayReturn, takeSurplus } from "./surplusPayment.ts";

type Tools = Pick<App, "db" | "payments" | "env" | "jobs" | "clock" | "orderKinds">;

const hasMoney = ({ status }: Books) => status === "authorised" || status === "captured";

/** Why the provider's books must not pay our order, or null. */
function mismatch(books: Books, payment: PaymentRow): UnmatchedReason | null {
  if (books.reference !== payment.Reference) return "Unknown";
  if (!books.isOurs) return "WrongMerchant";
  if (books.currency !== "SEK") return "WrongCurrency";
  return books.amount === payment.Amount ? null : "WrongAmount";
}

/**
 * Reads a payment back from the provider and moves payment and order accordingly. A push, a callback, a polling page
 * and the reconcile job all end here: it may run any number of times, and at the same time. Money that the order can't take
 * is returned.
 * @throws ProviderError, Failure NOT_FOUND
 */
export async function settlePayment(app: Tools, paymentId: number): Promise<void> {
  const seen = await getPaymentRow(app.db, paymentId);
  if (seen.State !== "Initiated" && seen.State !== "Authorised" && seen.PaidAt !== null) return;
  const books = await readBooks(app, seen);
  if (books === null || books.status === "open") return;
  const placed = await getOrderRow(app.db, seen.OrderID);
  const hours = (await readSettings(app.db)).settings.WORKING_HOURS;
  await app.db.transaction(async (tx) => {
    const context: OpenContext = { tx, caller: null, now: app.clock(), jobs: app.jobs };
    // Question or booking, order, payment: the same order of locks everywhere.
    await app.orderKinds[placed.Kind].lock(tx, placed);
    const order = await lockOrder(tx, seen.OrderID);
    const payment = await lockPayment(tx, paymentId);
    await apply(context, { order, payment, books, hours, kinds: app.orderKinds });
  });
}

interface Case {
  order: OrderRow;
  payment: PaymentRow;
  books: Books;
  hours: string;
  kinds: OrderKinds;
}

async function apply(context: OpenContext, found: Case): Promise<void> {
  const { tx, now } = context;
  const { payment, books } = found;
  if (!hasMoney(books)) return endWithoutMoney(context, found);
  const reason = reasonAgainst(found);
  if (reason !== null) {
    if (payment.PaidAt === null && mayReturn({ books, reason })) return takeSurplus(context, { ...found, reason });
    return addToQueue(context, found, reason);
  }
  if (payment.PaidAt === null) await pay(context, found);
  else if (payment.State === "Authorised" && books.status === "captured") {
    await movePayment({ tx, now }, payment, "CAPTURE", { CapturedAt: now.toISOString() });
  }
}

/** Why the money can't pay the order, or null. What is being returned already is not judged again. */
function reasonAgainst(found: Case): UnmatchedReason | null {
  const { payment, books } = found;
  if (payment.SurplusAt !== null) return null;
  return mismatch(books, payment) ?? (payment.PaidAt === null && !isPayable(found) ? "Late" : null);
}

/** Whether the money pays the order: it waits for this payment, which has not been ended. */
const isPayable = ({ order, payment }: Case) =>
  payment.State === "Initiated" && nextOrderState(order.State, "PAY") !== null;

/** One transition, one acknowledgement, one mail: they commit together, under the locks of order and payment. */
async function pay(context: OpenContext, { order, payment, books, hours, kinds }: Case): Promise<void> {
  const { tx, now, jobs } = context;
  const at = now.toISOString();
  const isDebit = payment.Choice === "Swish";
  await movePayment({ tx, now }, payment, isDebit ? "DEBIT" : "AUTHORISE", {
    Method: books.method,
    PaidAt: at,
    BankReference: books.bankReference,
    ...(isDebit && { CapturedAt: at }),
  });
  if (!isDebit) {
    if (books.status === "captured") {
      await movePayment({ tx, now }, { ...payment, State: "Authorised" }, "CAPTURE", { CapturedAt: at });
    }
    await jobs.send(tx, "paymentAcknowledgement", { PaymentID: payment.ID });
  }
  const rules = { laws: await listWithdrawalLaws(tx), hours };
  const { DueAt } = workDates(promisedWorkOf(order), order, now, rules);
  await moveOrder(context, order, "PAY", { PaidAt: at, DueAt });
  await kinds[order.Kind].paid(context, order, { DueAt, hours });
  await jobs.send(tx, "mail", { Kind: "orderPaid", OrderID: order.ID });
}

const events = { declined: "DECLINE", cancelled: "CANCEL", expired: "EXPIRE", failed: "FAIL" } as const;

/** The order stays payable until it expires. */
async function endWithoutMoney(context: OpenContext, { order, payment, books }: Case): Promise<void> {
  const { tx, now, jobs } = context;
  const { status } = books;
  if (status === "open" || status === "authorised" || status === "captured") return;
  const wasAuthorised = payment.State === "Authorised";
  if (wasAuthorised && (await isReleasing(tx, payment))) return;
  if (!(await movePayment({ tx, now }, payment, events[status]))) return;
  if (wasAuthorised) await addToQueue(context, { order, payment, books }, "CaptureFailed");
  else if (status === "declined" || status === "failed") {
    await jobs.send(tx, "mail", { Kind: "paymentDeclined", OrderID: order.ID });
  }
}

/** Whether a refund of ours is releasing it; its job stores the end of it. */
async function isReleasing(tx: Transaction, { ID }: PaymentRow): Promise<boolean> {
  const ours = and(eq(refunds.PaymentID, ID), eq(refunds.State, "Requested"));
  return (await tx.$count(refunds, ours)) > 0;
}

function addToQueue(
  { tx, now }: OpenContext,
  { payment, books }: Pick<Case, "order" | "payment" | "books">,
  Reason: UnmatchedReason,
): Promise<void> {
  const { ID: PaymentID, Choice, ProviderID } = payment;
  const { amount: Amount, currency: Currency, reference: ProviderReference } = books;
  const found = { Reason, Choice, ProviderID: ProviderID ?? "", Amount, Currency, ProviderReference, PaymentID };
  return insertUnmatched(tx, found, now);
}

/** Stores the end of a payment that was cancelled at the provider. */
export async function cancelPayment(app: Pick<App, "db" | "clock">, payment: PaymentRow): Promise<void> {
  await app.db.transaction(async (tx) => {
    await lockOrder(tx, payment.OrderID);
    const locked = await lockPayment(tx, payment.ID);
    const isMoved = await movePayment({ tx, now: app.clock() }, locked, "CANCEL");
    if (!isMoved) return;
    await recordOrderChange({ tx, caller: null, now: app.clock() }, payment.OrderID, "paymentEnded");
  });
}

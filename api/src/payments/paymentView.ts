import { orderReference } from "@lagrum/core/order/orderReference";
import type {
  Payment,
  PaymentList,
  PaymentListItem,
  PaymentQuery,
  Refund,
  UnmatchedPayment,
  UnmatchedPaymentList,
  UnmatchedPaymentQuery,
} from "@lagrum/core/payment/paymentSchema";
import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { renderSVG } from "uqr";
import { selectName } from "../accounts/personName.ts";
import type { Reader } from "../db/database.ts";
import { within } from "../db/dateRange.ts";
import { afterCursor, cut, likePattern, pageOf, sorting } from "../db/paging.ts";
import { accounts } from "../db/schema/accounts.ts";
import { orders } from "../db/schema/orders.ts";
import { payments, refunds, unmatchedPayments } from "../db/schema/payments.ts";
import { Failure } from "../http/failure.ts";
import { isNamed } from "../orders/findPaidOrder.ts";
import { isVisibleOrder, type Viewer } from "../orders/orderVisibility.ts";

/** A payment as the checkout shows it. @param payee the firm's Swish number. @throws Failure NOT_FOUND */
export async function getPayment(db: Reader, id: number, payee: string): Promise<Payment> {
  const [row] = await db
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.ID, payments.OrderID))
    .where(eq(payments.ID, id));
  if (!row) throw new Failure("NOT_FOUND");
  const { payment, order } = row;
  const isWaiting = payment.State === "Initiated";
  const { AppLink, QrContent } = payment;
  return {
    ID: payment.ID,
    html_snippet: payment.Snippet,
    Amount: payment.Amount,
    PaymentMethod: payment.Method,
    ProductName: order.ProductName,
    TaxAmount: payment.TaxAmount,
    storedCards: [],
    isAgreement: false,
    agreementEndpoint: null,
    State: payment.State,
    IsReturned: payment.SurplusAt !== null,
    OrderID: order.ID,
    OrderState: order.State,
    Reference: orderReference(order.ID),
    Lines: order.Lines,
    ExpiresAt: isWaiting ? order.ExpiresAt : null,
    Swish:
      isWaiting && AppLink !== null && QrContent !== null
        ? { AppLink, QrSvg: renderSVG(QrContent), Number: payee, Message: orderReference(order.ID) }
        : null,
  };
}

const select = (db: Reader) =>
  db.select({ payment: payments, order: orders }).from(payments).innerJoin(orders, eq(orders.ID, payments.OrderID));

function toItem({ payment, order }: Awaited<ReturnType<typeof select>>[number]): PaymentListItem {
  return {
    ID: payment.ID,
    OrderID: order.ID,
    Reference: orderReference(order.ID),
    OrderKind: order.Kind,
    OrderState: order.State,
    ProductName: order.ProductName,
    State: payment.State,
    PaymentMethod: payment.Method,
    Amount: payment.Amount,
    TaxAmount: payment.TaxAmount,
    RefundedAmount: payment.RefundedAmount,
    ProviderID: payment.ProviderID,
    CreatedAt: payment.CreatedAt,
    PaidAt: payment.PaidAt,
    CapturedAt: payment.CapturedAt,
  };
}

/** An order's payments, newest first. */
export const listOrderPayments = async (db: Reader, orderId: number): Promise<PaymentListItem[]> =>
  (await select(db).where(eq(payments.OrderID, orderId)).orderBy(desc(payments.ID))).map(toItem);

/** An order's refunds, oldest first. */
export const listRefunds = (db: Reader, orderId: number): Promise<Refund[]> =>
  db
    .select({
      ID: refunds.ID,
      Amount: refunds.Amount,
      TaxAmount: refunds.TaxAmount,
      State: refunds.State,
      Reason: refunds.Reason,
      RequestedAt: refunds.RequestedAt,
      DoneAt: refunds.DoneAt,
      Name: selectName(accounts),
    })
    .from(refunds)
    .leftJoin(accounts, eq(accounts.UserID, refunds.UserID))
    .where(eq(refunds.OrderID, orderId))
    .orderBy(asc(refunds.ID));

/** A payment's number or its ID at the provider, a printed reference of its order, or a product. */
function found(db: Reader, text: string): SQL | undefined {
  return or(
    /^\d{1,9}$/.test(text) ? eq(payments.ID, Number(text)) : undefined,
    isNamed(db, text),
    eq(payments.ProviderID, text),
    sql`${orders.ProductName} ilike ${likePattern(text)}`,
  );
}

function matching(db: Reader, { State, PaymentMethod, Query, CreatedFrom, CreatedTo }: PaymentQuery): SQL | undefined {
  return and(
    State && eq(payments.State, State),
    PaymentMethod && eq(payments.Method, PaymentMethod),
    within(payments.CreatedAt, CreatedFrom, CreatedTo),
    Query ? found(db, Query.trim()) : undefined,
  );
}

const sortColumn = { CreatedAt: payments.CreatedAt, PaidAt: payments.PaidAt, ID: payments.ID };

/** The staff's list of the payments of orders that the caller may see. */
export async function listPayments(db: Reader, query: PaymentQuery, viewer: Viewer): Promise<PaymentList> {
  const page = pageOf(query);
  const column = sortColumn[query.Sort];
  const filter = and(isVisibleOrder(viewer), matching(db, query));
  const [found, [count]] = await Promise.all([
    select(db)
      .where(and(filter, afterCursor(column, payments.ID, page)))
      .orderBy(...sorting(column, payments.ID, page.order))
      .limit(page.limit + 1)
      .offset(page.offset),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(payments)
      .innerJoin(orders, eq(orders.ID, payments.OrderID))
      .where(filter),
  ]);
  const { rows, After } = cut(found, page, ({ payment }) => [payment[query.Sort], payment.ID]);
  const Total = count?.total ?? 0;
  return { Payments: rows.map(toItem), Pages: Math.ceil(Total / page.limit), Total, After };
}

const selectUnmatched = (db: Reader) =>
  db
    .select({
      unmatched: unmatchedPayments,
      OrderID: payments.OrderID,
      ExpectedAmount: payments.Amount,
      ResolvedBy: selectName(accounts),
    })
    .from(unmatchedPayments)
    .leftJoin(payments, eq(payments.ID, unmatchedPayments.PaymentID))
    .leftJoin(accounts, eq(accounts.UserID, unmatchedPayments.ResolvedByID));

function toUnmatched(row: Awaited<ReturnType<typeof selectUnmatched>>[number]): UnmatchedPayment {
  const { Choice: Method, ...unmatched } = row.unmatched;
  return { ...unmatched, Method, OrderID: row.OrderID, ExpectedAmount: row.ExpectedAmount, ResolvedBy: row.ResolvedBy };
}

/** The staff's queue. */
export async function listUnmatchedPayments(db: Reader, query: UnmatchedPaymentQuery): Promise<UnmatchedPaymentList> {
  const page = pageOf(query);
  const { ResolvedAt, FoundAt, ID } = unmatchedPayments;
  const filter = query.State && (query.State === "Open" ? isNull(ResolvedAt) : isNotNull(ResolvedAt));
  const [found, Total] = await Promise.all([
    selectUnmatched(db)
      .where(and(filter, afterCursor(FoundAt, ID, page)))
      .orderBy(...sorting(FoundAt, ID, page.order))
      .limit(page.limit + 1)
      .offset(page.offset),
    db.$count(unmatchedPayments, filter),
  ]);
  const { rows, After } = cut(found, page, ({ unmatched }) => [unmatched.FoundAt, unmatched.ID]);
  return { UnmatchedPayments: rows.map(toUnmatched), Pages: Math.ceil(Total / page.limit), Total, After };
}

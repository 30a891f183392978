import { isAdmin } from "@lagrum/core/account/roles";
import { orderReference } from "@lagrum/core/order/orderReference";
import type { Order, OrderFile, OrderListItem, OrderMessage, OrderStatus } from "@lagrum/core/order/orderSchema";
import { heldUntil } from "@lagrum/core/order/workStart";
import type { QuestionOrder } from "@lagrum/core/question/questionOrderSchema";
import { readClock } from "@lagrum/core/workingTime/promises";
import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { listReceipts, listReversals } from "../accounting/receiptRepository.ts";
import { nameOf, selectName } from "../accounts/personName.ts";
import { listHistory } from "../audit/entityHistory.ts";
import type { Reader } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { files } from "../db/schema/files.ts";
import { orderCustomers, orderFiles, orderMessages, orderStories, orders } from "../db/schema/orders.ts";
import { products } from "../db/schema/products.ts";
import { Failure } from "../http/failure.ts";
import { maskedNumber, type NumberKeys } from "../keys/personalNumber.ts";
import type { Seal } from "../keys/seal.ts";
import { findLatestPayment } from "../payments/paymentRepository.ts";
import { listOrderPayments, listRefunds } from "../payments/paymentView.ts";
import { rightNow } from "../withdrawals/contractOf.ts";
import { listWithdrawalLaws } from "../withdrawals/withdrawalLaws.ts";
import { isSealedNumber } from "./buyerNumber.ts";
import { orderDates } from "./orderDates.ts";
import { findConflictReason, findCounterparty } from "./orderParties.ts";
import { getOrderRow, type OrderRow } from "./orderRepository.ts";
import { isOwnOrder, type Viewer } from "./orderVisibility.ts";
import { contentOf } from "./purchaseInWords.ts";

const sumOf = (rows: readonly { Amount: number }[]) => rows.reduce((sum, { Amount }) => sum + Amount, 0);

/** The fields of a row for both the buyer and staff. */
const sharedOf = (order: OrderRow) => ({
  ID: order.ID,
  Reference: orderReference(order.ID),
  Kind: order.Kind,
  State: order.State,
  ProductName: order.ProductName,
  Amount: order.Amount,
  TaxAmount: order.TaxAmount,
  RefundedAmount: order.RefundedAmount,
  Role: order.Role,
  CreatedAt: order.CreatedAt,
  PaidAt: order.PaidAt,
  TakenAt: order.TakenAt,
  DueAt: order.DueAt,
  DeliveredAt: order.DeliveredAt,
  EndedAt: order.EndedAt,
  QuestionID: order.QuestionID,
  BookingID: order.BookingID,
});

/** The price is valid until then; null once paid or ended. */
export const expiryOf = ({ State, ExpiresAt }: OrderRow) =>
  State === "Created" || State === "AwaitingPayment" ? ExpiresAt : null;

export async function listOrderMessages(db: Reader, id: number): Promise<OrderMessage[]> {
  const rows = await db
    .select({ message: orderMessages, FirstName: accounts.FirstName, LastName: accounts.LastName })
    .from(orderMessages)
    .leftJoin(accounts, eq(accounts.UserID, orderMessages.UserID))
    .where(eq(orderMessages.OrderID, id))
    .orderBy(asc(orderMessages.ID));
  return rows.map(({ message: { Kind, Body, At }, FirstName, LastName }) => ({
    ...{ Kind, Body, At },
    Name: FirstName === null ? null : nameOf({ FirstName, LastName }),
  }));
}

/** The finished files of an order, oldest first. @param which narrows them for the buyer */
export async function listOrderFiles(db: Reader, id: number, which?: SQL): Promise<OrderFile[]> {
  const rows = await db
    .select({ file: files, link: orderFiles })
    .from(orderFiles)
    .innerJoin(files, eq(files.ID, orderFiles.FileID))
    .where(and(eq(orderFiles.OrderID, id), isNotNull(files.ReadyAt), which))
    .orderBy(asc(files.ID));
  return rows.map(({ file, link }) => ({
    ID: file.ID,
    Name: file.Name,
    MediaType: file.MediaType ?? "",
    Size: file.Size,
    UploadedAt: file.ReadyAt ?? file.CreatedAt,
    FromStaff: link.FromStaff,
    DeliveredAt: link.DeliveredAt,
  }));
}

/** The files that the buyer may see: the buyer's own, and delivered documents. */
export const isForBuyer = sql`(not ${orderFiles.FromStaff} or ${orderFiles.DeliveredAt} is not null)`;

/** The buyer's view. @throws Failure NOT_FOUND */
export async function getOrderStatus(db: Reader, id: number, now: Date): Promise<OrderStatus> {
  const order = await getOrderRow(db, id);
  const payment = await findLatestPayment(db, id);
  const product =
    order.ProductID === null
      ? undefined
      : (await db.select({ Uri: products.Uri }).from(products).where(eq(products.ID, order.ProductID)))[0];
  return {
    ...sharedOf(order),
    Lines: order.Lines,
    Content: await contentOf(db, order),
    ProductUri: product?.Uri ?? null,
    ExpiresAt: expiryOf(order),
    Payment: payment ? { ID: payment.ID, State: payment.State, PaymentMethod: payment.Method } : null,
    Receipts: await listReceipts(db, id),
    Messages: await listOrderMessages(db, id),
    Files: await listOrderFiles(db, id, isForBuyer),
    StartNow: order.StartNow,
    LoseRight: order.LoseRight,
    Right: await rightNow(db, order, now),
    Dates: await orderDates(db, order, now),
  };
}

/** The fields of an order on a question's status page. */
export async function questionOrderOf(
  db: Reader,
  order: OrderRow | undefined,
  now: Date,
): Promise<QuestionOrder | null> {
  if (!order) return null;
  const { ID, State, Amount, TaxAmount, RefundedAmount, PaidAt, Role, StartNow, LoseRight } = order;
  const payment = await findLatestPayment(db, ID);
  return {
    ...{ ID, State, Amount, TaxAmount, RefundedAmount, PaidAt, Role, StartNow, LoseRight },
    Dates: await orderDates(db, order, now),
    Reference: orderReference(ID),
    ExpiresAt: expiryOf(order),
    PaymentID: payment?.ID ?? null,
    PaymentState: payment?.State ?? null,
    Receipts: await listReceipts(db, ID),
    Right: await rightNow(db, order, now),
  };
}

/** Waits for the decision on a conflict of interest; also one that was refunded for lateness, since it is still answered. */
export const isInReview = ({ ReviewSince, EndedAt, MissedAt }: OrderRow): boolean =>
  ReviewSince !== null && (EndedAt === null || MissedAt !== null);

/** The columns of a row in the staff's list. */
export const listColumns = {
  order: orders,
  CustomerName: sql<
    string | null
  >`coalesce(${orderCustomers.CompanyName}, trim(${orderCustomers.FirstName} || ' ' || ${orderCustomers.LastName}))`,
  AssignedName: selectName(accounts),
};

interface Listed {
  order: OrderRow;
  CustomerName: string | null;
  AssignedName: string | null;
}

/** The clock of a row. It stops with the delivery. */
export function toListItem(
  { order, CustomerName, AssignedName }: Listed,
  { now, hours }: { now: Date; hours: string },
): OrderListItem {
  const { DueAt, AssignedToID, DeliveredAt, EndedAt } = order;
  const running = { PausedAt: null, AnsweredAt: DeliveredAt ?? EndedAt, PromisedMinutes: 0 };
  const clock = DueAt === null ? null : readClock({ ...running, DueAt }, now, hours);
  return {
    ...sharedOf(order),
    InReview: isInReview(order),
    CustomerName,
    AssignedTo: AssignedToID === null ? null : { UserID: AssignedToID, Name: AssignedName ?? "" },
    MinutesLeft: clock?.MinutesLeft ?? null,
    Late: clock?.Late ?? false,
  };
}

/** A sole trader's organisation number is a personal number: masked, for who works on the order. */
const orgNumbersOf = (keys: NumberKeys, stored: string | null, isOwn: boolean) =>
  stored !== null && isSealedNumber(stored)
    ? { OrgNumber: null, MaskedOrgNumber: isOwn ? maskedNumber(keys, stored) : null }
    : { OrgNumber: stored, MaskedOrgNumber: null };

const withoutContact = { Email: null, Phone: null, Street: null, PostalCode: null, City: null };

/**
 * The staff's view of a visible order. Administrators see why it was held. Who has not taken it sees what is needed to
 * choose it: the product, the answers, the due time and the parties.
 * @throws Failure NOT_FOUND
 */
export async function getOrder(
  db: Reader,
  id: number,
  at: Viewer & { hours: string; seal: Seal; keys: NumberKeys },
): Promise<Order> {
  const [row] = await db
    .select({ ...listColumns, customer: orderCustomers, story: orderStories, IsOwn: sql<boolean>`${isOwnOrder(at)}` })
    .from(orders)
    .leftJoin(orderCustomers, eq(orderCustomers.OrderID, orders.ID))
    .leftJoin(orderStories, eq(orderStories.OrderID, orders.ID))
    .leftJoin(accounts, eq(accounts.UserID, orders.AssignedToID))
    .where(eq(orders.ID, id));
  if (!row) throw new Failure("NOT_FOUND");
  const { order, customer, story, IsOwn } = row;
  const refunds = await listRefunds(db, id);
  const reversals = await listReversals(db, id);
  const refunded = sumOf(refunds.filter(({ State }) => State !== "Failed"));
  return {
    ...toListItem(row, at),
    Lines: order.Lines,
    Customer: customer && {
      ...customer,
      ...orgNumbersOf(at.keys, customer.OrgNumber, IsOwn),
      MaskedNumber: IsOwn && customer.PersonalNumber ? maskedNumber(at.keys, customer.PersonalNumber) : null,
      ...(!IsOwn && withoutContact),
    },
    ContactHidden: !IsOwn,
    Counterparty: await findCounterparty(db, at.seal, { Kind: "order", ID: id }),
    Answers: story?.Answers ?? [],
    Message: story?.Message ?? null,
    DesiredStart: story?.DesiredStart ?? null,
    StartNow: order.StartNow,
    LoseRight: order.LoseRight,
    TermsVersion: order.TermsVersion,
    ExpiresAt: expiryOf(order),
    HeldUntil: order.State === "Paid" ? heldUntil(order, at.now, await listWithdrawalLaws(db)) : null,
    ConflictReason: isAdmin(at.caller.roles) ? await findConflictReason(db, at.seal, { Kind: "order", ID: id }) : null,
    Messages: await listOrderMessages(db, id),
    Files: IsOwn ? await listOrderFiles(db, id) : [],
    Payments: await listOrderPayments(db, id),
    Refunds: refunds,
    Reversals: reversals,
    Receipts: IsOwn ? await listReceipts(db, id) : [],
    RefundableAmount: order.PaidAt === null ? 0 : Math.max(0, order.Amount - refunded - sumOf(reversals)),
    Notes: order.Notes,
    UpdatedAt: order.NotedAt ?? order.CreatedAt,
    History: await listHistory(db, "order", id),
  };
}

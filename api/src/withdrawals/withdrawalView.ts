import { orderReference } from "@lagrum/core/order/orderReference";
import { withdrawalReference } from "@lagrum/core/withdrawal/withdrawalReference";
import { withdrawalRight } from "@lagrum/core/withdrawal/withdrawalRight";
import type {
  ContractWithdrawal,
  WithdrawalList,
  WithdrawalListItem,
  WithdrawalQuery,
} from "@lagrum/core/withdrawal/withdrawalSchema";
import { and, desc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { afterCursor, cut, likePattern, pageOf, sorting } from "../db/paging.ts";
import { orders } from "../db/schema/orders.ts";
import { withdrawals } from "../db/schema/withdrawals.ts";
import { Failure } from "../http/failure.ts";
import { getOrderRow } from "../orders/orderRepository.ts";
import { isOfOwnOrder, isOfVisibleOrder, type Viewer } from "../orders/orderVisibility.ts";
import { refundedAmount } from "../payments/refundService.ts";
import { contractOf } from "./contractOf.ts";
import { listWithdrawalLaws } from "./withdrawalLaws.ts";
import type { WithdrawalRow } from "./withdrawalRepository.ts";

/** The latest withdrawal of the order that its buyer should see. */
async function findShown(db: Reader, orderId: number): Promise<WithdrawalRow | undefined> {
  const [row] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.OrderID, orderId), ne(withdrawals.State, "Dismissed")))
    .orderBy(desc(withdrawals.ID))
    .limit(1);
  return row;
}

const decidedRight = ({ LastDay, Obstacle, Basis, KeptAmount, RefundAmount }: WithdrawalRow) => ({
  ...{ LastDay, Obstacle, Basis, KeptAmount, RefundAmount },
});

/** The current right of withdrawal of an order, or the decision on its withdrawal. @throws Failure NOT_FOUND */
export async function getContractWithdrawal(db: Reader, orderId: number, now: Date): Promise<ContractWithdrawal> {
  const order = await getOrderRow(db, orderId);
  const row = await findShown(db, orderId);
  const isDecided = row !== undefined && row.State !== "Submitted" && row.State !== "Queued";
  const at = row ? Date.parse(row.ReceivedAt) : now.getTime();
  const right = withdrawalRight(contractOf(order, await refundedAmount(db, orderId)), at, await listWithdrawalLaws(db));
  return {
    Reference: orderReference(order.ID),
    ProductName: order.ProductName,
    Amount: order.Amount,
    RefundedAmount: order.RefundedAmount,
    PaidAt: order.PaidAt,
    ...(isDecided
      ? decidedRight(row)
      : right.isOpen
        ? { ...openRight(right), Obstacle: null }
        : { LastDay: right.LastDay, Obstacle: right.Obstacle, Basis: null, KeptAmount: null, RefundAmount: null }),
    Withdrawal: row
      ? {
          Reference: withdrawalReference(row.ID),
          State: row.State,
          ReceivedAt: row.ReceivedAt,
          PerformedPercent: row.PerformedPercent,
          RefundDueDay: row.RefundDueDay,
          CompletedAt: row.CompletedAt,
        }
      : null,
  };
}

const openRight = ({
  LastDay,
  Basis,
  KeptAmount,
  RefundAmount,
}: ReturnType<typeof withdrawalRight> & { isOpen: true }) => ({
  ...{ LastDay, Basis, KeptAmount, RefundAmount },
});

const select = (db: Reader, viewer: Viewer) =>
  db
    .select({
      row: withdrawals,
      OrderKind: orders.Kind,
      OrderState: orders.State,
      IsContactVisible: isOfOwnOrder(withdrawals.OrderID, viewer),
    })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.ID, withdrawals.OrderID));

function toItem({
  row,
  OrderKind,
  OrderState,
  IsContactVisible,
}: Awaited<ReturnType<typeof select>>[number]): WithdrawalListItem {
  const { ID, State, Name, OrderRef, OrderID, ReceivedAt, PerformedPercent, Reason } = row;
  return {
    Email: IsContactVisible ? row.Email : null,
    ...{ ID, State, Name, OrderRef, OrderID, OrderKind, OrderState, ReceivedAt, PerformedPercent, Reason },
    Reference: withdrawalReference(ID),
    ...decidedRight(row),
    RefundDueDay: row.RefundDueDay,
    CompletedAt: row.CompletedAt,
  };
}

function matching({ State, OrderID, Query }: WithdrawalQuery, viewer: Viewer): SQL | undefined {
  return and(
    isOfVisibleOrder(withdrawals.OrderID, viewer),
    State === "Waiting"
      ? inArray(withdrawals.State, ["Queued", "AwaitingShare"])
      : State && eq(withdrawals.State, State),
    OrderID === undefined ? undefined : eq(withdrawals.OrderID, OrderID),
    Query
      ? or(
          sql`${withdrawals.Name} ilike ${likePattern(Query)}`,
          sql`(${withdrawals.Email} ilike ${likePattern(Query)} and ${isOfOwnOrder(withdrawals.OrderID, viewer)})`,
          sql`${withdrawals.OrderRef} ilike ${likePattern(Query)}`,
        )
      : undefined,
  );
}

const sortColumn = { ReceivedAt: withdrawals.ReceivedAt, ID: withdrawals.ID };

/** The staff's list of withdrawals from orders that the caller may see, and of those that match none. */
export async function listWithdrawals(db: Reader, query: WithdrawalQuery, viewer: Viewer): Promise<WithdrawalList> {
  const page = pageOf(query);
  const column = sortColumn[query.Sort];
  const filter = matching(query, viewer);
  const [found, Total] = await Promise.all([
    select(db, viewer)
      .where(and(filter, afterCursor(column, withdrawals.ID, page)))
      .orderBy(...sorting(column, withdrawals.ID, page.order))
      .limit(page.limit + 1)
      .offset(page.offset),
    db.$count(withdrawals, filter),
  ]);
  const { rows, After } = cut(found, page, ({ row }) => [row[query.Sort], row.ID]);
  return { Withdrawals: rows.map(toItem), Pages: Math.ceil(Total / page.limit), Total, After };
}

/** @throws Failure NOT_FOUND */
export async function getWithdrawal(db: Reader, id: number, viewer: Viewer): Promise<WithdrawalListItem> {
  const [row] = await select(db, viewer).where(
    and(eq(withdrawals.ID, id), isOfVisibleOrder(withdrawals.OrderID, viewer)),
  );
  if (!row) throw new Failure("NOT_FOUND");
  return toItem(row);
}

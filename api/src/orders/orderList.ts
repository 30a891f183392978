import type { OrderList, OrderQuery } from "@lagrum/core/order/orderSchema";
import { and, eq, exists, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { within } from "../db/dateRange.ts";
import { afterCursor, cut, likePattern, pageOf, sorting } from "../db/paging.ts";
import { accounts } from "../db/schema/accounts.ts";
import { orderCustomers, orders } from "../db/schema/orders.ts";
import { questions } from "../db/schema/questions.ts";
import { isNamed } from "./findPaidOrder.ts";
import { listColumns, toListItem } from "./orderView.ts";
import { isOwnOrder, isVisibleOrder, type Viewer } from "./orderVisibility.ts";

/** Paid and not delivered. */
const openStates = ["Paid", "InProgress", "AwaitingCustomer"] as const;

/** Orders with a possible conflict of interest, on which nobody works: they wait for an administrator; an asker's once the address is confirmed. */
export const isHeld = sql<boolean>`(${orders.ReviewSince} is not null and (${orders.EndedAt} is null or ${orders.MissedAt} is not null)
  and not exists (select from ${questions}
  where ${questions.ID} = ${orders.QuestionID} and ${questions.State} = 'AwaitingConfirmation'))`;

/** What staff have to do: the work on paid orders, and the review of held ones. */
export const isToDo = or(inArray(orders.State, [...openStates]), isHeld);

/** A printed reference ("O-5012", "Fråga L-1111"), a name, the address in an order of one's own, or a product. */
function found(db: Reader, text: string, viewer: Viewer): SQL | undefined {
  const pattern = likePattern(text.trim());
  const byCustomer = db
    .select({ one: sql`1` })
    .from(orderCustomers)
    .where(
      and(
        eq(orderCustomers.OrderID, orders.ID),
        sql`(${orderCustomers.FirstName} || ' ' || ${orderCustomers.LastName} ilike ${pattern}
          or ${orderCustomers.CompanyName} ilike ${pattern}
          or (${orderCustomers.Email} ilike ${pattern} and ${isOwnOrder(viewer)}))`,
      ),
    );
  return or(isNamed(db, text), sql`${orders.ProductName} ilike ${pattern}`, exists(byCustomer));
}

function matching(db: Reader, query: OrderQuery, viewer: Viewer): SQL | undefined {
  const { State, Kind, AssignedTo, Late, Query, Reference } = query;
  const isLate = and(lt(orders.DueAt, viewer.now.toISOString()), isNull(orders.DeliveredAt), isNull(orders.EndedAt));
  return and(
    isVisibleOrder(viewer),
    State === "Open" ? isToDo : State === "InReview" ? isHeld : State && eq(orders.State, State),
    Kind && eq(orders.Kind, Kind),
    AssignedTo === undefined ? undefined : eq(orders.AssignedToID, AssignedTo),
    Late === undefined ? undefined : Late ? isLate : sql`(${isLate}) is not true`,
    within(orders.CreatedAt, query.CreatedFrom, query.CreatedTo),
    Query ? found(db, Query, viewer) : undefined,
    Reference === undefined ? undefined : (isNamed(db, Reference) ?? sql`false`),
  );
}

const sortColumn = { CreatedAt: orders.CreatedAt, DueAt: orders.DueAt, ID: orders.ID };

/** The staff's list of the orders that the caller may see. */
export async function listOrders(db: Reader, query: OrderQuery, at: Viewer & { hours: string }): Promise<OrderList> {
  const page = pageOf(query);
  const column = sortColumn[query.Sort];
  const filter = matching(db, query, at);
  const [rowsFound, Total] = await Promise.all([
    db
      .select(listColumns)
      .from(orders)
      .leftJoin(orderCustomers, eq(orderCustomers.OrderID, orders.ID))
      .leftJoin(accounts, eq(accounts.UserID, orders.AssignedToID))
      .where(and(filter, afterCursor(column, orders.ID, page)))
      .orderBy(...sorting(column, orders.ID, page.order))
      .limit(page.limit + 1)
      .offset(page.offset),
    db.$count(orders, filter),
  ]);
  const { rows, After } = cut(rowsFound, page, ({ order }) => [order[query.Sort], order.ID]);
  const Orders = rows.map((row) => toListItem(row, at));
  return { Orders, Pages: Math.ceil(Total / page.limit), Total, After };
}

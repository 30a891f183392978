import { complaintReference } from "@lagrum/core/complaint/complaintReference";
import type { ComplaintList, ComplaintListItem, ComplaintQuery } from "@lagrum/core/complaint/complaintSchema";
import { isLateComplaint } from "@lagrum/core/complaint/complaintTime";
import { dayOf } from "@lagrum/core/text/dates";
import { and, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { selectName } from "../accounts/personName.ts";
import type { Reader } from "../db/database.ts";
import { afterCursor, cut, likePattern, pageOf, sorting } from "../db/paging.ts";
import { accounts } from "../db/schema/accounts.ts";
import { complaints } from "../db/schema/complaints.ts";
import { orders } from "../db/schema/orders.ts";
import { Failure } from "../http/failure.ts";
import { isOfOwnOrder, isOfVisibleOrder, type Viewer } from "../orders/orderVisibility.ts";

export type ComplaintRow = typeof complaints.$inferSelect;

const select = (db: Reader, viewer: Viewer) =>
  db
    .select({
      row: complaints,
      DecidedBy: selectName(accounts),
      IsContactVisible: isOfOwnOrder(complaints.OrderID, viewer),
      DeliveredAt: orders.DeliveredAt,
    })
    .from(complaints)
    .leftJoin(orders, eq(orders.ID, complaints.OrderID))
    .leftJoin(accounts, eq(accounts.UserID, complaints.DecidedByID));

function toItem(found: Awaited<ReturnType<typeof select>>[number]): ComplaintListItem {
  const { row, DecidedBy, DeliveredAt, IsContactVisible } = found;
  const { ID, Name, OrderRef, OrderID, Wish, Description, DueDay } = row;
  const { Decision, DecisionText, RefundAmount, DecidedAt } = row;
  return {
    Email: IsContactVisible ? row.Email : null,
    ...{ ID, Name, OrderRef, OrderID, Wish, Description, DueDay },
    ...{ Decision, DecisionText, RefundAmount, DecidedAt, DecidedBy },
    Reference: complaintReference(ID),
    DeliveredAt,
    IsLate: DeliveredAt !== null && isLateComplaint(DeliveredAt, row.CreatedAt),
    ReceivedAt: row.CreatedAt,
  };
}

function matching({ State, Query }: ComplaintQuery, viewer: Viewer): SQL | undefined {
  const pattern = Query ? likePattern(Query) : null;
  return and(
    isOfVisibleOrder(complaints.OrderID, viewer),
    State === "Open" ? isNull(complaints.Decision) : undefined,
    State === "Decided" ? isNotNull(complaints.Decision) : undefined,
    pattern
      ? or(
          sql`${complaints.Name} ilike ${pattern}`,
          sql`(${complaints.Email} ilike ${pattern} and ${isOfOwnOrder(complaints.OrderID, viewer)})`,
          sql`${complaints.OrderRef} ilike ${pattern}`,
        )
      : undefined,
  );
}

const sortColumn = { DueDay: complaints.DueDay, ReceivedAt: complaints.CreatedAt, ID: complaints.ID };

/** The staff's list of complaints about orders that the caller may see, and about none. */
export async function listComplaints(db: Reader, query: ComplaintQuery, viewer: Viewer): Promise<ComplaintList> {
  const page = pageOf(query);
  const column = sortColumn[query.Sort];
  const filter = matching(query, viewer);
  const [found, Total] = await Promise.all([
    select(db, viewer)
      .where(and(filter, afterCursor(column, complaints.ID, page)))
      .orderBy(...sorting(column, complaints.ID, page.order))
      .limit(page.limit + 1)
      .offset(page.offset),
    db.$count(complaints, filter),
  ]);
  const { rows, After } = cut(found, page, ({ row }) => [
    { DueDay: row.DueDay, ReceivedAt: row.CreatedAt, ID: row.ID }[query.Sort],
    row.ID,
  ]);
  return { Complaints: rows.map(toItem), Pages: Math.ceil(Total / page.limit), Total, After };
}

/** @throws Failure NOT_FOUND */
export async function getComplaint(db: Reader, id: number, viewer: Viewer): Promise<ComplaintListItem> {
  const [row] = await select(db, viewer).where(eq(complaints.ID, id));
  if (!row) throw new Failure("NOT_FOUND");
  return toItem(row);
}

/** The last day to answer a complaint that arrives now, in Sweden. */
export const dueDayOf = (now: Date, days: number): string => dayOf(new Date(now.getTime() + days * 86_400_000));

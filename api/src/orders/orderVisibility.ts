import { isAdmin } from "@lagrum/core/account/roles";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Reader } from "../db/database.ts";
import { answers } from "../db/schema/answers.ts";
import { bookings } from "../db/schema/bookings.ts";
import { orders } from "../db/schema/orders.ts";
import { questions } from "../db/schema/questions.ts";
import { Failure } from "../http/failure.ts";
import type { Account } from "../http/session.ts";

/** The member of staff who reads, and the time, since leases run out. */
export interface Viewer {
  caller: Pick<Account, "UserID" | "roles">;
  now: Date;
}

/** Who works on the order's question: its holder while the lease runs, and the author of its sent answer. */
const questionWorker = (now: Date): SQL => sql`(
  select ${questions.ReservedByID} from ${questions}
  where ${questions.ID} = ${orders.QuestionID} and ${questions.LeaseUntil} > ${now.toISOString()}
  union all select ${answers.UserID} from ${answers}
  where ${answers.ID} = ${orders.QuestionID} and ${answers.SentAt} is not null)`;

/** The lawyer of the order's meeting. */
const meetingLawyer = sql`(select ${bookings.LawyerID} from ${bookings} where ${bookings.ID} = ${orders.BookingID})`;

/** Orders that the caller works on, in a query of `orders`; for administrators all orders. */
export function isOwnOrder({ caller: { UserID, roles }, now }: Viewer): SQL {
  if (isAdmin(roles)) return sql`true`;
  return sql`coalesce(${orders.AssignedToID} = ${UserID} or ${UserID} in ${questionWorker(now)}
    or ${meetingLawyer} = ${UserID}, false)`;
}

/** Orders that nobody works on yet. */
const isUnassigned = (now: Date): SQL =>
  sql`(${orders.AssignedToID} is null and ${orders.BookingID} is null and not exists ${questionWorker(now)})`;

/**
 * Orders that the caller may see, in a query of `orders`: an administrator all, an advisor her own and those that nobody
 * works on. Each list and each call with an order's ID uses it; another's order is NOT_FOUND.
 */
export const isVisibleOrder = (viewer: Viewer): SQL =>
  isAdmin(viewer.caller.roles) ? sql`true` : sql`(${isOwnOrder(viewer)} or ${isUnassigned(viewer.now)})`;

/** For rows that may belong to an order: those without one are for all staff. */
const isOf = (orderId: PgColumn, condition: SQL): SQL<boolean> =>
  sql<boolean>`(${orderId} is null or exists (select from ${orders} where ${orders.ID} = ${orderId} and ${condition}))`;

export const isOfVisibleOrder = (orderId: PgColumn, viewer: Viewer): SQL => isOf(orderId, isVisibleOrder(viewer));

/** Where the caller may read the buyer's address: in her own orders, not in those that she can take. */
export const isOfOwnOrder = (orderId: PgColumn, viewer: Viewer): SQL<boolean> => isOf(orderId, isOwnOrder(viewer));

/** @throws Failure NOT_FOUND for an order that the caller may not see */
export async function requireVisibleOrder(db: Reader, viewer: Viewer, id: number): Promise<void> {
  const found = await db.$count(orders, and(eq(orders.ID, id), isVisibleOrder(viewer)));
  if (found === 0) throw new Failure("NOT_FOUND");
}

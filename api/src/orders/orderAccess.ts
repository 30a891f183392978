import { isStaff } from "@lagrum/core/account/roles";
import { and, eq } from "drizzle-orm";
import { findPurpose, readCode } from "../accounts/accessCodes.ts";
import type { Reader } from "../db/database.ts";
import { orders } from "../db/schema/orders.ts";
import { Failure } from "../http/failure.ts";
import type { Account } from "../http/session.ts";
import { isOwnOrder, isVisibleOrder } from "./orderVisibility.ts";

/** Who acts on an order: staff, or a guest with a code. */
export interface Actor {
  caller: Account | null;
  accessCode: string | null;
}

export const isByStaff = (caller: Account | null): caller is Account => caller !== null && isStaff(caller.roles);

type Opened = Partial<Record<"ID" | "QuestionID" | "BookingID", number>>;

/** The order of a guest's access code, or the orders of a question or a booking. @throws Failure LINK_INVALID, LINK_HAS_EXPIRED */
async function readGuest(db: Reader, code: string, now: Date): Promise<Opened> {
  switch (await findPurpose(db, code)) {
    case "questionStatus":
      return { QuestionID: await readCode(db, "questionStatus", code, now) };
    case "booking":
      return { BookingID: await readCode(db, "booking", code, now) };
    default:
      return { ID: await readCode(db, "order", code, now) };
  }
}

const accessColumns = { ID: orders.ID, Kind: orders.Kind, QuestionID: orders.QuestionID, BookingID: orders.BookingID };

/**
 * Checks that staff or the owner of the code may see the order.
 * @throws Failure NOT_FOUND for another's order, LINK_INVALID, LINK_HAS_EXPIRED
 */
export async function checkOrderAccess(db: Reader, { caller, accessCode }: Actor, id: number, now: Date) {
  const guest = isByStaff(caller) || accessCode === null ? null : await readGuest(db, accessCode, now);
  const isVisible = isByStaff(caller) ? isVisibleOrder({ caller, now }) : undefined;
  const [order] = await db
    .select(accessColumns)
    .from(orders)
    .where(and(eq(orders.ID, id), isVisible));
  if (!order) throw new Failure("NOT_FOUND");
  if (isByStaff(caller)) return order;
  const isOwn = (["ID", "QuestionID", "BookingID"] as const).some(
    (key) => guest?.[key] !== undefined && guest[key] === order[key],
  );
  if (!isOwn) throw new Failure("NOT_FOUND");
  return order;
}

/**
 * The same for what tells who the buyer is: the checkout, documents, receipts. Staff take the order first.
 * @throws Failure as checkOrderAccess, ORDER_NOT_TAKEN
 */
export async function checkOwnOrder(db: Reader, actor: Actor, id: number, now: Date) {
  const order = await checkOrderAccess(db, actor, id, now);
  const { caller } = actor;
  if (!isByStaff(caller)) return order;
  const isOwn = (await db.$count(orders, and(eq(orders.ID, id), isOwnOrder({ caller, now })))) > 0;
  if (!isOwn) throw new Failure("ORDER_NOT_TAKEN");
  return order;
}

/** The same for a question. @throws Failure NOT_FOUND, LINK_INVALID, LINK_HAS_EXPIRED */
export async function checkQuestionAccess(db: Reader, { caller, accessCode }: Actor, id: number, now: Date) {
  if (isByStaff(caller)) return;
  if (accessCode === null) throw new Failure("NOT_LOGGED_IN");
  if ((await readCode(db, "questionStatus", accessCode, now)) !== id) throw new Failure("NOT_FOUND");
}

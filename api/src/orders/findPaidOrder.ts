import type { OrderState } from "@lagrum/core/order/orderStateSchema";
import { type ReferenceKind, readReferences, type TypedReference } from "@lagrum/core/order/readReferences";
import { and, eq, exists, inArray, isNotNull, or, type SQL } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { bookings } from "../db/schema/bookings.ts";
import { complaints } from "../db/schema/complaints.ts";
import { orderCustomers, orders } from "../db/schema/orders.ts";
import { refunds } from "../db/schema/payments.ts";
import { withdrawals } from "../db/schema/withdrawals.ts";

type Matcher = (db: Reader, ids: number[]) => SQL | undefined;

/** The orders that each kind of reference names. A rent claim or a message is about no order. */
const matchers: Partial<Record<ReferenceKind, Matcher>> = {
  order: (_, ids) => inArray(orders.ID, ids),
  question: (_, ids) => inArray(orders.QuestionID, ids),
  // A call is a booking of a question, whose order has the question only.
  booking: (db, ids) => {
    const isItsQuestion = and(inArray(bookings.ID, ids), eq(bookings.QuestionID, orders.QuestionID));
    return or(inArray(orders.BookingID, ids), exists(db.select().from(bookings).where(isItsQuestion)));
  },
  withdrawal: (db, ids) =>
    exists(
      db
        .select()
        .from(withdrawals)
        .where(and(inArray(withdrawals.ID, ids), eq(withdrawals.OrderID, orders.ID))),
    ),
  complaint: (db, ids) =>
    exists(
      db
        .select()
        .from(complaints)
        .where(and(inArray(complaints.ID, ids), eq(complaints.OrderID, orders.ID))),
    ),
  refund: (db, ids) =>
    exists(
      db
        .select()
        .from(refunds)
        .where(and(inArray(refunds.ID, ids), eq(refunds.OrderID, orders.ID))),
    ),
};

function named(db: Reader, typed: readonly TypedReference[]): SQL | undefined {
  return or(
    ...Object.entries(matchers).map(([kind, match]) => {
      const ids = typed.filter(({ Kind }) => Kind === kind).map(({ ID }) => ID);
      return ids.length === 0 ? undefined : match(db, ids);
    }),
  );
}

/** What a text names, where staff search for an order: a number without a prefix is an order's. */
export const isNamed = (db: Reader, text: string): SQL | undefined =>
  named(
    db,
    readReferences(text).map(({ Kind, ID }) => ({ Kind: Kind ?? "order", ID })),
  );

const over: readonly OrderState[] = ["Withdrawn", "Cancelled", "Expired"];

async function findOne(db: Reader, email: string, typed: readonly TypedReference[]): Promise<number | null> {
  const condition = named(db, typed);
  if (condition === undefined) return null;
  const found = await db
    .select({ ID: orders.ID, State: orders.State })
    .from(orders)
    .innerJoin(orderCustomers, eq(orderCustomers.OrderID, orders.ID))
    .where(and(eq(orderCustomers.Email, email), isNotNull(orders.PaidAt), condition));
  const live = found.filter(({ State }) => !over.includes(State));
  const [order, another] = live.length > 0 ? live : found;
  return order && !another ? order.ID : null;
}

/** As a number that can name anything. */
const inEachKind = (typed: readonly TypedReference[]): TypedReference[] =>
  (Object.keys(matchers) as ReferenceKind[]).flatMap((Kind) => typed.map(({ ID }) => ({ Kind, ID })));

/**
 * The paid order that the typed reference names and that was bought with this address. A number without a prefix, or with
 * a wrong one, counts when exactly one order of the address has it.
 * @returns null for none, or for several of which no one can be chosen
 */
export async function findPaidOrder(db: Reader, reference: string, email: string): Promise<number | null> {
  const typed = readReferences(reference);
  return (await findOne(db, email, typed)) ?? (await findOne(db, email, inEachKind(typed)));
}

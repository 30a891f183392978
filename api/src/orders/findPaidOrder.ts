import { and, eq, isNotNull } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { orderCustomers, orders } from "../db/schema/orders.ts";

/** The paid order with that reference and that buyer's address. */
export async function findPaidOrder(db: Reader, reference: string, email: string): Promise<number | null> {
  const number = /^\s*o?[\s-]*(\d{1,9})\s*$/i.exec(reference)?.[1];
  if (number === undefined) return null;
  const [order] = await db
    .select({ ID: orders.ID })
    .from(orders)
    .innerJoin(orderCustomers, eq(orderCustomers.OrderID, orders.ID))
    .where(and(eq(orders.ID, Number(number)), eq(orderCustomers.Email, email), isNotNull(orders.PaidAt)));
  return order?.ID ?? null;
}

import { formatPrice } from "@lagrum/core/money/money";
import { isPaid } from "@lagrum/core/payment/paymentStateSchema";
import type { MoneyBack } from "@lagrum/core/texts/moneyBack";
import { and, eq, isNull, ne } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { payments, refunds } from "../db/schema/payments.ts";

/**
 * What the books say about the money of an order that was cancelled, for its mails. Money that the order could not take has a
 * mail of its own.
 */
export async function readMoneyBack(db: Reader, orderId: number): Promise<MoneyBack> {
  const own = and(eq(payments.OrderID, orderId), isNull(payments.SurplusAt));
  const begun = await db.select().from(payments).where(own);
  if (begun.some(({ State }) => State === "Initiated")) return { State: "Waiting" };
  const paid = begun.find(({ State, PaidAt }) => isPaid(State) || (State === "Cancelled" && PaidAt !== null));
  if (!paid) return { State: "Nothing" };
  const back = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.PaymentID, paid.ID), ne(refunds.Cause, "Surplus")));
  const sum = back.reduce((total, { Amount }) => total + Amount, 0);
  if (sum === 0) return { State: "Kept" };
  const isDone = back.every(({ State }) => State === "Done");
  return { State: isDone ? "Returned" : "OnItsWay", Sum: formatPrice(sum), isWhole: sum === paid.Amount };
}

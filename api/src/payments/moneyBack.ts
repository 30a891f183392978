import { formatPrice } from "@lagrum/core/money/money";
import { isPaid } from "@lagrum/core/payment/paymentStateSchema";
import type { MoneyBack } from "@lagrum/core/texts/moneyBack";
import { and, eq, inArray, ne } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { payments, refunds } from "../db/schema/payments.ts";

/**
 * What the books say about the money of an order that was cancelled, for its mails. Money that the order could not take counts
 * too: it has a mail of its own when it is back.
 */
export async function readMoneyBack(db: Reader, orderId: number): Promise<MoneyBack> {
  const begun = await db.select().from(payments).where(eq(payments.OrderID, orderId));
  if (begun.some(({ State }) => State === "Initiated")) return { State: "Waiting" };
  const paid = begun.filter(({ State, PaidAt }) => isPaid(State) || (State === "Cancelled" && PaidAt !== null));
  const own = paid.find(({ SurplusAt }) => SurplusAt === null);
  const counted = own ? [own] : paid;
  if (counted.length === 0) return { State: "Nothing" };
  const ids = counted.map(({ ID }) => ID);
  const cause = own ? ne(refunds.Cause, "Surplus") : eq(refunds.Cause, "Surplus");
  const back = await db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.PaymentID, ids), cause));
  const sum = back.reduce((total, { Amount }) => total + Amount, 0);
  if (sum === 0) return { State: "Kept" };
  const isDone = back.every(({ State }) => State === "Done");
  const whole = counted.reduce((total, { Amount }) => total + Amount, 0);
  const isRelease = counted.every(({ CapturedAt }) => CapturedAt === null);
  return { State: isDone ? "Returned" : "OnItsWay", Sum: formatPrice(sum), isWhole: sum === whole, isRelease };
}

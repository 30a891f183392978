import { formatPrice } from "@lagrum/core/money/money";
import { dueSentence, laterStart, serviceContents, withdrawalText } from "@lagrum/core/order/purchaseTexts";
import type { ConfirmedPurchase } from "@lagrum/core/policy/purchaseConfirmation";
import { formatDate, formatDeadline } from "@lagrum/core/text/dates";
import { eq } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { bookings } from "../db/schema/bookings.ts";
import { products } from "../db/schema/products.ts";
import { orderDates } from "./orderDates.ts";
import type { OrderRow } from "./orderRepository.ts";

/** A paid order in the words of its confirmation (distansavtalslagen 2 kap. 4 §): content, price, dates, consents. */
export async function purchaseInWords(
  db: Reader,
  order: OrderRow,
  now: Date,
): Promise<Omit<ConfirmedPurchase, "reference" | "ProductName" | "hasWithdrawal">> {
  const { Amount, TaxAmount, PaidAt, Role, StartNow, LoseRight } = order;
  const purchase = { Role, StartNow, LoseRight, Dates: await orderDates(db, order, now), isPaid: true };
  const held = await meetingTime(db, order);
  return {
    Content: await contentOf(db, order),
    Price: formatPrice(Amount),
    Tax: formatPrice(TaxAmount),
    PaidOn: formatDate(PaidAt ?? now),
    Times: held ? `Mötet hålls ${held}.` : `${laterStart(purchase)} ${dueSentence(purchase)}`.trim(),
    Withdrawal: withdrawalText(purchase),
  };
}

/** What an order includes. */
export async function contentOf(db: Reader, { ProductID, ServiceCode }: OrderRow): Promise<string[]> {
  if (ServiceCode !== null) return [serviceContents[ServiceCode]];
  if (ProductID === null) return [];
  const [product] = await db.select({ Included: products.Included }).from(products).where(eq(products.ID, ProductID));
  return product?.Included.map((part) => `${part.replace(/\.$/, "")}.`) ?? [];
}

async function meetingTime(db: Reader, { BookingID }: OrderRow): Promise<string | null> {
  if (BookingID === null) return null;
  const [booking] = await db.select({ StartsAt: bookings.StartsAt }).from(bookings).where(eq(bookings.ID, BookingID));
  return booking ? formatDeadline(booking.StartsAt) : null;
}

import { termsVersion } from "@lagrum/core/consent/termsVersion";
import { formatPrice } from "@lagrum/core/money/money";
import type { Mail } from "@lagrum/core/texts/mails";
import { eq } from "drizzle-orm";
import { listReceipts } from "../accounting/receiptRepository.ts";
import { issueCode, type Purpose } from "../accounts/accessCodes.ts";
import type { App } from "../app.ts";
import { orderCustomers, orders } from "../db/schema/orders.ts";
import { purchaseInWords } from "../orders/purchaseInWords.ts";
import { readMoneyBack } from "../payments/moneyBack.ts";
import type { MailToBuyer } from "./queuedMail.ts";

/** A mail to a buyer, with a new code. */
export function composeOrderMail({ db, clock }: Pick<App, "db" | "clock">, queued: MailToBuyer): Promise<Mail | null> {
  return db.transaction(async (tx) => {
    // The lock makes an erasure wait until the code is stored.
    const [row] = await tx
      .select({ order: orders, customer: orderCustomers })
      .from(orderCustomers)
      .innerJoin(orders, eq(orders.ID, orderCustomers.OrderID))
      .where(eq(orderCustomers.OrderID, queued.OrderID))
      .for("share");
    if (!row) return null;
    const { order, customer } = row;
    const { ID: OrderID, ProductName } = order;
    // The question or the meeting may have been deleted: then the order's own page is left.
    const OrderKind = order.QuestionID === null && order.BookingID === null ? "Product" : order.Kind;
    if (queued.Kind === "orderPlaced" && order.State !== "Created") return null;
    if (queued.Kind === "paymentDeclined" && order.State !== "AwaitingPayment") return null;
    const Code = await issueCode(tx, ...pageOf(order), clock());
    const { Email: To, FirstName } = customer;
    const about = { To, OrderID, OrderKind, ProductName, Code };
    switch (queued.Kind) {
      case "orderPlaced":
        return { ...about, Kind: queued.Kind };
      case "orderPaid": {
        const informed = { TermsVersion: termsVersion, hasWithdrawal: order.Role === "Private" };
        const inWords = await purchaseInWords(tx, order, clock());
        const hasReceipt = (await listReceipts(tx, OrderID)).length > 0;
        return { ...about, FirstName, Kind: queued.Kind, ...inWords, ...informed, hasReceipt };
      }
      case "orderRefunded":
        return {
          ...{ ...about, FirstName, Kind: queued.Kind, Sum: formatPrice(queued.Amount) },
          ...{ isWhole: queued.isWhole, isRelease: queued.isRelease, isElsewhere: queued.isElsewhere ?? false },
        };
      case "orderCancelled":
        return { ...about, FirstName, Kind: queued.Kind, Money: await readMoneyBack(tx, OrderID) };
      case "paymentReturned": {
        const isEnded = order.EndedAt !== null;
        const Order = isEnded ? "Ended" : order.PaidAt === null ? "Payable" : "Paid";
        const { Kind, Amount, isRelease, isElsewhere = false } = queued;
        return { ...about, FirstName, Kind, Sum: formatPrice(Amount), isRelease, isElsewhere, Order };
      }
      default:
        return { ...about, FirstName, Kind: queued.Kind };
    }
  });
}

/** A paid question is followed on its status page, and a meeting on the booking's page. */
function pageOf({ ID, QuestionID, BookingID }: typeof orders.$inferSelect): [Purpose, number] {
  if (QuestionID !== null) return ["questionStatus", QuestionID];
  return BookingID === null ? ["order", ID] : ["booking", BookingID];
}

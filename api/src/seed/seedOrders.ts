import { randomUUID } from "node:crypto";
import { creditLines, totalOf } from "@lagrum/core/accounting/entryLines";
import { usualHours } from "@lagrum/core/workingTime/openingHours";
import { deliveryDueTime } from "@lagrum/core/workingTime/promises";
import { eq } from "drizzle-orm";
import { bookCreditNote } from "../accounting/bookEntry.ts";
import type { AuditContext } from "../audit/auditLog.ts";
import type { ConflictCheck } from "../conflict/conflictService.ts";
import type { Database } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { orders } from "../db/schema/orders.ts";
import { refunds } from "../db/schema/payments.ts";
import { reviewOrder } from "../orders/orderParties.ts";
import {
  insertOrder,
  insertOrderMessage,
  lockOrder,
  moveOrder,
  type OrderRow,
  recordOrderChange,
  setOrder,
} from "../orders/orderRepository.ts";
import { saleOf } from "../orders/placeOrder.ts";
import { insertPayment, insertUnmatched, lockLivePayment, movePayment } from "../payments/paymentRepository.ts";
import { getProduct } from "../products/productRepository.ts";
import { type DemoOrder, type DemoStep, demoOrders } from "./demoOrders.ts";
import { demoStaff } from "./demoStaff.ts";

const HOUR = 3_600_000;

/**
 * An example order in each state, with its payment and its log, for demo only. Nothing when there are orders already.
 * `registerDemoPayments` creates the payments in the sandbox.
 */
export async function seedOrders(db: Database, check: ConflictCheck, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await tx.$count(orders)) > 0) return;
    const lawyer = demoStaff.find(({ Title }) => Title === "Jurist");
    const [staff] = await tx
      .select({ UserID: accounts.UserID })
      .from(accounts)
      .where(eq(accounts.Email, lawyer?.Email ?? ""));
    if (!staff) return;
    for (const order of demoOrders) {
      let at = new Date(now.getTime() - order.HoursAgo * HOUR);
      const ID = await place({ tx, caller: null, now: at }, order, check);
      for (const step of order.Steps) {
        at = new Date(at.getTime() + HOUR);
        const isByStaff = typeof step !== "string" ? step[0] !== "REPLY" : step === "TAKE" || step === "CLOSE";
        const context = { tx, caller: isByStaff ? staff : null, now: at };
        await replay(context, order, step, await lockOrder(tx, ID));
      }
    }
    const found = { ProviderID: randomUUID(), ProviderReference: "O-4711-6999", Amount: 129_500, Currency: "SEK" };
    await insertUnmatched(tx, { Reason: "Unknown", Choice: "Checkout", PaymentID: null, ...found }, now);
  });
}

async function place(context: AuditContext, demo: DemoOrder, check: ConflictCheck): Promise<number> {
  const { tx, now } = context;
  const product = await getProduct(tx, now, { Uri: demo.Product });
  const { Buyer, Counterparty, Message, Answers, StartNow = false } = demo;
  const Role = Buyer.CompanyName ? ("Company" as const) : ("Private" as const);
  const order = {
    ...{ Kind: "Product" as const, ProductID: product.ID, DeliveryWorkingDays: product.DeliveryWorkingDays, Role },
    ...saleOf(product, { StartNow, LoseRight: StartNow }, now),
  };
  const Email = `${Buyer.FirstName.toLowerCase()}@kund.example`;
  const contact = { Email, Phone: "+46701740600", Street: "Exempelgatan 1", PostalCode: "11122" };
  const ID = await insertOrder(context, order, { ...Buyer, ...contact }, { Message, ...(Answers && { Answers }) });
  const company = { CompanyName: Buyer.CompanyName ?? null, OrgNumber: Buyer.OrgNumber ?? null };
  await reviewOrder(context, check, ID, { ...Buyer, ...company, Counterparty });
  return ID;
}

async function replay(context: AuditContext, { Method }: DemoOrder, step: DemoStep, order: OrderRow): Promise<void> {
  const { tx, caller, now } = context;
  const [event, detail] = typeof step === "string" ? [step] : step;
  const at = now.toISOString();
  const Choice = Method === "Swish" ? "Swish" : "Checkout";
  if (event === "REFUND_PART") return refund(context, order, Number(detail));
  // A waiting payment ends before its order.
  const waiting = event === "EXPIRE" ? await lockLivePayment(tx, order.ID) : undefined;
  if (waiting) await movePayment(context, waiting, "CANCEL");
  await moveOrder(context, order, event, {
    ...(event === "PAY" && {
      PaidAt: at,
      DueAt: deliveryDueTime(order.DeliveryWorkingDays ?? 0, now, usualHours).toISOString(),
    }),
    ...(event === "TAKE" && { TakenAt: at, AssignedToID: caller?.UserID ?? null }),
    ...(event === "DELIVER" && { DeliveredAt: at }),
    ...(event === "CANCEL" && { reason: String(detail) }),
  });
  const messages = { ASK: "asked", REPLY: "reply", DELIVER: "delivery" } as const;
  if (event === "ASK" || event === "REPLY" || event === "DELIVER") {
    const message = { OrderID: order.ID, Kind: messages[event], Body: String(detail) };
    await insertOrderMessage(tx, { ...message, UserID: caller?.UserID ?? null }, now);
  }
  if (event === "INITIATE") await insertPayment(tx, order, Choice, now);
  if (event === "WITHDRAW" || event === "REFUND") await refund(context, order, order.Amount);
  const payment = await lockLivePayment(tx, order.ID);
  if (!payment) return;
  if (event === "PAY") {
    const booked = { Method, PaidAt: at, AcknowledgedAt: at };
    if (Choice === "Swish") await movePayment(context, payment, "DEBIT", { ...booked, CapturedAt: at });
    else await movePayment(context, payment, "AUTHORISE", booked);
  }
  if (event === "TAKE") await movePayment(context, payment, "CAPTURE", { CapturedAt: at });
}

/** A refund that the provider has carried out; of a payment that is only authorised, a release. @param Amount öre */
async function refund(context: AuditContext, order: OrderRow, Amount: number): Promise<void> {
  const { tx, caller, now } = context;
  const payment = await lockLivePayment(tx, order.ID);
  if (!payment) throw new Error("an example order without a payment");
  const at = now.toISOString();
  const isWhole = Amount === order.Amount;
  const Lines = creditLines(Amount, order.Lines);
  const { TaxAmount } = totalOf(Lines);
  const [row] = await tx
    .insert(refunds)
    .values({
      ...{ PaymentID: payment.ID, OrderID: order.ID, Amount, TaxAmount, Lines, State: "Done" },
      ...{ Cause: isWhole ? "Withdrawn" : "Staff", UserID: caller?.UserID ?? null, RequestedAt: at, DoneAt: at },
      Reason: isWhole ? "Kunden har ångrat köpet." : "Avdrag eftersom utlåtandet blev försenat.",
    })
    .returning();
  const event = !isWhole ? "REFUND_PART" : payment.State === "Authorised" ? "CANCEL" : "REFUND";
  await movePayment(context, payment, event, { RefundedAmount: Amount });
  if (row && event !== "CANCEL") await bookCreditNote(tx, row, now);
  await setOrder(tx, order.ID, { RefundedAmount: Amount });
  if (!isWhole) await recordOrderChange(context, order.ID, "refundedPart");
}

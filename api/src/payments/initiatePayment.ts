import type { ErrorCode } from "@lagrum/core/contract/problem";
import { orderReference } from "@lagrum/core/order/orderReference";
import type { OrderState } from "@lagrum/core/order/orderStateSchema";
import { nextOrderState } from "@lagrum/core/order/orderTransitions";
import { checkoutPath, confirmationPath } from "@lagrum/core/payment/checkoutPaths";
import { isPaid, type PaymentChoice } from "@lagrum/core/payment/paymentStateSchema";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { App } from "../app.ts";
import type { Transaction } from "../db/database.ts";
import { orderCustomers } from "../db/schema/orders.ts";
import { payments } from "../db/schema/payments.ts";
import { Failure } from "../http/failure.ts";
import type { Account } from "../http/session.ts";
import { openOrgNumber } from "../orders/buyerNumber.ts";
import { lockOrder, moveOrder, type OrderRow } from "../orders/orderRepository.ts";
import { endPayment, unavailable } from "./endPayment.ts";
import { callOff } from "./instructions.ts";
import {
  getPaymentRow,
  insertPayment,
  lockLivePayment,
  lockPayment,
  movePayment,
  type PaymentRow,
  setPayment,
} from "./paymentRepository.ts";
import type { CheckoutOrder } from "./provider/paymentProvider.ts";
import { offeredChoices } from "./provider/paymentSettings.ts";
import { ProviderError } from "./provider/providerError.ts";
import { settlePayment } from "./settlePayment.ts";

const refusals: Partial<Record<OrderState, ErrorCode>> = {
  Withdrawn: "ORDER_CLOSED",
  Refunded: "ORDER_CLOSED",
  Cancelled: "ORDER_CLOSED",
  Expired: "ORDER_CLOSED",
};

/** Why no payment of the order can start, or null. The table of transitions decides. */
function obstacle({ State, ExpiresAt, Amount }: OrderRow, now: Date): ErrorCode | null {
  if (nextOrderState(State, "INITIATE") === null) return refusals[State] ?? "PAYMENT_DONE";
  if (Date.parse(ExpiresAt) <= now.getTime()) return "ORDER_CLOSED";
  return Amount > 0 ? null : "ORDER_NOT_PAYABLE";
}

interface Step {
  payment: PaymentRow;
  order: OrderRow;
  isNew: boolean;
}

/** The order's waiting payment, or a new one. Its row is committed before the provider is called. */
async function findOrInsert(
  tx: Transaction,
  { id, choice, caller, now }: { id: number; choice: PaymentChoice; caller: Account | null; now: Date },
): Promise<Step> {
  const order = await lockOrder(tx, id);
  const code = obstacle(order, now);
  if (code !== null) throw new Failure(code);
  const waiting = await lockLivePayment(tx, id);
  if (waiting) return { payment: waiting, order, isNew: false };
  await moveOrder({ tx, caller, now }, order, "INITIATE");
  return { payment: await insertPayment(tx, order, choice, now), order, isNew: true };
}

/** Attempts to end a payment that another method or an earlier call has left. */
const ROUNDS = 4;

/**
 * Starts the payment of an order, or resumes the one that waits. A payment by another method is ended first at the
 * provider; if it turns out to be paid, that one counts.
 * @returns the payment's ID
 * @throws Failure ORDER_CLOSED, PAYMENT_DONE, ORDER_NOT_PAYABLE, PAYMENT_UNAVAILABLE, INCORRECT_PROPERTIES for Swish when it
 * is not configured
 */
export async function initiatePayment(
  app: App,
  id: number,
  { choice, caller }: { choice: PaymentChoice; caller: Account | null },
): Promise<number> {
  if (!offeredChoices(app.env).includes(choice))
    throw new Failure("INCORRECT_PROPERTIES", { Method: ["INVALID_VALUE"] });
  for (let round = 0; round < ROUNDS; round += 1) {
    const now = app.clock();
    const step = await app.db.transaction((tx) => findOrInsert(tx, { id, choice, caller, now }));
    const { payment } = step;
    if (payment.Choice !== choice) {
      await endPayment(app, payment);
      continue;
    }
    // The buyer may have finished it meanwhile. Without an answer the form that was stored is shown.
    if (!step.isNew) await settlePayment(app, payment.ID).catch(ignoreProvider);
    const { State } = await getPaymentRow(app.db, payment.ID);
    if (isPaid(State)) return payment.ID;
    if (State !== "Initiated") continue;
    if (!(await open(app, step))) continue;
    return payment.ID;
  }
  throw unavailable();
}

function ignoreProvider(error: unknown): void {
  if (!(error instanceof ProviderError)) throw error;
}

/** Creates the payment at the provider, unless it exists. @returns whether it exists */
async function open(app: App, { payment, order }: Step): Promise<boolean> {
  try {
    if (payment.Choice === "Swish") return await openSwish(app, payment, order);
    if (payment.Snippet !== null) return true;
    const session = await app.payments.checkout.createCheckout(await checkoutOrder(app, payment, order), {
      idempotencyKey: payment.CreateKey,
    });
    await setPayment(app.db, payment.ID, {
      // A push may have stored its ID first.
      ProviderID: sql<string>`coalesce(${payments.ProviderID}, ${session.id})`,
      Location: session.location,
      Snippet: session.htmlSnippet,
    });
    return await endIfEnded(app, payment.ID);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (payment.Choice === "Swish") await endUnopened(app, payment);
    // A checkout whose answer was lost or unreadable is made again with the same key: until then nobody can pay it.
    else if (error.kind === "refused" || error.code === "REQUEST") await fail(app, payment);
    app.log.warn({ err: error, payment: payment.ID }, "payment not started");
    throw unavailable(error);
  }
}

/** Longer than a call to Swish can take, in milliseconds. */
const IN_FLIGHT = 60_000;

/**
 * Swish takes each instruction once, and only its answer has the link. While another call waits for it, the payment is
 * shown without the link. A link that was lost ends the payment, and the next round makes a new one.
 */
async function openSwish(app: App, payment: PaymentRow, order: OrderRow): Promise<boolean> {
  if (payment.AppLink !== null) return true;
  const now = app.clock();
  const [isFirst] = await app.db
    .update(payments)
    .set({ OpenedAt: now.toISOString() })
    .where(and(eq(payments.ID, payment.ID), isNull(payments.OpenedAt)))
    .returning({ ID: payments.ID });
  if (!isFirst) {
    const { OpenedAt } = await getPaymentRow(app.db, payment.ID);
    if (now.getTime() - Date.parse(OpenedAt ?? "") < IN_FLIGHT) return true;
    await endUnopened(app, payment);
    return false;
  }
  const base = app.env.PUBLIC_URL;
  const launch = await app.payments.swish.create(
    {
      instructionId: payment.ProviderID ?? "",
      reference: payment.Reference ?? "",
      amount: payment.Amount,
      message: orderReference(order.ID),
      callbackUrl: `${base}/api/payments/swish`,
      callbackIdentifier: payment.CallbackID ?? "",
    },
    `${base}${confirmationPath(payment.ID)}`,
  );
  if (launch) await setPayment(app.db, payment.ID, { AppLink: launch.appLink, QrContent: launch.qrContent });
  return await endIfEnded(app, payment.ID);
}

/**
 * A payment that was ended with us while the provider made it is ended there too: nobody has seen its link.
 * @returns whether the payment goes on
 */
async function endIfEnded(app: App, id: number): Promise<boolean> {
  const payment = await getPaymentRow(app.db, id);
  if (payment.State === "Initiated" || payment.PaidAt !== null) return true;
  if ((await callOff(app, payment)) !== "done") await settlePayment(app, id);
  return false;
}

/**
 * A Swish payment whose answer was lost may exist, but its link is lost: it is ended at Swish first. Without an answer
 * to that, the next call sends the same instruction again.
 */
async function endUnopened(app: App, payment: PaymentRow): Promise<void> {
  try {
    if ((await callOff(app, payment)) === "done") await fail(app, payment);
    else await settlePayment(app, payment.ID);
  } catch (error) {
    ignoreProvider(error);
    await setPayment(app.db, payment.ID, { OpenedAt: null });
  }
}

async function fail(app: App, payment: PaymentRow): Promise<void> {
  await app.db.transaction(async (tx) => {
    await lockOrder(tx, payment.OrderID);
    await movePayment({ tx, now: app.clock() }, await lockPayment(tx, payment.ID), "FAIL");
  });
}

/** The data of a new checkout at the provider. */
export async function checkoutOrder(
  app: Pick<App, "env" | "db" | "numberSeal">,
  payment: PaymentRow,
  order: OrderRow,
): Promise<CheckoutOrder> {
  const base = app.env.PUBLIC_URL;
  const [customer] = await app.db.select().from(orderCustomers).where(eq(orderCustomers.OrderID, order.ID));
  const isCompany = order.Role === "Company";
  // The provider needs ten digits; of a sole trader they are the personal number.
  const orgNumber = openOrgNumber(app.numberSeal, customer?.OrgNumber ?? null);
  return {
    reference: payment.Reference ?? "",
    secondReference: orderReference(order.ID),
    amount: order.Amount,
    tax: order.TaxAmount,
    lines: order.Lines.map((line, index) => ({
      type: "digital",
      reference: `${orderReference(order.ID)}-${index + 1}`,
      name: line.Name,
      quantity: 1,
      unitPrice: line.Amount + line.DiscountAmount,
      taxRate: line.TaxRate,
      totalDiscount: line.DiscountAmount,
      totalAmount: line.Amount,
      totalTax: line.TaxAmount,
    })),
    urls: {
      terms: `${base}/villkor`,
      checkout: `${base}${checkoutPath(payment.ID)}`,
      confirmation: `${base}${confirmationPath(payment.ID)}`,
      push: `${base}/api/payments/push?ID={checkout.order.id}`,
    },
    customer: {
      type: isCompany ? "organization" : "person",
      ...(isCompany && orgNumber && { organizationNumber: orgNumber.slice(-10) }),
    },
    ...(customer && {
      billing: {
        email: customer.Email,
        givenName: customer.FirstName,
        familyName: customer.LastName,
        ...(customer.CompanyName && { organizationName: customer.CompanyName }),
        ...(customer.Phone && { phone: customer.Phone }),
      },
    }),
  };
}

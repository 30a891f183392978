import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { type Client, createClient } from "@lagrum/core/client";
import type { PlacedOrder } from "@lagrum/core/order/placeOrderSchema";
import type { Payment } from "@lagrum/core/payment/paymentSchema";
import type { PaymentChoice } from "@lagrum/core/payment/paymentStateSchema";
import { query } from "../faults/questionVerdict.ts";
import type { Launched } from "../setup/launcher.ts";

/** An order with its payment at the provider. */
export interface Checkout {
  order: PlacedOrder;
  email: string;
  paymentId: number;
  /** The provider's order, or the instruction of Swish. */
  providerId: string;
}

const PAUSE_MS = 100;
/** The same interval as the checkout page. */
const LINK_PAUSE_MS = 3000;
const RETRY_TIMEOUT_MS = 180_000;

/** A buyer's client through the public port. */
export const buyerOf = ({ url }: Launched): Client => createClient({ baseUrl: `${url}/api`, timeout: 40_000 });

interface Result {
  ok: boolean;
  status: number;
  body: unknown;
}

/**
 * Retries a call while its outcome is unknown or a 5xx, as the pages do. @throws for a refusal, or after three minutes
 */
async function retryUntilOk<R extends Result>(call: () => Promise<R>): Promise<Extract<R, { ok: true }>["body"]> {
  for (const deadline = Date.now() + RETRY_TIMEOUT_MS; Date.now() < deadline; await delay(PAUSE_MS)) {
    const result = await call();
    if (result.ok) return result.body as Extract<R, { ok: true }>["body"];
    if (result.status !== 0 && result.status < 500) throw new Error(JSON.stringify(result.body));
  }
  throw new Error("no answer in three minutes");
}

/** Orders a product and opens its checkout. */
export async function openCheckout(launched: Launched, choice: PaymentChoice, ProductID: number): Promise<Checkout> {
  const client = buyerOf(launched);
  const idempotencyKey = randomUUID();
  const email = `${idempotencyKey}@exempel.example`;
  const body = {
    ...{ ProductID, Role: "Private" as const, FirstName: "Kassa", LastName: "Prov" },
    ...{ Email: email, Phone: "+46701740605", Street: "Storgatan 1", PostalCode: "11122", City: "Stockholm" },
    ...{ AcceptTerms: true as const, IsAdult: true as const, StartNow: true, LoseRight: true, Answers: {} },
  };
  const order = await retryUntilOk(() => client.orderProduct({ body, idempotencyKey }));
  const paying = { params: { id: order.ID }, body: { Method: choice }, accessCode: order.AccessCode };
  const { ID } = await beginPayment(() => client.initiateOrderPayment(paying));
  const [row] = await query<{ provider_id: string }>(launched, `select provider_id from payments where id = ${ID}`);
  return { order, email, paymentId: ID, providerId: row?.provider_id ?? "" };
}

/**
 * Starts a payment, and retries until it has a link or a form. Swish gives its link once: when the API is killed while
 * it waits for the link, the checkout has none, and retries until a new payment replaces the lost one after a minute.
 */
async function beginPayment(call: () => ReturnType<Client["initiateOrderPayment"]>): Promise<Payment> {
  for (const deadline = Date.now() + RETRY_TIMEOUT_MS; Date.now() < deadline; await delay(LINK_PAUSE_MS)) {
    const payment = await retryUntilOk(call);
    if (payment.State !== "Initiated" || payment.Swish !== null || payment.html_snippet !== null) return payment;
  }
  throw new Error("no link to pay with in three minutes");
}

/** A product without buyer questions. @returns its ID */
export async function simpleProduct(launched: Launched): Promise<number> {
  const product = await retryUntilOk(() =>
    buyerOf(launched).getProductByUri({ params: { uri: "andrahandshyresavtal" } }),
  );
  return product.ID;
}

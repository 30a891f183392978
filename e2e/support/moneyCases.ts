import { type Client, createClient } from "@lagrum/core/client";
import type { PaymentChoice } from "@lagrum/core/payment/paymentStateSchema";
import { expect } from "playwright/test";
import { bodyOf, signInToken } from "./applyForAccount.ts";
import { admin, marker } from "./demoAccounts.ts";
import { baseUrl } from "./env.ts";
import { inDatabase } from "./serviceDatabase.ts";

const authorization = `Basic ${Buffer.from("sandbox:sandbox").toString("base64")}`;

/** A call of the provider's sandbox, as the provider itself or its portal. */
async function atProvider(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${baseUrl}/sandbox/${path}`, {
    method,
    headers: { authorization, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  const text = await response.text();
  return text === "" ? null : JSON.parse(text);
}

/** An order whose payment the provider knows. */
export interface Purchase {
  ID: number;
  method: PaymentChoice;
  reference: string;
  email: string;
  providerId: string;
}

/** What the provider, the buyer and an administrator do to a purchase, each for one purchase alone. */
export interface MoneyWorld {
  /** An administrator's client. */
  api: Client;
  /** Orders, and begins to pay. */
  order(method: PaymentChoice): Promise<Purchase>;
  /** As the buyer in the provider's app or checkout. */
  pay(purchase: Purchase): Promise<unknown>;
  /** Orders, and pays. */
  buy(method: PaymentChoice): Promise<Purchase>;
  fault(purchase: Pick<Purchase, "reference">, Fault: string, Call: string): Promise<unknown>;
  clearFaults(purchase: Pick<Purchase, "reference">): Promise<unknown>;
  /** An instruction of ours that the provider has carried out, without our knowing. @param amount in öre */
  refund(purchase: Purchase, amount: number, reference: string): Promise<unknown>;
  /** Captures, cancels, or reverses in the provider's portal. */
  capture(purchase: Purchase): Promise<unknown>;
  cancel(purchase: Purchase): Promise<unknown>;
  reverse(purchase: Purchase): Promise<unknown>;
  withdrawReversal(purchase: Purchase): Promise<unknown>;
  /** A purchase that is none of ours but pushes to us. @returns the provider's ID */
  buyForNobody(): Promise<string>;
  /** Öre: what the provider holds, reserved ones included. */
  heldFor(providerId: string): Promise<number>;
}

const byId = (id: number) => ({ params: { id } });

interface ProviderOrder {
  order_amount: number;
  captured_amount: number;
  refunded_amount: number;
  remaining_authorized_amount: number;
}

export async function openMoneyWorld(): Promise<MoneyWorld> {
  const token = await signInToken(admin.Email, admin.Password);
  const api = createClient({ baseUrl: `${baseUrl}/api`, token: () => token });
  const readOrder = async (id: string) => (await atProvider("GET", `ordermanagement/v1/orders/${id}`)) as ProviderOrder;

  async function order(Method: PaymentChoice): Promise<Purchase> {
    const { ID: ProductID } = bodyOf(await api.getProductByUri({ params: { uri: "samboavtal" } }));
    const email = `${marker().toLowerCase()}@kopare.example`;
    const placed = bodyOf(
      await api.orderProduct({
        body: {
          ...{ ProductID, Role: "Private", FirstName: "Anna", LastName: "Berg", Email: email, Phone: "070-123 45 67" },
          ...{ Street: "Exempelgatan 1", PostalCode: "123 45", City: "Umeå", Answers: {} },
          ...{ AcceptTerms: true, IsAdult: true, StartNow: true, LoseRight: true },
        },
      }),
    );
    const call = { ...byId(placed.ID), body: { Method }, accessCode: placed.AccessCode };
    const payment = bodyOf(await api.initiateOrderPayment(call));
    const [row] = await inDatabase<{ provider_id: string }>("select provider_id from payments where id = $1", [
      payment.ID,
    ]);
    return {
      ...{ ID: placed.ID, method: Method, reference: placed.Reference, email },
      providerId: row?.provider_id ?? "",
    };
  }

  const pay = ({ method, providerId }: Purchase) =>
    method === "Swish"
      ? atProvider("POST", "control/swish", { InstructionID: providerId })
      : atProvider("POST", "control/purchases", { CheckoutID: providerId });

  async function buy(method: PaymentChoice): Promise<Purchase> {
    const purchase = await order(method);
    await pay(purchase);
    const stateOf = async () => bodyOf(await api.getOrder(byId(purchase.ID))).State;
    await expect.poll(stateOf, { timeout: 30_000 }).toBe("Paid");
    return purchase;
  }

  return {
    api,
    order,
    pay,
    buy,
    fault: ({ reference }, Fault, Call) =>
      atProvider("POST", "control/faults", { Fault, Call, Times: 1000, Reference: reference }),
    clearFaults: ({ reference }) => atProvider("DELETE", "control/faults", { Reference: reference }),
    refund: ({ providerId }, refunded_amount, reference) =>
      atProvider("POST", `ordermanagement/v1/orders/${providerId}/refunds`, { refunded_amount, reference }),
    async capture({ providerId }) {
      const { order_amount } = await readOrder(providerId);
      return atProvider("POST", `ordermanagement/v1/orders/${providerId}/captures`, { captured_amount: order_amount });
    },
    cancel: ({ providerId }) => atProvider("POST", `ordermanagement/v1/orders/${providerId}/cancel`, {}),
    reverse: ({ providerId }) => atProvider("POST", "control/reversals", { OrderID: providerId }),
    withdrawReversal: ({ providerId }) => atProvider("DELETE", "control/reversals", { OrderID: providerId }),
    async buyForNobody() {
      const line = { name: "Okänt", quantity: 1, unit_price: 50_000, tax_rate: 2500 };
      const { order_id } = (await atProvider("POST", "checkout/v3/orders", {
        ...{ purchase_country: "SE", purchase_currency: "SEK", locale: "sv-SE" },
        ...{ order_amount: 50_000, order_tax_amount: 10_000, merchant_reference1: marker() },
        order_lines: [{ ...line, total_amount: 50_000, total_tax_amount: 10_000 }],
        merchant_urls: {
          ...{ terms: `${baseUrl}/villkor`, checkout: `${baseUrl}/`, confirmation: `${baseUrl}/` },
          push: `${baseUrl}/api/payments/push?ID={checkout.order.id}`,
        },
      })) as { order_id: string };
      await atProvider("POST", "control/purchases", { CheckoutID: order_id });
      return order_id;
    },
    async heldFor(providerId) {
      const order = await readOrder(providerId);
      return order.remaining_authorized_amount + order.captured_amount - order.refunded_amount;
    },
  };
}

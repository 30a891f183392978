import type { OrderStatus } from "@lagrum/core/order/orderSchema";
import type { PaymentChoice } from "@lagrum/core/payment/paymentStateSchema";
import type { SiteClient } from "../api/siteClient.ts";

type Payer = Pick<SiteClient, "initiateOrderPayment" | "initiateQuestionPayment">;

/** Starts or resumes the payment of an order. With a question's access code it calls the question's endpoint. */
export function startPayment(
  client: Payer,
  order: Pick<OrderStatus, "ID" | "Kind" | "QuestionID">,
  { Method, accessCode }: { Method: PaymentChoice; accessCode: string },
) {
  const call = { body: { Method }, accessCode };
  return order.Kind === "Question" && order.QuestionID !== null
    ? client.initiateQuestionPayment({ ...call, params: { id: order.QuestionID } })
    : client.initiateOrderPayment({ ...call, params: { id: order.ID } });
}

/** The methods as the buyer chooses them. Card and invoice are both in the provider's form. */
const methods = ["Swish", "Card", "Invoice"] as const;
export type Method = (typeof methods)[number];

export const readMethod = (value: unknown): Method | undefined => methods.find((method) => method === value);

export const choiceOf = (method: Method): PaymentChoice => (method === "Swish" ? "Swish" : "Checkout");

import type { OrderStatus } from "@lagrum/core/order/orderSchema";
import type { PaymentState } from "@lagrum/core/payment/paymentStateSchema";

/** What the buyer can do about the payment of an order. */
export type CheckoutState = "payable" | "paid" | "ended";

export function checkoutState({ State }: Pick<OrderStatus, "State">): CheckoutState {
  switch (State) {
    case "Created":
    case "AwaitingPayment":
      return "payable";
    case "Expired":
    case "Cancelled":
    case "Withdrawn":
    case "Refunded":
      return "ended";
    default:
      return "paid";
  }
}

/** Texts about a failed payment, by its state. */
export const failureTexts: Partial<Record<PaymentState, string>> = {
  Declined: "Betalningen nekades. Inga pengar har dragits. Välj ett annat sätt, eller försök igen.",
  Cancelled: "Betalningen avbröts. Inga pengar har dragits. Välj hur du vill betala.",
  Expired: "Tiden för betalningen gick ut. Inga pengar har dragits. Välj hur du vill betala.",
  Failed: "Något gick fel hos betaltjänsten. Inga pengar har dragits. Försök igen, eller välj ett annat sätt.",
};

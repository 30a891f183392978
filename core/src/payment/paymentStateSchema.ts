import { z } from "zod";

export const paymentStates = [
  "Initiated",
  "Authorised",
  "Captured",
  "PartRefunded",
  "Refunded",
  "Declined",
  "Cancelled",
  "Expired",
  "Failed",
] as const;
export const PaymentState = z.enum(paymentStates);
export type PaymentState = z.infer<typeof PaymentState>;

/** The buyer's choice: card and invoice are both in the provider's checkout. */
export const paymentChoices = ["Checkout", "Swish"] as const;
export const PaymentChoice = z.enum(paymentChoices);
export type PaymentChoice = z.infer<typeof PaymentChoice>;

/** How it was paid. `Checkout` until the buyer has chosen in the provider's checkout. */
export const paymentMethods = ["Checkout", "Card", "Invoice", "Swish"] as const;
export const PaymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Whether the provider holds or has taken the buyer's money. */
export const isPaid = (state: PaymentState): boolean =>
  state === "Authorised" || state === "Captured" || state === "PartRefunded" || state === "Refunded";

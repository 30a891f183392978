import type { PaymentChoice } from "./paymentStateSchema.ts";

/** The least that a provider pays back, in öre: Swish refuses less than 1 kr (AM06 in its Merchant integration guide). */
export const leastRefund: Record<PaymentChoice, number> = { Swish: 100, Checkout: 1 };

/**
 * The amount of an automatic refund: below the least it is rounded up, in the buyer's favour.
 * @param left what is left to refund, in öre
 * @returns null when less than the least is left: nothing can be paid back
 */
export function automaticRefund(choice: PaymentChoice, amount: number, left: number): number | null {
  const least = leastRefund[choice];
  return left < least ? null : Math.max(amount, least);
}

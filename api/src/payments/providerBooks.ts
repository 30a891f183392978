import type { PaymentMethod } from "@lagrum/core/payment/paymentStateSchema";
import type { App } from "../app.ts";
import type { PaymentRow } from "./paymentRepository.ts";
import { orAbsent } from "./provider/instruction.ts";
import type { ProviderOrder, SwishPayment } from "./provider/paymentProvider.ts";
import { ProviderError } from "./provider/providerError.ts";

/** The state of a payment in the provider's books. Amounts in öre. */
export interface Books {
  /** `open`: the buyer has not finished. */
  status: "open" | "authorised" | "captured" | "declined" | "cancelled" | "expired" | "failed";
  amount: number;
  currency: string;
  reference: string | null;
  /** Whether this firm is the payee. */
  isOurs: boolean;
  method: PaymentMethod;
  bankReference: string | null;
}

export const isRefusal = (error: unknown): error is ProviderError =>
  error instanceof ProviderError && error.kind === "refused";

const methods: Record<ProviderOrder["method"], PaymentMethod> = {
  card: "Card",
  invoice: "Invoice",
  other: "Checkout",
};

function statusOf({ status, fraud, capturedAmount }: ProviderOrder): Books["status"] {
  if (status === "cancelled" || status === "expired") return status;
  if (status === "closed") return capturedAmount > 0 ? "captured" : "cancelled";
  // Captured money is ours to give back, even if a check failed later.
  if (status === "captured" || status === "partCaptured") return "captured";
  if (fraud === "rejected") return "declined";
  return fraud === "pending" ? "open" : "authorised";
}

/** The checkout provider's reader: the credentials of the call are the merchant's, so what it returns is ours. */
export const fromCheckout = (order: ProviderOrder): Books => ({
  status: statusOf(order),
  amount: order.amount,
  currency: order.currency,
  reference: order.reference,
  isOurs: true,
  method: methods[order.method],
  bankReference: null,
});

const swishStatus: Record<SwishPayment["status"], Books["status"]> = {
  created: "open",
  paid: "captured",
  declined: "declined",
  error: "failed",
  cancelled: "cancelled",
};

const fromSwish = (payment: SwishPayment, payee: string): Books => ({
  status: swishStatus[payment.status],
  amount: payment.amount,
  currency: payment.currency,
  reference: payment.reference,
  isOurs: payment.payeeAlias === payee,
  method: "Swish",
  bankReference: payment.paymentReference,
});

/**
 * Reads a payment back from the provider.
 * @returns null when the provider does not know it, as before the buyer has finished a checkout
 * @throws ProviderError
 */
export async function readBooks(
  { payments, env }: Pick<App, "payments" | "env">,
  { Choice, ProviderID }: Pick<PaymentRow, "Choice" | "ProviderID">,
): Promise<Books | null> {
  if (ProviderID === null) return null;
  if (Choice === "Swish") {
    const payment = await orAbsent(payments.swish.read(ProviderID));
    return payment === "absent" ? null : fromSwish(payment, env.SWISH_PAYEE);
  }
  const order = await orAbsent(payments.checkout.readOrder(ProviderID));
  return order === "absent" ? null : fromCheckout(order);
}

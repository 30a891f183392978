import type {
  CheckoutChanges,
  CheckoutLine,
  CheckoutOrder,
  CheckoutSession,
  ProviderOrder,
} from "../paymentProvider.ts";
import type { KcoCheckout, KcoOrder } from "./kcoProtocol.ts";

export const toLine = (line: CheckoutLine) => ({
  type: line.type,
  reference: line.reference,
  name: line.name,
  quantity: line.quantity,
  unit_price: line.unitPrice,
  tax_rate: line.taxRate,
  total_discount_amount: line.totalDiscount,
  total_amount: line.totalAmount,
  total_tax_amount: line.totalTax,
});

const toBilling = (billing: NonNullable<CheckoutOrder["billing"]>) => ({
  email: billing.email,
  given_name: billing.givenName,
  family_name: billing.familyName,
  organization_name: billing.organizationName,
  phone: billing.phone,
});

const toCustomer = ({ type, organizationNumber }: NonNullable<CheckoutOrder["customer"]>) => ({
  type,
  organization_registration_id: organizationNumber,
});

/** The properties that are given; JSON drops the undefined ones. */
export const toBody = (order: CheckoutChanges & Pick<Partial<CheckoutOrder>, "customer">) => ({
  order_amount: order.amount,
  order_tax_amount: order.tax,
  order_lines: order.lines?.map(toLine),
  merchant_urls: order.urls,
  merchant_reference1: order.reference,
  merchant_reference2: order.secondReference,
  customer: order.customer && toCustomer(order.customer),
  billing_address: order.billing && toBilling(order.billing),
});

export const fromCheckout = (checkout: KcoCheckout, location: string): CheckoutSession => ({
  id: checkout.order_id,
  location,
  status: checkout.status === "checkout_incomplete" ? "incomplete" : "complete",
  htmlSnippet: checkout.html_snippet,
  reference: checkout.merchant_reference1 ?? null,
  currency: checkout.purchase_currency,
  amount: checkout.order_amount,
  tax: checkout.order_tax_amount,
});

const statuses = {
  AUTHORIZED: "authorized",
  PART_CAPTURED: "partCaptured",
  CAPTURED: "captured",
  CANCELLED: "cancelled",
  EXPIRED: "expired",
  CLOSED: "closed",
} as const;
const frauds = { ACCEPTED: "accepted", PENDING: "pending", REJECTED: "rejected" } as const;

function methodOf(type: string | undefined): ProviderOrder["method"] {
  if (type === "CARD") return "card";
  return type === "INVOICE" || type === "INVOICE_BUSINESS" ? "invoice" : "other";
}

export const fromOrder = (order: KcoOrder): ProviderOrder => ({
  id: order.order_id,
  status: statuses[order.status],
  fraud: frauds[order.fraud_status],
  reference: order.merchant_reference1 ?? null,
  currency: order.purchase_currency,
  amount: order.order_amount,
  capturedAmount: order.captured_amount,
  refundedAmount: order.refunded_amount,
  remainingAmount: order.remaining_authorized_amount,
  method: methodOf(order.initial_payment_method?.type),
  expiresAt: order.expires_at ?? null,
  captures: order.captures.map((capture) => ({
    id: capture.capture_id ?? null,
    amount: capture.captured_amount,
    at: capture.captured_at,
    reference: capture.reference ?? null,
  })),
  refunds: order.refunds.map((refund) => ({
    id: refund.refund_id ?? null,
    amount: refund.refunded_amount,
    at: refund.refunded_at,
    reference: refund.reference ?? null,
  })),
});

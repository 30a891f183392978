import { z } from "zod";

/*
 * What KCO v3 and its order management send and receive: Klarna's published OpenAPI of checkout v3 and ordermanagement
 * v1. Amounts in öre, tax rates in basis points.
 */

const amount = z.int().min(0).max(200_000_000_00);
const reference = z.string().max(255);
const address = z.string().regex(/^https?:\/\//);

/** Tax included in an amount may differ by one öre from the exact value (KCO's rule). */
function isTaxOf(tax: number, gross: number, rate: number): boolean {
  return Math.abs(tax - (gross - (gross * 10_000) / (10_000 + rate))) <= 1;
}

export const KcoLine = z
  .strictObject({
    type: z.enum(["digital", "discount"]),
    reference: z.string().max(64),
    name: z.string().min(1).max(255),
    quantity: z.int().min(1),
    unit_price: z.int(),
    tax_rate: z.int().min(0).max(10_000),
    total_discount_amount: amount,
    total_amount: z.int(),
    total_tax_amount: z.int(),
  })
  .refine((line) => line.total_amount === line.quantity * line.unit_price - line.total_discount_amount, {
    path: ["total_amount"],
  })
  .refine((line) => isTaxOf(line.total_tax_amount, line.total_amount, line.tax_rate), { path: ["total_tax_amount"] });

const lines = z.array(KcoLine).min(1).max(1000);

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

interface Sums {
  order_amount?: number | undefined;
  order_tax_amount?: number | undefined;
  order_lines?: { total_amount: number; total_tax_amount: number }[] | undefined;
}

const addsUp = ({ order_amount, order_lines = [] }: Sums) =>
  order_amount === undefined || order_amount === sum(order_lines.map((line) => line.total_amount));
const taxAddsUp = ({ order_tax_amount, order_lines = [] }: Sums) =>
  order_tax_amount === undefined || order_tax_amount === sum(order_lines.map((line) => line.total_tax_amount));

const body = z.strictObject({
  purchase_country: z.literal("SE"),
  purchase_currency: z.literal("SEK"),
  locale: z.literal("sv-SE"),
  order_amount: amount,
  order_tax_amount: amount,
  order_lines: lines,
  merchant_urls: z.strictObject({
    terms: address,
    checkout: address,
    confirmation: address,
    push: address,
    validation: address.optional(),
  }),
  merchant_reference1: reference,
  merchant_reference2: reference.optional(),
  customer: z
    .strictObject({
      type: z.enum(["person", "organization"]),
      organization_registration_id: z.string().max(50).optional(),
    })
    .optional(),
  billing_address: z
    .strictObject({
      email: z.email().optional(),
      given_name: z.string().max(255).optional(),
      family_name: z.string().max(255).optional(),
      organization_name: z.string().max(255).optional(),
      phone: z.string().max(50).optional(),
    })
    .optional(),
});

export const KcoCreate = body
  .refine(addsUp, { path: ["order_amount"] })
  .refine(taxAddsUp, { path: ["order_tax_amount"] });
export const KcoUpdate = body
  .partial()
  .refine(addsUp, { path: ["order_amount"] })
  .refine(taxAddsUp, { path: ["order_tax_amount"] });

export const KcoCheckout = z.object({
  order_id: z.string().min(1),
  status: z.enum(["checkout_incomplete", "checkout_complete", "created"]),
  html_snippet: z.string().min(1),
  purchase_currency: z.string(),
  order_amount: amount,
  order_tax_amount: amount,
  merchant_reference1: reference.nullish(),
});
export type KcoCheckout = z.output<typeof KcoCheckout>;

export const KcoOrder = z.object({
  order_id: z.string().min(1),
  status: z.enum(["AUTHORIZED", "PART_CAPTURED", "CAPTURED", "CANCELLED", "EXPIRED", "CLOSED"]),
  fraud_status: z.enum(["ACCEPTED", "PENDING", "REJECTED"]),
  purchase_currency: z.string(),
  order_amount: amount,
  captured_amount: amount,
  refunded_amount: amount,
  remaining_authorized_amount: amount,
  merchant_reference1: reference.nullish(),
  expires_at: z.string().nullish(),
  initial_payment_method: z.object({ type: z.string() }).nullish(),
  captures: z
    .array(
      z.object({
        capture_id: z.string().nullish(),
        captured_amount: amount,
        captured_at: z.string(),
        reference: reference.nullish(),
      }),
    )
    .default([]),
  refunds: z
    .array(
      z.object({
        refund_id: z.string().nullish(),
        refunded_amount: amount,
        refunded_at: z.string(),
        reference: reference.nullish(),
      }),
    )
    .default([]),
});
export type KcoOrder = z.output<typeof KcoOrder>;

const posting = { description: z.string().max(255), reference, order_lines: lines.optional() };
export const KcoCapture = z.strictObject({ captured_amount: amount.min(1), ...posting });
export const KcoRefund = z.strictObject({ refunded_amount: amount.min(1), ...posting });

/** The reference says `error_messages`, the checkout's OpenAPI example `error_text`. */
export const KcoFault = z.object({
  error_code: z.string().optional(),
  error_messages: z.array(z.string()).optional(),
  error_text: z.string().optional(),
  correlation_id: z.string().optional(),
});

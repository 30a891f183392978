import { z } from "zod";

/*
 * What KCO v3 requires of an order: Klarna's published OpenAPI and its rules for amounts. Independent of the adapter's
 * code, so that each finds errors in the other.
 */

const text = (longest: number) => z.string().min(1).max(longest);
const link = z.string().refine((value) => URL.canParse(value) && /^https?:/.test(value), "Not a URL");

const line = z.object({
  type: z
    .enum(["physical", "digital", "discount", "shipping_fee", "sales_tax", "gift_card", "store_credit", "surcharge"])
    .optional(),
  reference: z.string().max(64).optional(),
  name: text(255),
  quantity: z.int().min(0),
  quantity_unit: text(8).optional(),
  unit_price: z.int(),
  tax_rate: z.int().min(0),
  total_amount: z.int(),
  total_tax_amount: z.int(),
  total_discount_amount: z.int().min(0).optional(),
  merchant_data: z.string().max(1024).optional(),
  product_url: link.optional(),
  image_url: link.optional(),
});
export type KcoLine = z.output<typeof line>;

const order = z.object({
  purchase_country: z.literal("SE"),
  purchase_currency: z.literal("SEK"),
  locale: z.literal("sv-SE"),
  order_amount: z.int().min(0),
  order_tax_amount: z.int().min(0),
  order_lines: z.array(line).min(1).max(1000),
  merchant_urls: z.object({
    terms: link,
    checkout: link,
    confirmation: link,
    push: link,
    validation: link.optional(),
    notification: link.optional(),
    cancellation_terms: link.optional(),
  }),
  merchant_reference1: z.string().max(255).optional(),
  merchant_reference2: z.string().max(255).optional(),
  merchant_data: z.string().max(6000).optional(),
  options: z.record(z.string(), z.unknown()).optional(),
  gui: z.record(z.string(), z.unknown()).optional(),
  customer: z.record(z.string(), z.unknown()).optional(),
  billing_address: z.record(z.string(), z.unknown()).optional(),
  shipping_address: z.record(z.string(), z.unknown()).optional(),
});
export type KcoBody = z.output<typeof order>;

/** KCO: total_amount = quantity × unit_price − discount, and the tax within one öre of the exact share. */
function lineFaults(row: KcoLine, at: number): string[] {
  const total = row.quantity * row.unit_price - (row.total_discount_amount ?? 0);
  const tax = row.total_amount - (row.total_amount * 10_000) / (10_000 + row.tax_rate);
  return [
    ...(row.total_amount === total ? [] : [`Bad value: order_lines[${at}].total_amount, expected ${total}`]),
    ...(Math.abs(row.total_tax_amount - tax) <= 1 ? [] : [`Bad value: order_lines[${at}].total_tax_amount`]),
  ];
}

const sum = (rows: KcoLine[], key: "total_amount" | "total_tax_amount") =>
  rows.reduce((total, row) => total + row[key], 0);

/** The sums of the lines must be the order's. */
function amountFaults(body: KcoBody): string[] {
  const lines = body.order_lines;
  return [
    ...lines.flatMap(lineFaults),
    ...(sum(lines, "total_amount") === body.order_amount ? [] : ["Bad value: order_amount"]),
    ...(sum(lines, "total_tax_amount") === body.order_tax_amount ? [] : ["Bad value: order_tax_amount"]),
  ];
}

type Checked<Value> = { value: Value } | { faults: string[] };

const schemaFaults = (error: z.ZodError) =>
  error.issues.map((issue) => `Bad value: ${issue.path.join(".") || "body"}. ${issue.message}`);

export function checkOrder(body: unknown): Checked<KcoBody> {
  const parsed = order.safeParse(body);
  if (!parsed.success) return { faults: schemaFaults(parsed.error) };
  const faults = amountFaults(parsed.data);
  return faults.length > 0 ? { faults } : { value: parsed.data };
}

const posting = z.object({
  captured_amount: z.int().min(1).optional(),
  refunded_amount: z.int().min(1).optional(),
  description: z.string().max(255).optional(),
  reference: z.string().max(255).optional(),
  order_lines: z.array(line).max(1000).optional(),
  shipping_info: z.array(z.unknown()).optional(),
});

export interface KcoPosting {
  amount: number;
  description: string | null;
  reference: string | null;
  lines: KcoLine[];
}

/** A capture or a refund. If it has lines, their sum must be the amount. */
export function checkPosting(body: unknown, key: "captured_amount" | "refunded_amount"): Checked<KcoPosting> {
  const { success, data, error } = posting.safeParse(body);
  if (!success) return { faults: schemaFaults(error) };
  const { description = null, reference = null, order_lines: lines = [] } = data;
  const amount = data[key];
  if (amount === undefined) return { faults: [`Bad value: ${key}`] };
  const faults = lines.flatMap(lineFaults);
  if (lines.length > 0 && sum(lines, "total_amount") !== amount) faults.push(`Bad value: ${key}`);
  return faults.length > 0 ? { faults } : { value: { amount, description, reference, lines } };
}

const references = z.object({
  merchant_reference1: z.string().max(255).optional(),
  merchant_reference2: z.string().max(255).optional(),
});

export function checkReferences(body: unknown): Checked<z.output<typeof references>> {
  const { success, data, error } = references.safeParse(body);
  return success ? { value: data } : { faults: schemaFaults(error) };
}

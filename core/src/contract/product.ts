import { z } from "zod";
import { CategoryRef } from "./category.ts";
import { amount, id } from "./fields.ts";

/** A product in a list: what it is, what it costs and when it comes. */
export const ProductListItem = z
  .object({
    ID: id,
    /** The last part of its address, /product/{Uri}. */
    Uri: z.string(),
    Name: z.string(),
    ShortDescription: z.string(),
    Category: CategoryRef.nullable(),
    DeliveryWorkingDays: z.int(),
    /** Öre, tax included. */
    Amount: amount,
    /** The tax in Amount, öre. */
    TaxAmount: amount,
    /** Basis points: 2500 is 25 %. */
    TaxRate: z.int(),
    /** After a reduction, the lowest price of the 30 days before it, in öre; null where the price was not lowered. */
    LowestAmount: amount.nullable(),
  })
  .meta({ id: "ProductListItem" });
export type ProductListItem = z.infer<typeof ProductListItem>;

/** A product with all that a buyer must know before the order. */
export const Product = ProductListItem.extend({
  /** Plain text; an empty line parts two paragraphs. */
  Description: z.string(),
  Included: z.array(z.string()),
  NotIncluded: z.array(z.string()),
  YouNeed: z.array(z.string()),
  /** What authorities and others charge beside Amount. */
  ExtraCosts: z.string().nullable(),
  RequiresPersonalNumber: z.boolean(),
  /** JSON Schema of what the order form asks for this product; {} asks nothing. */
  Questions: z.record(z.string(), z.unknown()),
}).meta({ id: "Product" });
export type Product = z.infer<typeof Product>;

export const ProductList = z.object({ Products: z.array(ProductListItem) }).meta({ id: "ProductList" });
export type ProductList = z.infer<typeof ProductList>;

import { z } from "zod";
import { CategoryRef } from "../category/categorySchema.ts";
import { address, amount, day, id, lengths, multiline, order, singleLine, timestamp } from "../contract/fieldSchema.ts";
import { lock } from "../contract/optimisticLockSchema.ts";
import { provisionReason } from "../law/provisionReasonSchema.ts";
import { BuyerQuestions } from "./buyerQuestionsSchema.ts";

/** A product in a list, with its price and delivery time. */
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

/** A product with all information for a buyer before the order. */
export const Product = ProductListItem.extend({
  /** Plain text; an empty line separates paragraphs. */
  Description: z.string(),
  Included: z.array(z.string()),
  NotIncluded: z.array(z.string()),
  YouNeed: z.array(z.string()),
  /** Fees of authorities and others, in addition to Amount. */
  ExtraCosts: z.string().nullable(),
  RequiresPersonalNumber: z.boolean(),
  /** JSON Schema of the order form's questions for this product, see BuyerQuestions; {} asks nothing. */
  Questions: z.record(z.string(), z.unknown()),
}).meta({ id: "Product" });
export type Product = z.infer<typeof Product>;

export const ProductList = z.object({ Products: z.array(ProductListItem) }).meta({ id: "ProductList" });
export type ProductList = z.infer<typeof ProductList>;

/** The rates of Swedish VAT, in basis points. */
export const taxRates = [2500, 1200, 600, 0] as const;
export type TaxRate = (typeof taxRates)[number];
export const isTaxRate = (rate: number): rate is TaxRate => taxRates.some((known) => known === rate);
const TaxRate = z.literal([...taxRates], "INVALID_VALUE");

/** A row of a product's price history. It applies from `ValidFrom` until the next one's. */
export const ProductPrice = z
  .object({ ID: id, Amount: amount, TaxAmount: amount, TaxRate: z.int(), ValidFrom: timestamp })
  .meta({ id: "ProductPrice" });
export type ProductPrice = z.infer<typeof ProductPrice>;

const { Amount, TaxAmount, TaxRate: rate, LowestAmount, ...shown } = Product.shape;

/** A product as administrators see it, for sale or not. The price is the current one; null before the first. */
export const ManagedProduct = z
  .object({
    ...shown,
    Amount: Amount.nullable(),
    TaxAmount: TaxAmount.nullable(),
    TaxRate: rate.nullable(),
    LowestAmount,
    Active: z.boolean(),
    /** The first and the last day of sale, in Sweden; null is unlimited. */
    ValidFrom: day,
    ValidTo: day.nullable(),
    /** Whether it is public now: active, within its dates, and with a price. */
    IsSold: z.boolean(),
    /** Newest first; future prices included. */
    Prices: z.array(ProductPrice),
    UpdatedAt: timestamp,
  })
  .meta({ id: "ManagedProduct" });
export type ManagedProduct = z.infer<typeof ManagedProduct>;

export const ManagedProductList = z.object({ Products: z.array(ManagedProduct) }).meta({ id: "ManagedProductList" });
export type ManagedProductList = z.infer<typeof ManagedProductList>;

/** Ten million kronor: a higher amount is a typing error. */
const highest = 1_000_000_000;

/** A new price. Without `ValidFrom` it applies at once, else from midnight of that day in Sweden. */
export const NewPrice = z
  .strictObject({ Amount: amount.max(highest), TaxRate, ValidFrom: day.nullable().optional() })
  .meta({ id: "NewPrice" });
export type NewPrice = z.infer<typeof NewPrice>;

const points = z.array(singleLine(lengths.Point)).max(30);

const product = {
  Name: singleLine(lengths.ProductName),
  Uri: address,
  ShortDescription: singleLine(lengths.ShortDescription),
  Description: multiline(lengths.Description),
  Included: points,
  NotIncluded: points,
  YouNeed: points,
  ExtraCosts: multiline(lengths.ExtraCosts)
    .transform((text) => text || null)
    .nullable(),
  RequiresPersonalNumber: z.boolean(),
  DeliveryWorkingDays: z.int().min(1).max(365),
  CategoryID: id.nullable(),
  Questions: BuyerQuestions,
  Active: z.boolean(),
  ValidFrom: day,
  ValidTo: day.nullable(),
};

const { Name, Uri, DeliveryWorkingDays, ...others } = product;

/** A new product. Without a price it is stored, but not for sale. */
export const CreateProduct = z
  .strictObject({
    Name,
    Uri,
    DeliveryWorkingDays,
    ...z.object(others).partial().shape,
    Price: NewPrice.optional(),
    ...provisionReason,
  })
  .meta({ id: "CreateProduct" });
export type CreateProduct = z.infer<typeof CreateProduct>;

/** The changed fields of a product; a price is added to the price history. */
export const UpdateProduct = z
  .strictObject({ ...z.object(product).partial().shape, Price: NewPrice.optional(), ...provisionReason, ...lock })
  .meta({ id: "UpdateProduct" });
export type UpdateProduct = z.infer<typeof UpdateProduct>;

/** The order of all products. */
export const OrderProducts = z.strictObject(order).meta({ id: "OrderProducts" });
export type OrderProducts = z.infer<typeof OrderProducts>;

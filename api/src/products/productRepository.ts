import type { CategoryRef } from "@lagrum/core/category/categorySchema";
import { includedTax } from "@lagrum/core/money/vat";
import { isSold, priceAt } from "@lagrum/core/product/prices";
import type { ManagedProduct, Product } from "@lagrum/core/product/productSchema";
import { dayOf } from "@lagrum/core/text/dates";
import { asc, eq, inArray, or, type SQL } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { categories } from "../db/schema/categories.ts";
import { prices, productAddresses, products } from "../db/schema/products.ts";
import { Failure } from "../http/failure.ts";

interface Stored {
  product: typeof products.$inferSelect;
  Category: CategoryRef | null;
  /** Oldest first. */
  history: (typeof prices.$inferSelect)[];
}

/** Products in display order, with their price history. */
async function readProducts(db: Reader, which?: SQL): Promise<Stored[]> {
  const rows = await db
    .select({
      product: products,
      Category: { ID: categories.ID, Name: categories.Name, Uri: categories.Uri },
      price: prices,
    })
    .from(products)
    .leftJoin(prices, eq(prices.ProductID, products.ID))
    .leftJoin(categories, eq(categories.ID, products.CategoryID))
    .where(which)
    .orderBy(asc(products.SortOrder), asc(products.ID), asc(prices.ValidFrom));
  const byProduct = Map.groupBy(rows, ({ product }) => product.ID);
  return [...byProduct.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const { product, Category } = first;
    return [{ product, Category, history: some.flatMap(({ price }) => (price ? [price] : [])) }];
  });
}

/** Products on sale at a moment: active, within their days, and with a price that has begun. */
export async function listProducts(db: Reader, now: Date, which?: SQL): Promise<Product[]> {
  const stored = await readProducts(db, which);
  return stored.flatMap(({ product, Category, history }) => {
    const price = priceAt(history, now);
    return price && isSold(product, price, dayOf(now)) ? [{ ...product, Category, ...price }] : [];
  });
}

/**
 * Finds a product by ID, or by a current or former address.
 * @throws Failure NOT_FOUND also when it is not on sale
 */
export async function getProduct(db: Reader, now: Date, which: { ID: number } | { Uri: string }): Promise<Product> {
  const found = await listProducts(db, now, "ID" in which ? eq(products.ID, which.ID) : atAddress(db, which.Uri));
  const product = "Uri" in which ? found.find(({ Uri }) => Uri === which.Uri) : undefined;
  if (!found[0]) throw new Failure("NOT_FOUND");
  return product ?? found[0];
}

const atAddress = (db: Reader, uri: string) =>
  or(
    eq(products.Uri, uri),
    inArray(
      products.ID,
      db.select({ ID: productAddresses.ProductID }).from(productAddresses).where(eq(productAddresses.Uri, uri)),
    ),
  );

/** All products, on sale or not, with their price history, newest first. */
export async function listManagedProducts(db: Reader, now: Date, which?: SQL): Promise<ManagedProduct[]> {
  const stored = await readProducts(db, which);
  return stored.map(({ product, Category, history }) => {
    const price = priceAt(history, now);
    return {
      ...product,
      ...(price ?? { Amount: null, TaxAmount: null, TaxRate: null, LowestAmount: null }),
      Category,
      IsSold: isSold(product, price, dayOf(now)),
      Prices: history.map((row) => ({ ...row, TaxAmount: includedTax(row.Amount, row.TaxRate) })).reverse(),
    };
  });
}

/** @throws Failure NOT_FOUND */
export async function getManagedProduct(db: Reader, now: Date, id: number): Promise<ManagedProduct> {
  const [product] = await listManagedProducts(db, now, eq(products.ID, id));
  if (!product) throw new Failure("NOT_FOUND");
  return product;
}

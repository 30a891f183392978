import type { Product } from "@lagrum/core/contract/product";
import { dayOf } from "@lagrum/core/domain/dates";
import { priceAt } from "@lagrum/core/domain/prices";
import { and, asc, eq, gte, isNull, lte, or, type SQL } from "drizzle-orm";
import type { Reader } from "../db.ts";
import { Failure } from "../failure.ts";
import { categories } from "../schema/categories.ts";
import { prices, products } from "../schema/products.ts";

/** The products sold at a moment: active, inside their days, and with a price that has begun. */
export async function listProducts(db: Reader, now: Date, which?: SQL): Promise<Product[]> {
  const today = dayOf(now);
  const rows = await db
    .select({
      product: products,
      Category: { ID: categories.ID, Name: categories.Name, Uri: categories.Uri },
      price: prices,
    })
    .from(products)
    .innerJoin(prices, eq(prices.ProductID, products.ID))
    .leftJoin(categories, eq(categories.ID, products.CategoryID))
    .where(
      and(
        eq(products.Active, true),
        lte(products.ValidFrom, today),
        or(isNull(products.ValidTo), gte(products.ValidTo, today)),
        which,
      ),
    )
    .orderBy(asc(products.SortOrder), asc(products.ID));
  const histories = Map.groupBy(rows, ({ product }) => product.ID);
  return [...histories.values()].flatMap((history) => {
    const [first] = history;
    const price = priceAt(
      history.map((row) => row.price),
      now,
    );
    return first && price ? [{ ...first.product, Category: first.Category, ...price }] : [];
  });
}

/** @throws NOT_FOUND when there is none, or it isn't sold now. */
export async function getProduct(db: Reader, now: Date, which: { ID: number } | { Uri: string }): Promise<Product> {
  const [product] = await listProducts(
    db,
    now,
    "ID" in which ? eq(products.ID, which.ID) : eq(products.Uri, which.Uri),
  );
  if (!product) throw new Failure("NOT_FOUND");
  return product;
}

import type { Category } from "@lagrum/core/category/categorySchema";
import type { ProductListItem } from "@lagrum/core/product/productSchema";
import { areaOf } from "./productGroups.ts";

/** Up to four others of the same area of law. */
export function relatedProducts(product: ProductListItem, products: ProductListItem[], areas: Category[]) {
  const area = areaOf(product, areas);
  return products
    .filter((other) => other.ID !== product.ID && area !== undefined && areaOf(other, areas) === area)
    .slice(0, 4);
}

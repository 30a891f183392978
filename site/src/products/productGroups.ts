import type { Category } from "@lagrum/core/category/categorySchema";
import type { ProductListItem } from "@lagrum/core/product/productSchema";

export interface ProductGroup {
  id: string;
  name: string;
  products: ProductListItem[];
}

/** The area of law that a product belongs to, by its category. */
export const areaOf = ({ Category }: ProductListItem, areas: Category[]): Category | undefined =>
  areas.find((area) => Category !== null && [area, ...area.Children].some(({ ID }) => ID === Category.ID));

const rest = { id: "fler-arenden", name: "Fler ärenden" };

/**
 * Products by area of law, in the order of their first product. Areas with a single product are one group at the end, as
 * are products without an area.
 */
export function groupProducts(products: ProductListItem[], areas: Category[]): ProductGroup[] {
  const byArea = [...Map.groupBy(products, (product) => areaOf(product, areas))];
  const isGroup = ([area, some]: (typeof byArea)[number]) => area !== undefined && some.length > 1;
  const groups = byArea
    .filter(isGroup)
    .map(([area, some]) => ({ id: area?.Uri ?? "", name: area?.Name ?? "", products: some }));
  const grouped = new Set(groups.flatMap((group) => group.products));
  const others = products.filter((product) => !grouped.has(product));
  return others.length > 0 ? [...groups, { ...rest, products: others }] : groups;
}

import type { Category } from "@lagrum/core/contract/category";
import { asc } from "drizzle-orm";
import type { Reader } from "../db.ts";
import { categories } from "../schema/categories.ts";

/** The areas of law with their sub-categories, as sorted by the editors. */
export async function listCategories(db: Reader): Promise<Category[]> {
  const rows = await db.select().from(categories).orderBy(asc(categories.SortOrder), asc(categories.ID));
  const childrenOf = Map.groupBy(rows, ({ ParentID }) => ParentID);
  return (childrenOf.get(null) ?? []).map((area) => ({ ...area, Children: childrenOf.get(area.ID) ?? [] }));
}

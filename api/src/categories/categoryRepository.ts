import type { Category, CategoryRef, ManagedCategory } from "@lagrum/core/category/categorySchema";
import { asc, eq, or, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Reader } from "../db/database.ts";
import { categories, categoryAddresses } from "../db/schema/categories.ts";
import { products } from "../db/schema/products.ts";
import { questions } from "../db/schema/questions.ts";
import { Failure } from "../http/failure.ts";

/** Areas with their sub-categories, both sorted. */
async function readTree(db: Reader) {
  const rows = await db.select().from(categories).orderBy(asc(categories.SortOrder), asc(categories.ID));
  const partsOf = Map.groupBy(rows, ({ ParentID }) => ParentID);
  return (partsOf.get(null) ?? []).map((area) => ({ ...area, Children: partsOf.get(area.ID) ?? [] }));
}

/** The areas of law with their sub-categories, as sorted by the editors. */
export const listCategories = (db: Reader): Promise<Category[]> => readTree(db);

/** The category at an address, or at a former one. @throws Failure NOT_FOUND */
export async function getCategoryByUri(db: Reader, uri: string): Promise<CategoryRef> {
  const found = await db
    .select({ ID: categories.ID, Name: categories.Name, Uri: categories.Uri })
    .from(categories)
    .leftJoin(categoryAddresses, eq(categoryAddresses.CategoryID, categories.ID))
    .where(or(eq(categories.Uri, uri), eq(categoryAddresses.Uri, uri)));
  const category = found.find(({ Uri }) => Uri === uri) ?? found[0];
  if (!category) throw new Failure("NOT_FOUND");
  return category;
}

/** Areas, each followed by its sub-categories. The counts of an area include those of its sub-categories. */
export async function listManagedCategories(db: Reader): Promise<ManagedCategory[]> {
  const tree = await readTree(db);
  const questionCounts = await countByCategory(db, questions);
  const sold = await countByCategory(db, products);
  return tree.flatMap(({ Children, ...area }) => {
    const counted = [area, ...Children].map((row) => ({
      ...row,
      QuestionCount: questionCounts.get(row.ID) ?? 0,
      ProductCount: sold.get(row.ID) ?? 0,
    }));
    const sum = (count: "QuestionCount" | "ProductCount") => counted.reduce((total, row) => total + row[count], 0);
    const [own, ...parts] = counted;
    return own ? [{ ...own, QuestionCount: sum("QuestionCount"), ProductCount: sum("ProductCount") }, ...parts] : [];
  });
}

/** @throws Failure NOT_FOUND */
export async function getManagedCategory(db: Reader, id: number): Promise<ManagedCategory> {
  const category = (await listManagedCategories(db)).find(({ ID }) => ID === id);
  if (!category) throw new Failure("NOT_FOUND");
  return category;
}

/** The number of rows of a table per category. */
async function countByCategory(db: Reader, table: PgTable): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; n: number }>(
    sql`select category_id as id, count(*)::int as n from ${table} where category_id is not null group by category_id`,
  );
  return new Map(rows.map(({ id, n }) => [id, n]));
}

import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { categoryAddresses, categories as categoryTable } from "../db/schema/categories.ts";
import { categories } from "./categories.ts";

/** The ID of the category at an address, or of its successor; null without one. */
export type NumberOf = (uri: string) => number | null;

/**
 * The category tree. The firm's renames, moves, merges and deletions stay: former addresses are matched too, and
 * a sub-category is not inserted when its area is no longer an area.
 */
export async function seedCategories(tx: Transaction): Promise<void> {
  const urgent = ["familjeratt", "straffratt"];
  for (const [SortOrder, { Children, ...area }] of categories.entries()) {
    await ensureCategory(tx, { ...area, SortOrder, Urgent: urgent.includes(area.Uri) });
    const ParentID = (await numbersByUri(tx))(area.Uri);
    const [isArea] = ParentID === null ? [] : await findArea(tx, ParentID);
    if (!isArea) continue;
    for (const [place, part] of Children.entries()) await ensureCategory(tx, { ...part, ParentID, SortOrder: place });
  }
}

const findArea = (tx: Transaction, id: number) =>
  tx
    .select({ ID: categoryTable.ID })
    .from(categoryTable)
    .where(and(eq(categoryTable.ID, id), isNull(categoryTable.ParentID)));

async function ensureCategory(tx: Transaction, category: typeof categoryTable.$inferInsert): Promise<void> {
  if ((await tx.$count(categoryAddresses, eq(categoryAddresses.Uri, category.Uri))) > 0) return;
  await tx.insert(categoryTable).values(category).onConflictDoNothing({ target: categoryTable.Uri });
}

/** Every current and former category address. */
export async function numbersByUri(tx: Transaction): Promise<NumberOf> {
  const current = await tx.select({ ID: categoryTable.ID, Uri: categoryTable.Uri }).from(categoryTable);
  const former = await tx
    .select({ ID: categoryAddresses.CategoryID, Uri: categoryAddresses.Uri })
    .from(categoryAddresses);
  const numbers = new Map([...former, ...current].map(({ ID, Uri }) => [Uri, ID]));
  return (uri) => {
    const number = numbers.get(uri);
    if (number === undefined) throw new Error(`The seed names an unknown category: ${uri}`);
    return number;
  };
}

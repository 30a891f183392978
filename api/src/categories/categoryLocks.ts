import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { categories } from "../db/schema/categories.ts";
import { questions } from "../db/schema/questions.ts";

type Row = typeof categories.$inferSelect;
export type LockedCategories = ReadonlyMap<number, Row>;

/**
 * Locks a category's questions. Call it before lockCategories: a change of a question locks the question first, and its
 * category after that.
 */
export async function lockCategoryQuestions(tx: Transaction, id: number): Promise<void> {
  await tx.execute(
    sql`select count(*) from (select from questions where category_id = ${id} order by id for update) as held`,
  );
}

/** Locks categories in the order of their IDs. A question that is asked in one of them waits meanwhile. */
export async function lockCategories(
  tx: Transaction,
  ids: readonly (number | null | undefined)[],
): Promise<LockedCategories> {
  const known = ids.filter((id): id is number => typeof id === "number");
  if (known.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(categories)
    .where(inArray(categories.ID, known))
    .orderBy(asc(categories.ID))
    .for("update");
  return new Map(rows.map((row) => [row.ID, row]));
}

/** Batch size: triggers index each question again, and a statement must not take seconds. */
const AT_ONCE = 500;

/**
 * Updates a category's questions in batches; triggers count and index them.
 * @param left the rows still to be changed
 * @returns the number of changed rows
 */
export async function updateQuestionsInBatches(
  tx: Transaction,
  id: number,
  set: { AreaID: number } | { CategoryID: number },
  left?: SQL,
): Promise<number> {
  let changed = 0;
  let count = 0;
  do {
    const some = tx
      .select({ ID: questions.ID })
      .from(questions)
      .where(and(eq(questions.CategoryID, id), left))
      .limit(AT_ONCE);
    const { rowCount } = await tx.update(questions).set(set).where(inArray(questions.ID, some));
    count = rowCount ?? 0;
    changed += count;
  } while (count === AT_ONCE);
  return changed;
}

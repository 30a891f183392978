import { arrayOverlaps, eq, sql } from "drizzle-orm";
import { fieldChange, recordChange } from "../audit/auditLog.ts";
import { accounts } from "../db/schema/accounts.ts";
import { bookings } from "../db/schema/bookings.ts";
import { categories } from "../db/schema/categories.ts";
import { products } from "../db/schema/products.ts";
import { questions } from "../db/schema/questions.ts";
import { testQuestions } from "../db/schema/testQuestions.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import { redirectAddresses } from "./categoryAddresses.ts";
import { lockCategories, lockCategoryQuestions, updateQuestionsInBatches } from "./categoryLocks.ts";
import { checkNoParts } from "./categoryService.ts";

/**
 * Moves a category's questions, products, bookings, test questions and advisors to another one, and redirects its addresses.
 * @throws Failure NOT_FOUND, CATEGORY_HAS_PARTS, INCORRECT_PROPERTIES
 */
export async function mergeCategory(context: ServiceContext, id: number, IntoID: number): Promise<void> {
  const { tx } = context;
  await lockCategoryQuestions(tx, id);
  const locked = await lockCategories(tx, [id, IntoID]);
  const [from, into] = [locked.get(id), locked.get(IntoID)];
  if (!from) throw new Failure("NOT_FOUND");
  if (!into || IntoID === id) throw new Failure("INCORRECT_PROPERTIES", { IntoID: ["INVALID_VALUE"] });
  await checkNoParts(tx, id);
  const QuestionCount = await updateQuestionsInBatches(tx, id, { CategoryID: IntoID });
  await tx.update(products).set({ CategoryID: IntoID }).where(eq(products.CategoryID, id));
  await tx.update(bookings).set({ CategoryID: IntoID }).where(eq(bookings.CategoryID, id));
  await tx.update(testQuestions).set({ CategoryID: IntoID }).where(eq(testQuestions.CategoryID, id));
  await tx
    .update(accounts)
    .set({
      Areas: sql`(select array_agg(distinct area) from unnest(array_replace(${accounts.Areas}, ${id}::int, ${IntoID}::int)) as area)`,
    })
    .where(arrayOverlaps(accounts.Areas, [id]));
  await redirectAddresses(tx, from, IntoID);
  await tx.delete(categories).where(eq(categories.ID, id));
  await recordChange(context, {
    Entity: "category",
    EntityID: id,
    Action: "merged",
    Changed: [
      fieldChange("Name", from.Name, into.Name),
      { Field: "IntoID", After: IntoID },
      { Field: "QuestionCount", After: QuestionCount },
    ],
  });
}

/**
 * Deletes an unused category. Its address redirects to its area; an area's redirects nowhere.
 * @throws Failure NOT_FOUND, CATEGORY_HAS_PARTS, CATEGORY_IN_USE
 */
export async function deleteCategory(context: ServiceContext, id: number): Promise<void> {
  const { tx } = context;
  const category = (await lockCategories(tx, [id])).get(id);
  if (!category) throw new Failure("NOT_FOUND");
  await checkNoParts(tx, id);
  const uses = [
    await tx.$count(questions, eq(questions.CategoryID, id)),
    await tx.$count(products, eq(products.CategoryID, id)),
    await tx.$count(bookings, eq(bookings.CategoryID, id)),
    await tx.$count(testQuestions, eq(testQuestions.CategoryID, id)),
    await tx.$count(accounts, arrayOverlaps(accounts.Areas, [id])),
  ];
  if (uses.some((count) => count > 0)) throw new Failure("CATEGORY_IN_USE");
  await redirectAddresses(tx, category, category.ParentID);
  await tx.delete(categories).where(eq(categories.ID, id));
  await recordChange(context, {
    Entity: "category",
    EntityID: id,
    Action: "deleted",
    Changed: [fieldChange("Name", category.Name, null)],
  });
}

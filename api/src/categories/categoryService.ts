import type { CreateCategory, OrderCategories, UpdateCategory } from "@lagrum/core/category/categorySchema";
import { and, asc, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import { changedFields, fieldChange, recordChange } from "../audit/auditLog.ts";
import type { Transaction } from "../db/database.ts";
import { checkManualOrder, positionIn } from "../db/manualOrder.ts";
import { checkUnchanged } from "../db/optimisticLock.ts";
import { categories } from "../db/schema/categories.ts";
import { questions } from "../db/schema/questions.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import { claimAddress, recordFormerAddress } from "./categoryAddresses.ts";
import {
  type LockedCategories,
  lockCategories,
  lockCategoryQuestions,
  updateQuestionsInBatches,
} from "./categoryLocks.ts";

/** @returns its ID. @throws Failure INCORRECT_PROPERTIES */
export async function createCategory(context: ServiceContext, category: CreateCategory): Promise<number> {
  const { tx } = context;
  const ParentID = category.ParentID ?? null;
  const locked = await lockCategories(tx, [ParentID]);
  checkParent(locked, ParentID, null);
  await checkName(tx, category.Name, ParentID, null);
  await claimAddress(tx, category.Uri, null);
  const [row] = await tx
    .insert(categories)
    .values({ ...category, ParentID, SortOrder: behindAll(ParentID) })
    .returning({ ID: categories.ID });
  if (!row) throw new Error("an insert gave no row");
  await recordChange(context, { Entity: "category", EntityID: row.ID, Action: "created" });
  return row.ID;
}

/**
 * Renames or moves a category. Its old address redirects, and its questions get the new area.
 * @throws Failure NOT_FOUND, CHANGED_BY_OTHER, CATEGORY_HAS_PARTS, INCORRECT_PROPERTIES
 */
export async function updateCategory(
  context: ServiceContext,
  id: number,
  { UpdatedAt, ...change }: UpdateCategory,
): Promise<void> {
  const { tx } = context;
  if (change.ParentID !== undefined) await lockCategoryQuestions(tx, id);
  const locked = await lockCategories(tx, [id, change.ParentID]);
  const before = locked.get(id);
  if (!before) throw new Failure("NOT_FOUND");
  checkUnchanged(before, UpdatedAt);
  const after = { ...before, ...change };
  const isMoved = after.ParentID !== before.ParentID;
  if (isMoved) {
    checkParent(locked, after.ParentID, id);
    if (after.ParentID !== null) await checkNoParts(tx, id);
  }
  if (isMoved || after.Name !== before.Name) await checkName(tx, after.Name, after.ParentID, id);
  if (after.Uri !== before.Uri) {
    await claimAddress(tx, after.Uri, id);
    await recordFormerAddress(tx, before.Uri, id);
  }
  const SortOrder = isMoved ? behindAll(after.ParentID) : before.SortOrder;
  await tx
    .update(categories)
    .set({ ...change, SortOrder })
    .where(eq(categories.ID, id));
  if (isMoved)
    await updateQuestionsInBatches(
      tx,
      id,
      { AreaID: after.ParentID ?? id },
      ne(questions.AreaID, after.ParentID ?? id),
    );
  const { ParentID: _, ...words } = change;
  const changed = changedFields(before, words, ["Description"]);
  if (changed.length > 0)
    await recordChange(context, { Entity: "category", EntityID: id, Action: "edited", Changed: changed });
  if (isMoved) {
    const moved = [fieldChange("ParentID", before.ParentID, after.ParentID)];
    await recordChange(context, { Entity: "category", EntityID: id, Action: "moved", Changed: moved });
  }
}

/** @throws Failure CHANGED_BY_OTHER, INCORRECT_PROPERTIES */
export async function orderCategories(context: ServiceContext, { ParentID, ...order }: OrderCategories): Promise<void> {
  const { tx } = context;
  const rows = await tx
    .select({ ID: categories.ID })
    .from(categories)
    .where(within(ParentID))
    .orderBy(asc(categories.SortOrder), asc(categories.ID))
    .for("update");
  const current = rows.map(({ ID }) => ID);
  if (!checkManualOrder(current, order)) return;
  await tx
    .update(categories)
    .set({ SortOrder: positionIn(order.IDs, categories.ID) })
    .where(within(ParentID));
  await recordChange(context, { Entity: "category", EntityID: ParentID ?? 0, Action: "ordered" });
}

const within = (ParentID: number | null): SQL =>
  ParentID === null ? isNull(categories.ParentID) : eq(categories.ParentID, ParentID);

/** The last position among the siblings. */
const behindAll = (ParentID: number | null): SQL<number> =>
  sql`(select coalesce(max(sort_order) + 1, 0) from categories where parent_id is not distinct from ${ParentID}::int)`;

/** There are two levels: only an area has sub-categories. */
function checkParent(locked: LockedCategories, ParentID: number | null, id: number | null): void {
  if (ParentID === null) return;
  const parent = locked.get(ParentID);
  if (!parent || parent.ParentID !== null || ParentID === id) {
    throw new Failure("INCORRECT_PROPERTIES", { ParentID: ["INVALID_VALUE"] });
  }
}

/** @throws Failure CATEGORY_HAS_PARTS */
export async function checkNoParts(tx: Transaction, id: number): Promise<void> {
  if ((await tx.$count(categories, eq(categories.ParentID, id))) > 0) throw new Failure("CATEGORY_HAS_PARTS");
}

async function checkName(tx: Transaction, Name: string, ParentID: number | null, id: number | null): Promise<void> {
  const isSame = sql`lower(${categories.Name}) = lower(${Name})`;
  const others = and(within(ParentID), isSame, id === null ? undefined : ne(categories.ID, id));
  if ((await tx.$count(categories, others)) > 0) {
    throw new Failure("INCORRECT_PROPERTIES", { Name: ["NOT_AVAILABLE"] });
  }
}

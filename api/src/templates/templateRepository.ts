import type { SaveTemplate, Template, UpdateTemplate } from "@lagrum/core/template/templateSchema";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Reader, Transaction } from "../db/database.ts";
import { checkUnchanged } from "../db/optimisticLock.ts";
import { templates } from "../db/schema/templates.ts";
import { Failure } from "../http/failure.ts";

const columns = {
  ID: templates.ID,
  Kind: templates.Kind,
  Name: templates.Name,
  Type: templates.Type,
  Body: templates.Body,
  UpdatedAt: templates.UpdatedAt,
};

const isNotDeleted = isNull(templates.DeletedAt);

export const listTemplates = (db: Reader): Promise<Template[]> =>
  db.select(columns).from(templates).where(isNotDeleted).orderBy(asc(templates.SortOrder), asc(templates.Name));

/** @throws Failure NOT_FOUND */
export async function getTemplate(db: Reader, id: number): Promise<Template> {
  const [row] = await db
    .select(columns)
    .from(templates)
    .where(and(eq(templates.ID, id), isNotDeleted));
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}

/** Inserts at the end of the list. */
export async function insertTemplate(
  tx: Transaction,
  template: Omit<SaveTemplate, "ProvisionReason">,
  now: Date,
): Promise<Template> {
  const [row] = await tx
    .insert(templates)
    .values({
      ...template,
      SortOrder: sql`(select coalesce(max(sort_order) + 1, 0) from templates)`,
      UpdatedAt: now.toISOString(),
    })
    .returning(columns);
  if (!row) throw new Error("an insert gave no row");
  return row;
}

/** @returns the row before and after. @throws Failure NOT_FOUND, CHANGED_BY_OTHER */
export async function updateTemplate(
  tx: Transaction,
  id: number,
  { UpdatedAt, ...template }: Omit<UpdateTemplate, "ProvisionReason">,
  now: Date,
): Promise<{ before: Template; after: Template }> {
  const filter = and(eq(templates.ID, id), isNotDeleted);
  const [before] = await tx.select(columns).from(templates).where(filter).for("update");
  if (before) checkUnchanged(before, UpdatedAt);
  const [after] = await tx
    .update(templates)
    .set({ ...template, UpdatedAt: now.toISOString() })
    .where(filter)
    .returning(columns);
  if (!before || !after) throw new Failure("NOT_FOUND");
  return { before, after };
}

/** @returns its name. @throws Failure NOT_FOUND */
export async function removeTemplate(tx: Transaction, id: number, now: Date): Promise<string> {
  const [removed] = await tx
    .update(templates)
    .set({ DeletedAt: now.toISOString() })
    .where(and(eq(templates.ID, id), isNotDeleted))
    .returning({ Name: templates.Name });
  if (!removed) throw new Failure("NOT_FOUND");
  return removed.Name;
}

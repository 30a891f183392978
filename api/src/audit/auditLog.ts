import type { ActEntity, ActionOf, FieldChange, FieldValue, QuestionAction } from "@lagrum/core/audit/historySchema";
import type { Transaction } from "../db/database.ts";
import { changes } from "../db/schema/records.ts";

/** Writes into the log who did what to a question. Without a person it was the asker, or a job. */
export function recordChange(
  tx: Transaction,
  questionId: number,
  action: QuestionAction,
  userId: number | null,
  now: Date,
  changed: FieldChange[] = [],
): Promise<void> {
  return recordChangeOf(tx, "question", questionId, action, userId, now, changed);
}

/** The same for what isn't a question. Without a person the account's own did it, or a job. */
export async function recordChangeOf<E extends ActEntity>(
  tx: Transaction,
  entity: E,
  id: number,
  action: ActionOf<E>,
  userId: number | null,
  now: Date,
  changed: FieldChange[] = [],
): Promise<void> {
  const At = now.toISOString();
  await tx
    .insert(changes)
    .values({ Entity: entity, EntityID: id, UserID: userId, Action: action, Changed: changed, At });
}

/**
 * The fields of `after` that differ from `before`, for the log.
 * @param untold texts and what is personal: of those only that they changed.
 */
export function changedFields<F extends string>(
  before: { readonly [K in F]?: unknown },
  after: { readonly [K in F]?: unknown },
  untold: readonly F[] = [],
): FieldChange[] {
  const fields = Object.keys(after) as F[];
  return fields
    .filter((Field) => after[Field] !== undefined && JSON.stringify(after[Field]) !== JSON.stringify(before[Field]))
    .map((Field) => (untold.includes(Field) ? { Field } : told(Field, before[Field], after[Field])));
}

/** One field, before and after. */
export const told = (Field: string, Before: unknown, After: unknown): FieldChange => ({
  Field,
  Before: (Before ?? null) as FieldValue,
  After: (After ?? null) as FieldValue,
});

/** Notes which list somebody took out as a file; of words searched for only that there were some. */
export function recordExport(
  tx: Transaction,
  list: string,
  query: Record<string, FieldValue | undefined>,
  userId: number,
  now: Date,
): Promise<void> {
  const filters = Object.entries(query).filter(([Field, value]) => value !== undefined && !unfiltered.includes(Field));
  return recordChangeOf(tx, "list", 0, "exported", userId, now, [
    { Field: "List", After: list },
    ...filters.map(([Field, After]) => (Field === "Query" ? { Field } : { Field, After })),
  ]);
}

const unfiltered = ["State", "Sort", "Order"];

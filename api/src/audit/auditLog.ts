import type { ActEntity, ActionOf, FieldChange, FieldValue, QuestionAction } from "@lagrum/core/audit/historySchema";
import { changes } from "../db/schema/records.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import type { Account } from "../http/session.ts";

/** The actor, the time and the transaction. Without a caller the actor was the asker, the account's owner or a job. */
export type AuditContext = Pick<OpenContext, "tx" | "now"> & { caller: Pick<Account, "UserID"> | null };

interface Change<E extends ActEntity> {
  Entity: E;
  EntityID: number;
  Action: ActionOf<E>;
  Changed?: FieldChange[];
}

/** Writes a row of the audit log. */
export async function recordChange<E extends ActEntity>(
  { tx, caller, now }: AuditContext,
  { Entity, EntityID, Action, Changed = [] }: Change<E>,
): Promise<void> {
  const row = { Entity, EntityID, UserID: caller?.UserID ?? null, Action, Changed, At: now.toISOString() };
  await tx.insert(changes).values(row);
}

export const recordQuestionChange = (
  context: AuditContext,
  EntityID: number,
  Action: QuestionAction,
  Changed: FieldChange[] = [],
): Promise<void> => recordChange(context, { Entity: "question", EntityID, Action, Changed });

/**
 * The fields of `after` that differ from `before`, for the log.
 * @param redacted texts and personal data: the log has only that they changed, not their values.
 */
export function changedFields<F extends string>(
  before: { readonly [K in F]?: unknown },
  after: { readonly [K in F]?: unknown },
  redacted: readonly F[] = [],
): FieldChange[] {
  const fields = Object.keys(after) as F[];
  return fields
    .filter((Field) => after[Field] !== undefined && JSON.stringify(after[Field]) !== JSON.stringify(before[Field]))
    .map((Field) => (redacted.includes(Field) ? { Field } : fieldChange(Field, before[Field], after[Field])));
}

export const fieldChange = (Field: string, Before: unknown, After: unknown): FieldChange => ({
  Field,
  Before: (Before ?? null) as FieldValue,
  After: (After ?? null) as FieldValue,
});

/** Logs which list was exported, with which filters. The search words themselves are not logged. */
export function recordExport(
  context: AuditContext,
  list: string,
  query: Record<string, FieldValue | undefined>,
): Promise<void> {
  const filters = Object.entries(query).filter(([Field, value]) => value !== undefined && !unfiltered.includes(Field));
  const Changed = [
    { Field: "List", After: list },
    ...filters.map(([Field, After]) => (Field === "Query" ? { Field } : { Field, After })),
  ];
  return recordChange(context, { Entity: "list", EntityID: 0, Action: "exported", Changed });
}

const unfiltered = ["State", "Sort", "Order"];

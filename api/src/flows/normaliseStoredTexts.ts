import { eq } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import type { App } from "../app.ts";
import { fieldChange, recordChange } from "../audit/auditLog.ts";
import type { Transaction } from "../db/database.ts";
import { normaliseBatch } from "../db/normaliseTable.ts";
import { lockProgress, saveProgress } from "../db/repairProgress.ts";
import { type RepairProgress, repairs } from "../db/schema/repairs.ts";
import { storedTexts } from "../db/storedTexts.ts";

const Name = "storedTexts";

const tables = storedTexts.map((one) => ({ ...one, name: getTableConfig(one.table).name }));

/** Where this process is in a table. */
interface Place {
  table: string;
  after: unknown[] | null;
}

/**
 * Normalises the texts that earlier versions stored as they came: composed, without invisible signs. Runs once, in
 * batches, and goes on after an interruption; what the triggers and indexers follow is indexed again. The audit log has
 * how many rows changed, and how many could not because another row has the same address, such as two accounts.
 * @returns the report; it is not done when it was stopped
 */
export async function normaliseStoredTexts(
  { db, clock, log }: Pick<App, "db" | "clock" | "log">,
  isStopped: () => boolean = () => false,
): Promise<RepairProgress | undefined> {
  const [before] = await db.select().from(repairs).where(eq(repairs.Name, Name));
  let progress = before?.Report as RepairProgress | undefined;
  let place: Place | undefined;
  while (!progress?.IsDone && !isStopped()) {
    const step = await db.transaction((tx) => nextBatch(tx, place, clock()));
    ({ progress, place } = step);
    if (progress.IsDone && hasFound(progress)) {
      log.warn({ repair: Name, changed: progress.Changed, left: progress.Left }, "stored texts normalised");
    }
  }
  return progress;
}

const hasFound = ({ Changed, Left }: RepairProgress) => Object.keys(Changed).length + Object.keys(Left).length > 0;

async function nextBatch(tx: Transaction, place: Place | undefined, now: Date) {
  const progress = await lockProgress(tx, Name, now);
  if (progress.IsDone) return { progress, place };
  const done = new Set(progress.Tables);
  const next = tables.find(({ name }) => !done.has(name));
  if (!next) {
    progress.IsDone = true;
    await saveProgress(tx, Name, progress, now);
    if (hasFound(progress)) await report(tx, progress, now);
    return { progress, place };
  }
  // Another process may have gone further.
  const own = place?.table === next.name ? place.after : null;
  const batch = await normaliseBatch(tx, next, progress.After === null ? own : [progress.After]);
  for (const [column, rows] of Object.entries(batch.changed)) {
    progress.Changed[column] = (progress.Changed[column] ?? 0) + rows;
  }
  if (batch.left.length > 0) progress.Left[next.name] = [...(progress.Left[next.name] ?? []), ...batch.left];
  if (batch.after === null) progress.Tables = [...done, next.name];
  const [id, ...more] = batch.after ?? [];
  // A key of text may be personal data: it is not stored, and the table begins anew after an interruption.
  progress.After = typeof id === "number" && more.length === 0 ? id : null;
  await saveProgress(tx, Name, progress, now);
  return { progress, place: { table: next.name, after: batch.after } };
}

/** In the audit log: how many rows, never a text. */
function report(tx: Transaction, { Changed, Left }: RepairProgress, now: Date): Promise<void> {
  const counted = Object.entries(Changed).map(([column, rows]) => fieldChange(column, null, rows));
  const left = Object.entries(Left).map(([table, ids]) => fieldChange(`${table}: lika med en annan`, null, ids.length));
  return recordChange(
    { tx, caller: null, now },
    { Entity: "repair", EntityID: 0, Action: "textsNormalised", Changed: [...counted, ...left] },
  );
}

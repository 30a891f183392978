import { cleanStored } from "@lagrum/core/contract/storedText";
import { asc, eq, gt } from "drizzle-orm";
import type { App } from "../app.ts";
import { fieldChange, recordChange } from "../audit/auditLog.ts";
import { openParty, replaceParty } from "../conflict/partyRepository.ts";
import type { Transaction } from "../db/database.ts";
import { lockProgress, saveProgress } from "../db/repairProgress.ts";
import { parties } from "../db/schema/parties.ts";
import { type RepairProgress, repairs } from "../db/schema/repairs.ts";

const Name = "parties";
const BATCH = 100;

/**
 * Normalises the sealed names of the conflict check, and makes their hashes again: SQL can't read them. Once, in batches.
 * A party whose key is lost stays as it is, and is counted.
 */
export async function normaliseParties(
  { db, clock, conflictSeal, log }: Pick<App, "db" | "clock" | "conflictSeal" | "log">,
  isStopped: () => boolean = () => false,
): Promise<RepairProgress | undefined> {
  const [before] = await db.select().from(repairs).where(eq(repairs.Name, Name));
  let progress = before?.Report as RepairProgress | undefined;
  while (!progress?.IsDone && !isStopped()) {
    progress = await db.transaction((tx) => nextBatch(tx, conflictSeal, clock()));
    const { IsDone, Changed, Left } = progress;
    if (IsDone && (Changed.parties || Left.parties)) log.warn({ repair: Name, Changed, Left }, "parties normalised");
  }
  return progress;
}

async function nextBatch(tx: Transaction, seal: App["conflictSeal"], now: Date): Promise<RepairProgress> {
  const progress = await lockProgress(tx, Name, now);
  if (progress.IsDone) return progress;
  const rows = await tx
    .select()
    .from(parties)
    .where(gt(parties.ID, progress.After ?? 0))
    .orderBy(asc(parties.ID))
    .limit(BATCH)
    .for("update");
  for (const row of rows) {
    const outcome = await normaliseParty(tx, seal, row);
    if (outcome === "changed") progress.Changed.parties = (progress.Changed.parties ?? 0) + 1;
    if (outcome === "unreadable") progress.Left.parties = [...(progress.Left.parties ?? []), row.ID];
  }
  progress.After = rows.at(-1)?.ID ?? null;
  progress.IsDone = rows.length < BATCH;
  await saveProgress(tx, Name, progress, now);
  if (progress.IsDone && progress.Changed.parties) {
    const Changed = [fieldChange("parties.sealed", null, progress.Changed.parties)];
    await recordChange(
      { tx, caller: null, now },
      { Entity: "repair", EntityID: 0, Action: "textsNormalised", Changed },
    );
  }
  return progress;
}

async function normaliseParty(
  tx: Transaction,
  seal: App["conflictSeal"],
  row: typeof parties.$inferSelect,
): Promise<"same" | "changed" | "unreadable"> {
  try {
    const party = openParty(seal, row);
    const clean = String(cleanStored(party.Name, "line"));
    if (clean === party.Name) return "same";
    await replaceParty(tx, seal, { ...party, Name: clean });
    return "changed";
  } catch (error) {
    // A failed statement has ended the transaction; what can't be opened has not touched it.
    if (error instanceof Error && "query" in error) throw error;
    return "unreadable";
  }
}

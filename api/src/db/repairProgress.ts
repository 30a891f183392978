import { eq } from "drizzle-orm";
import type { Transaction } from "./database.ts";
import { type RepairProgress, repairs } from "./schema/repairs.ts";

const begun: RepairProgress = { After: null, IsDone: false, Changed: {}, Left: {} };

/** The progress of a repair, locked until the transaction ends: a second process waits for each batch of the first. */
export async function lockProgress(tx: Transaction, Name: string, now: Date): Promise<RepairProgress> {
  await tx.insert(repairs).values({ Name, Report: begun, At: now.toISOString() }).onConflictDoNothing();
  const [row] = await tx.select().from(repairs).where(eq(repairs.Name, Name)).for("update");
  return (row?.Report as RepairProgress | undefined) ?? begun;
}

export async function saveProgress(tx: Transaction, Name: string, Report: RepairProgress, now: Date): Promise<void> {
  await tx.update(repairs).set({ Report, At: now.toISOString() }).where(eq(repairs.Name, Name));
}

import type { JobFailure, RowJob } from "@lagrum/core/desk/jobFailureSchema";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { App } from "../app.ts";
import type { Reader } from "../db/database.ts";
import { jobFailures } from "../db/schema/jobs.ts";

type Tools = Pick<App, "db" | "clock" | "log">;

/** The error without its message, which may quote what a person wrote. */
function codeOf(error: unknown): string {
  const { name, code } = error as { name?: unknown; code?: unknown };
  return [typeof name === "string" ? name : typeof error, code].filter(Boolean).join(" ").slice(0, 200);
}

/**
 * Does a scheduled job's work on each row by itself: one that fails is logged, counted and shown to administrators until it
 * succeeds, and the others go on.
 * @returns how many rows succeeded with `true`
 */
export async function eachRow<Row extends { ID: number }>(
  { db, clock, log }: Tools,
  job: RowJob,
  rows: readonly Row[],
  work: (row: Row) => Promise<boolean>,
): Promise<number> {
  if (rows.length === 0) return 0;
  const failed = new Map<number, string>();
  let count = 0;
  for (const row of rows) {
    try {
      if (await work(row)) count += 1;
    } catch (error) {
      log.error({ err: error, job, row: row.ID }, "job: row failed");
      failed.set(row.ID, codeOf(error));
    }
  }
  await storeFailures(db, { job, ids: rows.map(({ ID }) => ID), failed, now: clock() });
  return count;
}

async function storeFailures(
  db: App["db"],
  { job, ids, failed, now }: { job: RowJob; ids: number[]; failed: ReadonlyMap<number, string>; now: Date },
): Promise<void> {
  const { Job, RowID, Times } = jobFailures;
  const known = await db.select({ RowID }).from(jobFailures).where(eq(Job, job));
  const tried = new Set(ids);
  const recovered = known.map((row) => row.RowID).filter((id) => tried.has(id) && !failed.has(id));
  if (recovered.length > 0) await db.delete(jobFailures).where(and(eq(Job, job), inArray(RowID, recovered)));
  const LastAt = now.toISOString();
  const values = [...failed].map(([id, Reason]) => ({
    Job: job,
    RowID: id,
    Reason,
    FirstAt: LastAt,
    LastAt,
    Times: 1,
  }));
  if (values.length === 0) return;
  const set = { LastAt, Reason: sql`excluded.reason`, Times: sql`${Times} + 1` };
  await db
    .insert(jobFailures)
    .values(values)
    .onConflictDoUpdate({ target: [Job, RowID], set });
}

/** The newest hundred first. */
export const listJobFailures = (db: Reader): Promise<JobFailure[]> =>
  db.select().from(jobFailures).orderBy(desc(jobFailures.LastAt), asc(jobFailures.RowID)).limit(100);

import { monthAfter } from "@lagrum/core/salary/salaryMonth";
import type { SalaryPeriod } from "@lagrum/core/salary/salarySchema";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Reader, Transaction } from "../db/database.ts";
import { salaryPeriods } from "../db/schema/salaries.ts";

/** Months to search for an open one. More means a fault. */
const FARTHEST = 36;

const partsOf = (month: string) => {
  const [Year = 0, Month = 1] = month.split("-").map(Number);
  return { Year, Month };
};

const isMonth = (month: string) => {
  const { Year, Month } = partsOf(month);
  return and(eq(salaryPeriods.Year, Year), eq(salaryPeriods.Month, Month));
};

/** The month in the wire format, 2026-11. */
export const monthColumn = sql<string>`${salaryPeriods.Year} || '-' || lpad(${salaryPeriods.Month}::text, 2, '0')`;

const columns = {
  Month: monthColumn,
  Status: salaryPeriods.Status,
  LockedAt: salaryPeriods.LockedAt,
  PaidAt: salaryPeriods.PaidAt,
};

/** Months with salary lines, newest first. */
export const listPeriods = (db: Reader): Promise<SalaryPeriod[]> =>
  db.select(columns).from(salaryPeriods).orderBy(desc(salaryPeriods.Year), desc(salaryPeriods.Month)).limit(600);

/** A month, inserted if missing. The lock prevents changes of it and new lines in it. */
export async function lockPeriod(tx: Transaction, month: string, strength: "share" | "update") {
  await tx.insert(salaryPeriods).values(partsOf(month)).onConflictDoNothing();
  const [row] = await tx
    .select({ ...columns, ID: salaryPeriods.ID })
    .from(salaryPeriods)
    .where(isMonth(month))
    .for(strength);
  if (!row) throw new Error(`The month ${month} did not get in`);
  return row;
}

/** The month itself, or the first open one after it. It stays open until the transaction ends. */
export async function openPeriod(tx: Transaction, month: string): Promise<number> {
  let wanted = month;
  for (let step = 0; step < FARTHEST; step++, wanted = monthAfter(wanted)) {
    const { ID, Status } = await lockPeriod(tx, wanted, "share");
    if (Status === "Open") return ID;
  }
  throw new Error(`No month after ${month} is open`);
}

export async function updatePeriod(
  tx: Transaction,
  id: number,
  set: Pick<typeof salaryPeriods.$inferInsert, "Status" | "LockedAt" | "PaidAt">,
): Promise<SalaryPeriod> {
  const [row] = await tx.update(salaryPeriods).set(set).where(eq(salaryPeriods.ID, id)).returning(columns);
  if (!row) throw new Error("an update gave no row");
  return row;
}

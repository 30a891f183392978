import { confirmationHours } from "@lagrum/core/withdrawal/withdrawalReference";
import { and, eq, lte } from "drizzle-orm";
import type { App } from "../app.ts";
import { withdrawals } from "../db/schema/withdrawals.ts";
import { eachRow } from "../jobs/eachRow.ts";
import { moveWithdrawal } from "./withdrawalRepository.ts";

/** Moves submissions whose mailed link was not opened in time to the staff's queue. @returns their number */
export async function queueUnconfirmed(app: Pick<App, "db" | "clock" | "log">): Promise<number> {
  const { db, clock } = app;
  const now = clock();
  const before = new Date(now.getTime() - confirmationHours * 3_600_000).toISOString();
  const isOverdue = and(eq(withdrawals.State, "Submitted"), lte(withdrawals.ReceivedAt, before));
  const overdue = await db.select({ ID: withdrawals.ID }).from(withdrawals).where(isOverdue).limit(50);
  return eachRow(app, "withdrawalQueue", overdue, ({ ID }) =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(withdrawals)
        .where(and(eq(withdrawals.ID, ID), isOverdue))
        .for("update", { skipLocked: true });
      if (!row) return false;
      await moveWithdrawal({ tx, caller: null, now }, row, "QUEUE");
      return true;
    }),
  );
}

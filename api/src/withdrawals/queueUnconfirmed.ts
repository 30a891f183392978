import { confirmationHours } from "@lagrum/core/withdrawal/withdrawalReference";
import { and, eq, lte } from "drizzle-orm";
import type { App } from "../app.ts";
import { withdrawals } from "../db/schema/withdrawals.ts";
import { moveWithdrawal } from "./withdrawalRepository.ts";

/** Moves submissions whose mailed link was not opened in time to the staff's queue. @returns their number */
export async function queueUnconfirmed({ db, clock }: Pick<App, "db" | "clock">): Promise<number> {
  const now = clock();
  const before = new Date(now.getTime() - confirmationHours * 3_600_000).toISOString();
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(withdrawals)
      .where(and(eq(withdrawals.State, "Submitted"), lte(withdrawals.ReceivedAt, before)))
      .limit(50)
      .for("update", { skipLocked: true });
    for (const row of rows) await moveWithdrawal({ tx, caller: null, now }, row, "QUEUE");
    return rows.length;
  });
}

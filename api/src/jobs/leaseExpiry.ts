import { and, isNotNull, lte } from "drizzle-orm";
import type { App } from "../app.ts";
import { questions } from "../db/schema/questions.ts";
import { changes } from "../db/schema/records.ts";

/** Ends expired leases; drafts stay with the question. @returns their number */
export function releaseExpiredLeases({ db, clock }: Pick<App, "db" | "clock">): Promise<number> {
  const now = clock().toISOString();
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(questions)
      .set({ ReservedByID: null, LeaseUntil: null })
      .where(and(isNotNull(questions.ReservedByID), lte(questions.LeaseUntil, now)))
      .returning({ EntityID: questions.ID });
    if (ended.length > 0) {
      const change = { Entity: "question", Action: "leaseExpired", At: now } as const;
      await tx.insert(changes).values(ended.map((question) => ({ ...question, ...change })));
    }
    return ended.length;
  });
}

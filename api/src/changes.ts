import type { QuestionAction } from "@lagrum/core/contract/history";
import type { Transaction } from "./db.ts";
import { changes } from "./schema/records.ts";

/** Writes into the history who did what. Without a person it was the asker, or a job. */
export async function recordChange(
  tx: Transaction,
  questionId: number,
  action: QuestionAction,
  userId: number | null,
  now: Date,
): Promise<void> {
  await tx
    .insert(changes)
    .values({ Entity: "question", EntityID: questionId, UserID: userId, Action: action, At: now.toISOString() });
}

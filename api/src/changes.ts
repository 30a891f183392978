import type { AccountAction, QuestionAction, TestQuestionAction } from "@lagrum/core/contract/history";
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

interface Actions {
  account: AccountAction;
  testQuestion: TestQuestionAction;
}

/** The same for what isn't a question. Without a person the account's own did it, or a job. */
export async function recordChangeOf<E extends keyof Actions>(
  tx: Transaction,
  entity: E,
  id: number,
  action: Actions[E],
  userId: number | null,
  now: Date,
): Promise<void> {
  await tx
    .insert(changes)
    .values({ Entity: entity, EntityID: id, UserID: userId, Action: action, At: now.toISOString() });
}

import { expiryHours } from "@lagrum/core/question/closing";
import { and, eq, lte, or } from "drizzle-orm";
import type { App } from "../app.ts";
import { questions } from "../db/schema/questions.ts";
import { closeQuestion } from "../questions/closingService.ts";

/** Batch size; the next run takes the rest. */
const BATCH = 100;

/** Expires questions that were not confirmed, or not paid, in time. @returns how many they were */
export function expireQuestions({ db, clock }: Pick<App, "db" | "clock">): Promise<number> {
  const now = clock();
  const limit = new Date(now.getTime() - expiryHours * 60 * 60 * 1000).toISOString();
  return db.transaction(async (tx) => {
    const overdue = await tx
      .select({ ID: questions.ID, State: questions.State, Type: questions.Type })
      .from(questions)
      .where(
        or(
          and(eq(questions.State, "AwaitingConfirmation"), lte(questions.CreatedAt, limit)),
          and(eq(questions.State, "AwaitingPayment"), lte(questions.ConfirmedAt, limit)),
        ),
      )
      .limit(BATCH)
      .for("update", { skipLocked: true });
    for (const question of overdue) await closeQuestion({ tx, caller: null, now }, question, "EXPIRE");
    return overdue.length;
  });
}

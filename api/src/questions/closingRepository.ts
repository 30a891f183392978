import type { QuestionState } from "@lagrum/core/question/questionSchema";
import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { peerReviews } from "../db/schema/publication.ts";
import { questions } from "../db/schema/questions.ts";
import { codes, deletedQuestionCodes } from "../db/schema/records.ts";

/** Ends a question without an answer, with its reservation and its open peer review. */
export async function setClosed(tx: Transaction, id: number, State: QuestionState, now: Date): Promise<void> {
  await tx
    .update(questions)
    .set({ State, ClosedAt: now.toISOString(), ReservedByID: null, LeaseUntil: null })
    .where(eq(questions.ID, id));
  await tx.delete(peerReviews).where(and(eq(peerReviews.QuestionID, id), isNull(peerReviews.Outcome)));
}

/**
 * Deletes questions with their answers, askers and codes. The hash of each code stays with the question's last state
 * and the time, so that the asker's links can show what happened.
 */
export async function removeQuestions(tx: Transaction, filter: SQL | undefined, now: Date) {
  const removed = await tx
    .select({ ID: questions.ID, State: questions.State, ConfirmedAt: questions.ConfirmedAt })
    .from(questions)
    .where(filter)
    .for("update");
  if (removed.length === 0) return [];
  const ids = removed.map(({ ID }) => ID);
  await tx.insert(deletedQuestionCodes).select(
    tx
      .select({
        Hash: codes.Hash,
        State: questions.State,
        DeletedAt: sql<string>`${now.toISOString()}::timestamptz`.as("deleted_at"),
      })
      .from(codes)
      .innerJoin(questions, eq(questions.ID, codes.QuestionID))
      .where(inArray(questions.ID, ids)),
  );
  await tx.delete(questions).where(inArray(questions.ID, ids));
  return removed;
}

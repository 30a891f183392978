import { chapterOf } from "@lagrum/core/law/place";
import { coversParagraph } from "@lagrum/core/law/provisionPath";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { answers } from "../db/schema/answers.ts";
import { answerProvisions, outdatedAnswers, provisionChanges } from "../db/schema/statutes.ts";

/** A new wording of a provision that had one. */
export interface WordingChange {
  Sfs: string;
  Chapter: string | null;
  Paragraph: string;
  Before: string;
  After: string;
  /** The first day of the new wording. */
  InForce: string;
  /** The file didn't give the day: answers of that day may describe the earlier wording. */
  isDayAssumed: boolean;
}

/** Stores the changes, and marks the sent answers that cite the provisions and describe the law of an earlier day. */
export async function markOutdated(tx: Transaction, changed: readonly WordingChange[]): Promise<void> {
  if (changed.length === 0) return;
  const stored = await tx
    .insert(provisionChanges)
    .values(changed.map(({ isDayAssumed, ...change }) => change))
    .returning({ ID: provisionChanges.ID });
  const cited = Map.groupBy(await listCiting(tx, [...new Set(changed.map(({ Sfs }) => Sfs))]), ({ Sfs }) => Sfs);
  const marks = changed.flatMap((change, at) => {
    const isOlder = (validAt: string | null): boolean =>
      validAt === null || validAt < change.InForce || (change.isDayAssumed && validAt === change.InForce);
    const isCited = (one: { Chapter: string | null; Paragraph: string }): boolean =>
      chapterOf({ Sfs: change.Sfs, Chapter: one.Chapter }) === change.Chapter &&
      coversParagraph(change.Sfs, one.Paragraph, change.Paragraph);
    const citing = (cited.get(change.Sfs) ?? []).filter((one) => isCited(one) && isOlder(one.ValidAt));
    const ChangeID = stored[at]?.ID ?? 0;
    return [...new Set(citing.map(({ QuestionID }) => QuestionID))].map((QuestionID) => ({ QuestionID, ChangeID }));
  });
  if (marks.length > 0) await tx.insert(outdatedAnswers).values(marks);
}

/** The places where sent answers cite the acts. */
const listCiting = (tx: Transaction, numbers: string[]) =>
  tx
    .select({
      QuestionID: answerProvisions.QuestionID,
      Sfs: answerProvisions.Sfs,
      Chapter: answerProvisions.Chapter,
      Paragraph: answerProvisions.Paragraph,
      ValidAt: answers.ValidAt,
    })
    .from(answerProvisions)
    .innerJoin(answers, eq(answers.ID, answerProvisions.QuestionID))
    .where(and(inArray(answerProvisions.Sfs, numbers), isNotNull(answers.SentAt)));

/** An answer that describes the law of a day is no longer behind the changes up to that day. */
export async function resolveOutdated(tx: Transaction, id: number, validAt: string): Promise<void> {
  await tx.delete(outdatedAnswers).where(
    and(
      eq(outdatedAnswers.QuestionID, id),
      sql`${outdatedAnswers.ChangeID} in (
        select ${provisionChanges.ID} from ${provisionChanges} where ${provisionChanges.InForce} <= ${validAt})`,
    ),
  );
}

import type { AcceptedFinding, Anonymising } from "@lagrum/core/pii/anonymisationSchema";
import { and, eq, notInArray, sql } from "drizzle-orm";
import { nameOf } from "../accounts/personName.ts";
import type { Reader, Transaction } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { answers } from "../db/schema/answers.ts";
import { acceptedFindings, originalTexts } from "../db/schema/publication.ts";
import { questions } from "../db/schema/questions.ts";

/** Stores the asker's own text before its first change. Call it in the transaction that changes the question. */
export async function storeOriginal(tx: Transaction, id: number): Promise<void> {
  await tx.execute(sql`
    insert into ${originalTexts} (question_id, title, question_body)
    select id, title, question_body from ${questions} where id = ${id}
    on conflict do nothing`);
}

/** The asker's own text, or null while the question is unchanged. */
export async function findOriginal(db: Reader, id: number): Promise<Anonymising["Original"]> {
  const [row] = await db
    .select({ Title: originalTexts.Title, QuestionBody: originalTexts.QuestionBody })
    .from(originalTexts)
    .where(eq(originalTexts.QuestionID, id));
  return row ?? null;
}

/** The findings that were accepted, by whom and why. */
export async function listAcceptedFindings(db: Reader, id: number): Promise<Anonymising["LeftStanding"]> {
  const rows = await db
    .select({
      Text: acceptedFindings.Text,
      Reason: acceptedFindings.Reason,
      At: acceptedFindings.At,
      UserID: acceptedFindings.UserID,
      FirstName: accounts.FirstName,
      LastName: accounts.LastName,
    })
    .from(acceptedFindings)
    .innerJoin(accounts, eq(accounts.UserID, acceptedFindings.UserID))
    .where(eq(acceptedFindings.QuestionID, id))
    .orderBy(acceptedFindings.At, acceptedFindings.Text);
  return rows.map(({ UserID, FirstName, LastName, ...row }) => ({
    ...row,
    User: { UserID, Name: nameOf({ FirstName, LastName }) },
  }));
}

/** Replaces the accepted findings. Those with the same reason as before keep who accepted them, and when. */
export async function setAcceptedFindings(
  tx: Transaction,
  id: number,
  accepted: AcceptedFinding[],
  by: { UserID: number; At: string },
): Promise<void> {
  const texts = accepted.map(({ Text }) => Text);
  await tx
    .delete(acceptedFindings)
    .where(
      and(eq(acceptedFindings.QuestionID, id), texts.length > 0 ? notInArray(acceptedFindings.Text, texts) : undefined),
    );
  if (accepted.length === 0) return;
  await tx
    .insert(acceptedFindings)
    .values(accepted.map((each) => ({ ...each, ...by, QuestionID: id })))
    .onConflictDoUpdate({
      target: [acceptedFindings.QuestionID, acceptedFindings.Text],
      set: { Reason: sql`excluded.reason`, UserID: sql`excluded.user_id`, At: sql`excluded.at` },
      setWhere: sql`${acceptedFindings.Reason} <> excluded.reason`,
    });
}

/** The texts of a question and its answer with the answer's author. */
export async function findPublished(db: Reader, id: number) {
  const [row] = await db
    .select({
      Title: questions.Title,
      QuestionBody: questions.QuestionBody,
      AnswerBody: answers.AnswerBody,
      UserID: answers.UserID,
    })
    .from(questions)
    .innerJoin(answers, eq(answers.ID, questions.ID))
    .where(eq(questions.ID, id));
  return row;
}

/** The name under the answer, as readers see it. */
export async function findAuthor(db: Reader, userId: number | null): Promise<string | null> {
  if (userId === null) return null;
  const [row] = await db
    .select({ FirstName: accounts.FirstName, LastName: accounts.LastName })
    .from(accounts)
    .where(eq(accounts.UserID, userId));
  return row ? nameOf(row) : null;
}

import type { Anonymising, LeftStanding } from "@lagrum/core/pii/anonymisationSchema";
import { and, eq, notInArray, sql } from "drizzle-orm";
import { nameOf } from "../accounts/personName.ts";
import type { Reader, Transaction } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { answers } from "../db/schema/answers.ts";
import { leftStanding, originalTexts } from "../db/schema/publication.ts";
import { questions } from "../db/schema/questions.ts";

/** Keeps what the asker wrote, before the first change of it. Call it inside the transaction that changes the question. */
export async function keepOriginal(tx: Transaction, id: number): Promise<void> {
  await tx.execute(sql`
    insert into ${originalTexts} (question_id, title, question_body)
    select id, title, question_body from ${questions} where id = ${id}
    on conflict do nothing`);
}

/** What the asker wrote, or null where the question still says that. */
export async function findOriginal(db: Reader, id: number): Promise<Anonymising["Original"]> {
  const [row] = await db
    .select({ Title: originalTexts.Title, QuestionBody: originalTexts.QuestionBody })
    .from(originalTexts)
    .where(eq(originalTexts.QuestionID, id));
  return row ?? null;
}

/** What was left standing, by whom and why. */
export async function listLeftStanding(db: Reader, id: number): Promise<Anonymising["LeftStanding"]> {
  const rows = await db
    .select({
      Text: leftStanding.Text,
      Reason: leftStanding.Reason,
      At: leftStanding.At,
      UserID: leftStanding.UserID,
      FirstName: accounts.FirstName,
      LastName: accounts.LastName,
    })
    .from(leftStanding)
    .innerJoin(accounts, eq(accounts.UserID, leftStanding.UserID))
    .where(eq(leftStanding.QuestionID, id))
    .orderBy(leftStanding.At, leftStanding.Text);
  return rows.map(({ UserID, FirstName, LastName, ...row }) => ({
    ...row,
    User: { UserID, Name: nameOf({ FirstName, LastName }) },
  }));
}

/** Makes exactly these the ones left standing; who said so of those that stay as they are remains. */
export async function setLeftStanding(
  tx: Transaction,
  id: number,
  left: LeftStanding[],
  userId: number,
  now: Date,
): Promise<void> {
  const texts = left.map(({ Text }) => Text);
  await tx
    .delete(leftStanding)
    .where(and(eq(leftStanding.QuestionID, id), texts.length > 0 ? notInArray(leftStanding.Text, texts) : undefined));
  if (left.length === 0) return;
  const At = now.toISOString();
  await tx
    .insert(leftStanding)
    .values(left.map((each) => ({ ...each, QuestionID: id, UserID: userId, At })))
    .onConflictDoUpdate({
      target: [leftStanding.QuestionID, leftStanding.Text],
      set: { Reason: sql`excluded.reason`, UserID: sql`excluded.user_id`, At: sql`excluded.at` },
      setWhere: sql`${leftStanding.Reason} <> excluded.reason`,
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

/** The name of who signs the answer, as readers see it. */
export async function findAuthor(db: Reader, userId: number | null): Promise<string | null> {
  if (userId === null) return null;
  const [row] = await db
    .select({ FirstName: accounts.FirstName, LastName: accounts.LastName })
    .from(accounts)
    .where(eq(accounts.UserID, userId));
  return row ? nameOf(row) : null;
}

import type { MessageKind, QuestionMessage } from "@lagrum/core/question/messageSchema";
import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { nameOf } from "../accounts/personName.ts";
import type { Reader, Transaction } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { answers } from "../db/schema/answers.ts";
import { questionMessages } from "../db/schema/messages.ts";
import { questions } from "../db/schema/questions.ts";

/** The messages between staff and the asker of a question, oldest first. */
export async function listMessages(db: Reader, questionId: number): Promise<QuestionMessage[]> {
  const rows = await db
    .select({
      Kind: questionMessages.Kind,
      Body: questionMessages.Body,
      At: questionMessages.At,
      FirstName: accounts.FirstName,
      LastName: accounts.LastName,
    })
    .from(questionMessages)
    .leftJoin(accounts, eq(accounts.UserID, questionMessages.UserID))
    .where(eq(questionMessages.QuestionID, questionId))
    .orderBy(asc(questionMessages.ID));
  return rows.map(({ FirstName, LastName, ...message }) => ({
    ...message,
    Name: FirstName === null ? null : nameOf({ FirstName, LastName }),
  }));
}

interface NewMessage {
  QuestionID: number;
  Kind: MessageKind;
  Body: string;
  /** The staff member who wrote; null for the asker. */
  UserID: number | null;
}

export async function insertMessage(tx: Transaction, message: NewMessage, now: Date): Promise<void> {
  await tx.insert(questionMessages).values({ ...message, At: now.toISOString() });
}

const staffMember = { UserID: accounts.UserID, Email: accounts.Email, FirstName: accounts.FirstName };
export type StaffMember = Pick<typeof accounts.$inferSelect, keyof typeof staffMember>;

/** The author of the answer, unless that account has been deleted. */
export async function findAuthor(db: Reader, questionId: number): Promise<StaffMember | undefined> {
  const [author] = await db
    .select(staffMember)
    .from(answers)
    .innerJoin(accounts, eq(accounts.UserID, answers.UserID))
    .where(and(eq(answers.ID, questionId), isNull(accounts.DeletedAt)));
  return author;
}

/** The staff member who wrote the last message of that kind, unless that account has been deleted. */
export async function findLastWriter(
  db: Reader,
  questionId: number,
  kind: MessageKind,
): Promise<StaffMember | undefined> {
  const [writer] = await db
    .select(staffMember)
    .from(questionMessages)
    .innerJoin(accounts, eq(accounts.UserID, questionMessages.UserID))
    .where(
      and(eq(questionMessages.QuestionID, questionId), eq(questionMessages.Kind, kind), isNull(accounts.DeletedAt)),
    )
    .orderBy(desc(questionMessages.ID))
    .limit(1);
  return writer;
}

/** Pauses the clock until the asker sends facts. A paused clock is unchanged. */
export async function pauseClock(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx
    .update(questions)
    .set({ State: "NeedsInfo", PausedAt: sql`coalesce(${questions.PausedAt}, ${now.toISOString()})` })
    .where(eq(questions.ID, id));
}

/** Resumes the clock with the given due times. */
export async function resumeClock(
  tx: Transaction,
  id: number,
  clock: Pick<typeof questions.$inferSelect, "DueAt" | "WarnAt" | "EscalateAt">,
): Promise<void> {
  await tx
    .update(questions)
    .set({ State: "Open", PausedAt: null, ...clock })
    .where(eq(questions.ID, id));
}

/** @param due when the answer to the follow-up is due */
export async function markFollowUpAsked(tx: Transaction, id: number, now: Date, due: Date): Promise<void> {
  const set = { FollowUpAt: now.toISOString(), FollowUpDueAt: due.toISOString() };
  await tx.update(questions).set(set).where(eq(questions.ID, id));
}

/** The same for one that was bought: the follow-up before it has been answered. @param due ISO 8601 */
export async function markFollowUpBought(tx: Transaction, id: number, now: Date, due: string): Promise<void> {
  const set = { FollowUpAt: now.toISOString(), FollowUpDueAt: due, FollowUpAnsweredAt: null };
  await tx.update(questions).set(set).where(eq(questions.ID, id));
}

/** The purchase of a follow-up question was withdrawn before its answer. */
export async function clearFollowUp(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(questions)
    .set({ FollowUpAt: null, FollowUpDueAt: null })
    .where(and(eq(questions.ID, id), isNull(questions.FollowUpAnsweredAt)));
}

export async function markFollowUpAnswered(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.update(questions).set({ FollowUpAnsweredAt: now.toISOString() }).where(eq(questions.ID, id));
}

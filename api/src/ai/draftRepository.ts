import { stripHtml } from "@lagrum/core/text/text";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { aiDrafts } from "../db/schema/ai.ts";
import { Failure } from "../http/failure.ts";

/** Adds sentences to those that the AI draft of a question offers. @returns the accepted ones */
export async function offerSentences(tx: Transaction, QuestionID: number, offered: string[]): Promise<string[]> {
  const added = sql`array(select distinct unnest(${aiDrafts.Offered} || excluded.offered))`;
  const [row] = await tx
    .insert(aiDrafts)
    .values({ QuestionID, Offered: offered, Accepted: [] })
    .onConflictDoUpdate({ target: aiDrafts.QuestionID, set: { Offered: added } })
    .returning({ Accepted: aiDrafts.Accepted });
  return row?.Accepted ?? [];
}

/** Marks an offered sentence as accepted. @throws Failure NOT_FOUND when it was not offered */
export async function acceptSentence(tx: Transaction, QuestionID: number, text: string): Promise<void> {
  const draft = await findDraft(tx, QuestionID);
  if (!draft?.Offered.includes(text)) throw new Failure("NOT_FOUND");
  const Accepted = [...new Set([...draft.Accepted, text])];
  await tx.update(aiDrafts).set({ Accepted }).where(eq(aiDrafts.QuestionID, QuestionID));
}

async function findDraft(tx: Transaction, QuestionID: number) {
  const [draft] = await tx.select().from(aiDrafts).where(eq(aiDrafts.QuestionID, QuestionID)).for("update");
  return draft;
}

const plain = (html: string): string => stripHtml(html).replace(/\s+/g, " ");

/**
 * Refuses a text with a sentence of the AI draft that staff have neither accepted nor changed.
 * @throws Failure AI_SENTENCE_UNREAD
 */
export async function refuseUnreadSentences(tx: Transaction, QuestionID: number, html: string): Promise<void> {
  const draft = await findDraft(tx, QuestionID);
  const text = plain(html);
  const isUnread = (sentence: string): boolean => !draft?.Accepted.includes(sentence) && text.includes(sentence);
  if (draft?.Offered.some(isUnread)) throw new Failure("AI_SENTENCE_UNREAD");
}

/** Records for the statistics whether the sent answer has an accepted sentence of the draft. */
export async function recordDraftUse(tx: Transaction, QuestionID: number, html: string, now: Date): Promise<void> {
  const draft = await findDraft(tx, QuestionID);
  if (!draft) return;
  const text = plain(html);
  const IsUsed = draft.Accepted.some((sentence) => text.includes(sentence));
  await tx.update(aiDrafts).set({ SentAt: now.toISOString(), IsUsed }).where(eq(aiDrafts.QuestionID, QuestionID));
}

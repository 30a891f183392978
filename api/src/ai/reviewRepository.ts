import type { AiBlockQuery, AiReplyQuery, RateAiReply } from "@lagrum/core/ai/aiReviewSchema";
import type { AiReply } from "@lagrum/core/ai/aiSchema";
import { and, eq, lt, sql } from "drizzle-orm";
import { drawCode, hashOf } from "../accounts/accessCodes.ts";
import type { Database, Reader, Transaction } from "../db/database.ts";
import { afterCursor, cut, pageOf, sorting } from "../db/paging.ts";
import { aiBlocks, aiEvaluations, aiReplies } from "../db/schema/ai.ts";
import { Failure } from "../http/failure.ts";
import { readSettings } from "../settings/settingRepository.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Stores a reply for review. @returns the code by which its reader can rate it; only its hash is stored */
export async function insertReply(db: Database, reply: AiReply, lexemes: string[], now: Date): Promise<string> {
  const code = drawCode();
  const { Question, Kind, Sentences, Sources } = reply;
  const CreatedAt = now.toISOString();
  const row = { CodeHash: hashOf(code), Question, Lexemes: lexemes, Kind, Sentences, Sources, CreatedAt };
  await db.insert(aiReplies).values(row);
  return code;
}

/** Replaces the rating of a reply. @throws Failure LINK_INVALID for an unknown code or a deleted reply */
export async function rateReply(tx: Transaction, code: string, { Helpful, Problem }: RateAiReply): Promise<void> {
  const rated = await tx
    .update(aiReplies)
    .set({ Helpful, Problem: Problem ?? null })
    .where(eq(aiReplies.CodeHash, hashOf(code)))
    .returning({ ID: aiReplies.ID });
  if (rated.length === 0) throw new Failure("LINK_INVALID");
}

/** Stored replies, newest first. */
export async function listReplies(db: Reader, query: AiReplyQuery) {
  const page = pageOf(query);
  const filter = and(
    query.Kind && eq(aiReplies.Kind, query.Kind),
    query.Helpful === undefined ? undefined : eq(aiReplies.Helpful, query.Helpful),
    query.Problem && eq(aiReplies.Problem, query.Problem),
  );
  const [rows, Total] = await Promise.all([
    db
      .select({
        ID: aiReplies.ID,
        Question: aiReplies.Question,
        Kind: sql<"Answer" | "Unknown">`${aiReplies.Kind}`,
        Sentences: aiReplies.Sentences,
        Sources: aiReplies.Sources,
        Helpful: aiReplies.Helpful,
        Problem: aiReplies.Problem,
        BlockID: aiBlocks.ID,
        IsEvaluated: sql<boolean>`${aiEvaluations.ID} is not null`,
        CreatedAt: aiReplies.CreatedAt,
      })
      .from(aiReplies)
      .leftJoin(aiBlocks, eq(aiBlocks.Lexemes, aiReplies.Lexemes))
      .leftJoin(aiEvaluations, eq(aiEvaluations.Question, aiReplies.Question))
      .where(and(filter, afterCursor(aiReplies.CreatedAt, aiReplies.ID, page)))
      .orderBy(...sorting(aiReplies.CreatedAt, aiReplies.ID, page.order))
      .limit(page.limit + 1)
      .offset(page.offset),
    db.$count(aiReplies, filter),
  ]);
  const { rows: Replies, After } = cut(rows, page, ({ CreatedAt, ID }) => [CreatedAt, ID]);
  return { Replies, Pages: Math.ceil(Total / page.limit), Total, After };
}

/** @throws Failure NOT_FOUND */
export async function getReply(db: Reader, id: number) {
  const [row] = await db.select().from(aiReplies).where(eq(aiReplies.ID, id));
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}

/** Whether staff have blocked a question with the same lexemes. Not cached: a block works at once in all processes. */
export async function isQuestionBlocked(db: Reader, lexemes: string[]): Promise<boolean> {
  return (await db.$count(aiBlocks, eq(aiBlocks.Lexemes, lexemes))) > 0;
}

/** Blocks a question, once. @returns the block, and whether it is new */
export async function insertBlock(tx: Transaction, lexemes: string[], now: Date) {
  const [inserted] = await tx
    .insert(aiBlocks)
    .values({ Lexemes: lexemes, CreatedAt: now.toISOString() })
    .onConflictDoNothing()
    .returning();
  const [block] = inserted ? [inserted] : await tx.select().from(aiBlocks).where(eq(aiBlocks.Lexemes, lexemes));
  if (!block) throw new Error("the block is missing");
  return { block, isNew: inserted !== undefined };
}

export async function listBlocks(db: Reader, query: AiBlockQuery) {
  const page = pageOf(query);
  const [Blocks, Total] = await Promise.all([
    db
      .select()
      .from(aiBlocks)
      .orderBy(...sorting(aiBlocks[query.Sort], aiBlocks.ID, page.order))
      .limit(page.limit)
      .offset(page.offset),
    db.$count(aiBlocks),
  ]);
  return { Blocks, Pages: Math.ceil(Total / page.limit), Total, After: null };
}

/** @throws Failure NOT_FOUND */
export async function removeBlock(tx: Transaction, id: number): Promise<void> {
  const removed = await tx.delete(aiBlocks).where(eq(aiBlocks.ID, id)).returning({ ID: aiBlocks.ID });
  if (removed.length === 0) throw new Failure("NOT_FOUND");
}

/** Adds a question to the evaluation set, or replaces what its right reply is. @returns its ID */
export async function saveEvaluation(
  tx: Transaction,
  Question: string,
  Source: string | null,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .insert(aiEvaluations)
    .values({ Question, Source, CreatedAt: now.toISOString() })
    .onConflictDoUpdate({ target: aiEvaluations.Question, set: { Source } })
    .returning({ ID: aiEvaluations.ID });
  if (!row) throw new Error("an insert gave no row");
  return row.ID;
}

/** Deletes replies at the end of their retention period. */
export async function removeOldReplies(db: Database, now: Date): Promise<void> {
  const { settings } = await readSettings(db);
  const oldest = new Date(now.getTime() - settings.AI_RETENTION_DAYS * DAY).toISOString();
  await db.delete(aiReplies).where(lt(aiReplies.CreatedAt, oldest));
}

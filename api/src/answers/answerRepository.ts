import type { StaffAnswer } from "@lagrum/core/answer/answerSchema";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database, Reader, Transaction } from "../db/database.ts";
import { answers } from "../db/schema/answers.ts";
import { questions } from "../db/schema/questions.ts";
import { Failure } from "../http/failure.ts";
import type { SimilarAnswerCache } from "../search/linkedAnswers.ts";
import { isPublic } from "../search/publicQuestions.ts";
import type { SimilarAnswerFinder } from "../search/similarAnswers.ts";
import { selectAnswer, toAnswer, toLinked } from "./answerRows.ts";
import { findMoreAnswers } from "./moreAnswers.ts";

type AnswerKey = { ID: number } | { Uri: string };

/** Reads single answers with prepared statements: most visitors come to an answer's page. */
export function createAnswerReader(
  db: Database,
  { findSimilar, cache }: { findSimilar: SimilarAnswerFinder; cache: SimilarAnswerCache },
) {
  const ids = sql.placeholder("similar");
  const byId = sql`${questions.ID} = ${sql.placeholder("key")}`;
  const byUri = sql`${questions.Uri} = ${sql.placeholder("key")}`;
  const statements = {
    ID: {
      public: selectAnswer(db, sql`${byId} and ${isPublic}`, ids).prepare("answer_by_id"),
      staff: selectAnswer(db, byId, ids).prepare("staff_answer_by_id"),
    },
    Uri: {
      public: selectAnswer(db, sql`${byUri} and ${isPublic}`, ids).prepare("answer_by_uri"),
      staff: selectAnswer(db, byUri, ids).prepare("staff_answer_by_uri"),
    },
  };

  /**
   * The answer with similar ones.
   * @throws Failure NOT_FOUND when there is none, or none for that audience.
   */
  return async function getAnswer(key: AnswerKey, audience: "public" | "staff"): Promise<StaffAnswer> {
    const [by, value] = "ID" in key ? (["ID", key.ID] as const) : (["Uri", key.Uri] as const);
    // Staff read what they have just published, which no search finds yet, so their reads are not cached.
    const known = audience === "public" ? cache.get(`${by}:${value}`) : undefined;
    const [row] = await statements[by][audience].execute({ key: value, similar: known?.ids ?? [] });
    if (!row) throw new Failure("NOT_FOUND");
    if (known) return toAnswer(row, toLinked(row.similarAnswers, known.about));
    const similar = await findSimilar({ answerId: row.ID });
    const more = similar.length > 0 ? null : await findMoreAnswers(db, row);
    const about = more?.About ?? null;
    const linked = more?.Answers ?? similar;
    if (audience === "public") cache.set(`${by}:${value}`, { ids: linked.map(({ ID }) => ID), about });
    return toAnswer(row, toLinked(linked, about));
  };
}

/** The current answer inside a transaction, without similar ones. @throws Failure NOT_FOUND */
export async function getStoredAnswer(db: Reader, id: number): Promise<StaffAnswer> {
  const [row] = await selectAnswer(db, sql`${questions.ID} = ${id}`, sql`'{}'`);
  if (!row) throw new Failure("NOT_FOUND");
  return toAnswer(row);
}

/** The number of the answer's current version, read without a lock. */
export async function findVersionNumber(tx: Transaction, id: number): Promise<number | undefined> {
  const [row] = await tx.select({ Version: answers.Version }).from(answers).where(eq(answers.ID, id));
  return row?.Version;
}

/** A question with its answer, if there is one, locked until the transaction ends. */
export async function lockQuestion(tx: Transaction, id: number) {
  const [question] = await tx.select().from(questions).where(eq(questions.ID, id)).for("update");
  if (!question || question.State === "AwaitingConfirmation") return undefined;
  // A separate statement: one that waits for the lock would read the answer from before.
  const [answer = null] = await tx.select().from(answers).where(eq(answers.ID, id));
  const { ReservedByID: UserID, LeaseUntil, ObjectedAt } = question;
  return {
    ...question,
    Objected: ObjectedAt !== null,
    ReservedBy: UserID === null || LeaseUntil === null ? null : { UserID, LeaseUntil },
    answer,
  };
}
export type LockedQuestion = NonNullable<Awaited<ReturnType<typeof lockQuestion>>>;

/** The editable part of an answer. */
export type StoredText = Pick<typeof answers.$inferSelect, "AnswerBody" | "Provisions" | "ValidAt">;

/** Creates a draft. @returns false when there was one already */
export async function insertAnswer(tx: Transaction, id: number, text: StoredText, userId: number): Promise<boolean> {
  const made = await tx
    .insert(answers)
    .values({ ...text, ID: id, UserID: userId })
    .onConflictDoNothing()
    .returning({ ID: answers.ID });
  return made.length === 1;
}

/** Updates the answer and increments its version. */
export async function updateAnswer(
  tx: Transaction,
  id: number,
  set: StoredText & { UserID?: number; SentAt?: string },
): Promise<void> {
  await tx
    .update(answers)
    .set({ ...set, Version: sql`${answers.Version} + 1` })
    .where(eq(answers.ID, id));
}

/** Marks the question as answered and ends its reservation. */
export async function markAnswered(tx: Transaction, id: number, now: Date): Promise<void> {
  const at = now.toISOString();
  await tx
    .update(questions)
    .set({ State: "Answered", AnsweredAt: at, ReservedByID: null, LeaseUntil: null })
    .where(eq(questions.ID, id));
}

/** How many answers may share a slug before their ID goes into the address. */
export const NAMESAKES = 50;

/**
 * Publishes under the first free address: slug, slug-2, slug-3 … An advisory lock serialises publications of one slug;
 * the unique constraint settles what remains.
 */
export async function markPublished(tx: Transaction, id: number, slug: string, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uri:${slug}`}, 0))`);
  const wanted = [slug, ...Array.from({ length: NAMESAKES - 1 }, (_, index) => `${slug}-${index + 2}`)];
  const rows = await tx
    .select({ Uri: questions.Uri })
    .from(questions)
    .where(and(inArray(questions.Uri, wanted), ne(questions.ID, id)));
  const taken = new Set(rows.map(({ Uri }) => Uri));
  const at = now.toISOString();
  await tx
    .update(questions)
    .set({
      State: "Published",
      Uri: wanted.find((uri) => !taken.has(uri)) ?? `${slug}-${id}`,
      PublishedAt: at,
    })
    .where(eq(questions.ID, id));
}

import { isAdmin } from "@lagrum/core/account/roles";
import type { QuestionAction } from "@lagrum/core/audit/historySchema";
import { isHeldBy } from "@lagrum/core/question/lease";
import { type OptionalField, optionalFields } from "@lagrum/core/question/optionalFieldsSchema";
import type {
  AskQuestion,
  Question,
  QuestionState,
  QuestionType,
  UpdateQuestion,
} from "@lagrum/core/question/questionSchema";
import { isUnconfirmed, isWorkable, workable } from "@lagrum/core/question/questionState";
import type { Clock } from "@lagrum/core/workingTime/promises";
import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { storeOriginal } from "../anonymisation/anonymisationRepository.ts";
import { listHistory } from "../audit/entityHistory.ts";
import { findAgreedCall, listCalls } from "../calls/callRepository.ts";
import type { Reader, Transaction } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { answers } from "../db/schema/answers.ts";
import { calls } from "../db/schema/calls.ts";
import { categories } from "../db/schema/categories.ts";
import { questionMessages } from "../db/schema/messages.ts";
import { services } from "../db/schema/products.ts";
import { askers, questions } from "../db/schema/questions.ts";
import { Failure } from "../http/failure.ts";
import type { Account } from "../http/session.ts";
import type { ListContext } from "../search/staffSearch.ts";
import { listMessages } from "./messageRepository.ts";
import { findPurchase } from "./questionPurchase.ts";
import {
  type ClockContext,
  clockOf,
  holderOf,
  isConfirmed,
  isFollowUpLate,
  optionalColumns,
  questionColumns,
  reservedBy,
} from "./questionRows.ts";

/** When the text was last changed. UpdatedAt also changes with each renewal of a lease. */
const textChange = sql<string>`coalesce(
  (select max(c.at) from changes c where c.entity = 'question' and c.entity_id = questions.id and c.action = 'edited'),
  ${questions.ConfirmedAt}, ${questions.CreatedAt})`.mapWith(questions.UpdatedAt);

/** The same value alone, for a save. @throws Failure NOT_FOUND */
export async function getTextChange(tx: Transaction, id: number): Promise<string> {
  const [row] = await tx.select({ UpdatedAt: textChange }).from(questions).where(eq(questions.ID, id));
  if (!row) throw new Failure("NOT_FOUND");
  return row.UpdatedAt;
}

/** A confirmed question with all the data that the caller may see. @throws Failure NOT_FOUND */
export async function getQuestion(
  { db, findSimilar, conflictSeal }: Pick<ListContext, "db" | "findSimilar" | "conflictSeal">,
  id: number,
  caller: Account,
  at: ClockContext,
): Promise<Question> {
  const { now } = at;
  const [row] = await db
    .select({
      ...questionColumns,
      QuestionBody: questions.QuestionBody,
      PublishConsent: questions.PublishConsent,
      UpdatedAt: textChange,
      ClosedAt: questions.ClosedAt,
      HasAnswer: sql<boolean>`exists (select from ${answers} where ${answers.ID} = ${questions.ID})`,
      IsOwn: sql<boolean>`(
        exists (select from ${answers} where ${answers.ID} = ${questions.ID} and ${answers.UserID} = ${caller.UserID})
        or exists (select from ${questionMessages} where ${questionMessages.QuestionID} = ${questions.ID}
          and ${questionMessages.UserID} = ${caller.UserID})
        or exists (select from ${calls} where ${calls.QuestionID} = ${questions.ID} and ${calls.UserID} = ${caller.UserID}))`,
      // The key first: Drizzle returns null for a left-joined object whose first column is null.
      Asker: { QuestionID: askers.QuestionID, FirstName: askers.FirstName, Email: askers.Email, Phone: askers.Phone },
      PreferredTimes: askers.PreferredTimes,
    })
    .from(questions)
    .innerJoin(categories, eq(categories.ID, questions.CategoryID))
    .leftJoin(accounts, eq(accounts.UserID, questions.ReservedByID))
    .leftJoin(askers, eq(askers.QuestionID, questions.ID))
    .where(and(eq(questions.ID, id), isConfirmed));
  if (!row) throw new Failure("NOT_FOUND");
  const isHolder = isAdmin(caller.roles) || isHeldBy(holderOf(row), caller.UserID, now);
  // Once the question is answered or closed, its correspondence is for those who wrote to the asker: it is never anonymised.
  const mayReadAll = isHolder || isWorkable(row.State) || row.IsOwn;
  return {
    ...row,
    ReservedBy: reservedBy(row, now),
    Objected: row.ObjectedAt !== null,
    ...clockOf(row, at),
    FollowUpLate: isFollowUpLate(row, now),
    Asker: isHolder ? row.Asker : null,
    PreferredTimes: (isHolder && row.PreferredTimes) || [],
    ...(await findPurchase(db, conflictSeal, row, { caller, now })),
    similarAnswers: await findSimilar({ text: `${row.Title}\n${row.QuestionBody}`, except: row.ID }),
    Messages: mayReadAll ? await listMessages(db, id) : [],
    Calls: mayReadAll ? await listCalls(db, id) : [],
    CallBooking: row.Type === "PhoneAdvice" ? await findAgreedCall(db, id) : null,
    History: await listHistory(db, "question", id, unlisted),
  };
}

/** Drafts have their own version history, and reads are for the audit log. */
const unlisted: QuestionAction[] = ["draftSaved", "originalRead", "versionRead"];

/** The question, locked until the transaction ends. @throws Failure NOT_FOUND, also while unconfirmed */
export async function lockQuestion(tx: Transaction, id: number) {
  const row = await lockAnyQuestion(tx, id);
  if (!row || isUnconfirmed(row)) throw new Failure("NOT_FOUND");
  return { ...row, ReservedBy: holderOf(row) };
}

/** The same in any state. */
export async function lockAnyQuestion(tx: Transaction, id: number) {
  const [row] = await tx.select().from(questions).where(eq(questions.ID, id)).for("update");
  return row;
}

/** The current holder of the question, read without a lock. @throws Failure NOT_FOUND */
export async function getHolder(db: Reader, id: number) {
  const [row] = await db
    .select({
      Type: questions.Type,
      State: questions.State,
      ReservedByID: questions.ReservedByID,
      LeaseUntil: questions.LeaseUntil,
    })
    .from(questions)
    .where(and(eq(questions.ID, id), isConfirmed));
  if (!row) throw new Failure("NOT_FOUND");
  return { Type: row.Type, State: row.State, ReservedBy: holderOf(row) };
}

/** Whether the category exists, and whether the type is on sale. */
export async function findOffer(db: Reader, categoryId: number, type: QuestionType) {
  const { rows } = await db.execute<{ category: boolean; active: boolean }>(sql`select
    exists (select from ${categories} where id = ${categoryId}) as category,
    exists (select from ${services} where code = ${type} and active) as active`);
  return rows[0] ?? { category: false, active: false };
}

type NewQuestion = Pick<
  AskQuestion,
  "Type" | "CategoryID" | "Title" | "QuestionBody" | "PublishConsent" | OptionalField
>;
type NewAsker = Omit<typeof askers.$inferInsert, "QuestionID">;

/**
 * Inserts an unconfirmed question, its asker and its audit log row in one statement, since each more costs the busiest
 * write of the service a round trip.
 * @returns its ID
 */
export async function insertQuestion(tx: Transaction, asked: NewQuestion, asker: NewAsker, now: Date): Promise<number> {
  const optional = optionalFields.map((field) => ({
    column: sql.identifier(optionalColumns[field].name),
    value: sql`${asked[field] ?? null}`,
  }));
  const list = (parts: SQL[]) => sql.join(parts, sql`, `);
  const { rows } = await tx.execute<{ id: number }>(sql`
    with question as (
      insert into questions (type, state, title, question_body, category_id, publish_consent,
        ${list(optional.map(({ column }) => sql`${column}`))})
      values (${asked.Type}, 'AwaitingConfirmation', ${asked.Title}, ${asked.QuestionBody}, ${asked.CategoryID},
        ${asked.PublishConsent === true},
        ${list(optional.map(({ value }) => value))})
      returning id
    ), asker as (
      insert into askers (question_id, first_name, email, phone, preferred_times, terms_version, accepted_at)
      select id, ${asker.FirstName}, ${asker.Email}, ${asker.Phone}, ${sql.param(asker.PreferredTimes ?? null, askers.PreferredTimes)}::text[],
        ${asker.TermsVersion}, ${now.toISOString()}::timestamptz
      from question
    ), change as (
      insert into changes (entity, entity_id, action, at)
      select 'question', id, ${"asked" satisfies QuestionAction}, ${now.toISOString()}::timestamptz from question
    )
    select id from question`);
  if (!rows[0]) throw new Error("an insert gave no row");
  return rows[0].id;
}

/** @param confirmed with the due times, unless the question waits for its payment */
export async function markConfirmed(
  tx: Transaction,
  id: number,
  confirmed: Partial<Clock> & { State: QuestionState; ConfirmedAt: string },
): Promise<void> {
  await tx.update(questions).set(confirmed).where(eq(questions.ID, id));
}

/** @param paid with the due times; a call has none until its time is agreed */
export async function markPaid(
  tx: Transaction,
  id: number,
  paid: Partial<Clock> & { State: QuestionState },
): Promise<void> {
  await tx.update(questions).set(paid).where(eq(questions.ID, id));
}

/** Updates the text to publish; the asker's own text is stored. */
export async function updateText(tx: Transaction, id: number, text: Omit<UpdateQuestion, "UpdatedAt">): Promise<void> {
  if (text.Title !== undefined || text.QuestionBody !== undefined) await storeOriginal(tx, id);
  await tx.update(questions).set(text).where(eq(questions.ID, id));
}

export async function setHidden(tx: Transaction, id: number, hidden: boolean): Promise<void> {
  await tx.update(questions).set({ Hidden: hidden }).where(eq(questions.ID, id));
}

export async function setObjected(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.update(questions).set({ ObjectedAt: now.toISOString(), Hidden: true }).where(eq(questions.ID, id));
}

/** The number of a person's reservations. Locks them until the transaction ends. */
export async function countReservations(tx: Transaction, userId: number, now: Date): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reservations:${userId}`}, 0))`);
  return tx.$count(
    questions,
    and(
      eq(questions.ReservedByID, userId),
      gt(questions.LeaseUntil, now.toISOString()),
      inArray(questions.State, [...workable]),
    ),
  );
}

interface LeaseRequest {
  UserID: number;
  /** When the lease expires. */
  until: Date;
  now: Date;
}

/** Takes or renews the lease, unless another person holds the question. One statement, so that there is no race. */
export async function takeLease(tx: Transaction, id: number, { UserID, until, now }: LeaseRequest): Promise<boolean> {
  const taken = await tx
    .update(questions)
    .set({ ReservedByID: UserID, LeaseUntil: until.toISOString() })
    .where(
      and(
        eq(questions.ID, id),
        inArray(questions.State, [...workable]),
        or(
          isNull(questions.ReservedByID),
          lte(questions.LeaseUntil, now.toISOString()),
          eq(questions.ReservedByID, UserID),
        ),
      ),
    )
    .returning({ ID: questions.ID });
  return taken.length === 1;
}

export async function endLease(tx: Transaction, id: number): Promise<void> {
  await tx.update(questions).set({ ReservedByID: null, LeaseUntil: null }).where(eq(questions.ID, id));
}

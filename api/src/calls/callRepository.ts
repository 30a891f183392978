import { isAdmin } from "@lagrum/core/account/roles";
import type { Call } from "@lagrum/core/phoneCall/phoneCallSchema";
import type { QuestionList } from "@lagrum/core/question/questionSchema";
import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { selectName } from "../accounts/personName.ts";
import { callMeeting } from "../bookings/callMeeting.ts";
import type { WantedTime } from "../bookings/lawyerRepository.ts";
import type { Reader, Transaction } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { answers } from "../db/schema/answers.ts";
import { bookings } from "../db/schema/bookings.ts";
import { calls } from "../db/schema/calls.ts";
import { askers, questions } from "../db/schema/questions.ts";
import { Failure } from "../http/failure.ts";
import type { Account } from "../http/session.ts";

/** The outcomes of calls to the asker, oldest first. */
export async function listCalls(db: Reader, questionId: number): Promise<Call[]> {
  return db
    .select({
      Outcome: calls.Outcome,
      Note: calls.Note,
      At: calls.At,
      Name: sql<string>`trim(${accounts.FirstName} || ' ' || ${accounts.LastName})`,
    })
    .from(calls)
    .innerJoin(accounts, eq(accounts.UserID, calls.UserID))
    .where(eq(calls.QuestionID, questionId))
    .orderBy(asc(calls.ID));
}

export async function insertCall(tx: Transaction, call: typeof calls.$inferInsert): Promise<void> {
  await tx.insert(calls).values(call);
}

/** The last person who reached the asker by phone, unless that account has been deleted. */
export async function findCaller(db: Reader, questionId: number) {
  const [caller] = await db
    .select({ UserID: accounts.UserID, Email: accounts.Email, FirstName: accounts.FirstName })
    .from(calls)
    .innerJoin(accounts, eq(accounts.UserID, calls.UserID))
    .where(and(eq(calls.QuestionID, questionId), eq(calls.Outcome, "Reached"), isNull(accounts.DeletedAt)))
    .orderBy(desc(calls.ID))
    .limit(1);
  return caller;
}

/** The meeting that a refusal offers other times for: that of the question's holder, or of the caller. */
export async function findWantedCall(db: Reader, id: number, UserID: number, SlotStart: string): Promise<WantedTime> {
  const [row] = await db
    .select({ CategoryID: questions.CategoryID, HolderID: questions.ReservedByID })
    .from(questions)
    .where(eq(questions.ID, id));
  if (!row) throw new Failure("NOT_FOUND");
  return { ...callMeeting, CategoryID: row.CategoryID, LawyerID: row.HolderID ?? UserID, SlotStart };
}

/** The agreed call in the calendar. */
export async function findAgreedCall(db: Reader, id: number) {
  const [call] = await db
    .select({ ID: bookings.ID, Start: bookings.StartsAt, UserID: accounts.UserID, Name: selectName(accounts) })
    .from(bookings)
    .innerJoin(accounts, eq(accounts.UserID, bookings.LawyerID))
    .where(and(eq(bookings.QuestionID, id), eq(bookings.State, "Confirmed")));
  if (!call) return null;
  const { ID, Start, UserID, Name } = call;
  return { ID, Start, Lawyer: { UserID, Name: Name ?? "" } };
}

export async function hasSummary(tx: Transaction, id: number): Promise<boolean> {
  return (await tx.$count(answers, eq(answers.ID, id))) > 0;
}

/** Stops the clock: the call was made in time, and only the summary remains. */
export async function stopClock(tx: Transaction, id: number, now: Date): Promise<void> {
  const at = now.toISOString();
  await tx
    .update(questions)
    .set({
      PausedAt: sql`coalesce(${questions.PausedAt}, ${at})`,
      EscalatedAt: sql`coalesce(${questions.EscalatedAt}, ${at})`,
    })
    .where(eq(questions.ID, id));
}

/** Adds phone numbers for callers who may see the asker: the holder of the question, and administrators. */
export async function withPhones(db: Reader, list: QuestionList, caller: Account): Promise<QuestionList> {
  const known = list.Questions.filter(
    ({ ReservedBy }) => isAdmin(caller.roles) || ReservedBy?.UserID === caller.UserID,
  );
  if (known.length === 0) return list;
  const rows = await db
    .select({ ID: askers.QuestionID, Phone: askers.Phone })
    .from(askers)
    .where(
      inArray(
        askers.QuestionID,
        known.map(({ ID }) => ID),
      ),
    );
  const phones = new Map(rows.map(({ ID, Phone }) => [ID, Phone]));
  return {
    ...list,
    Questions: list.Questions.map((question) => {
      const Phone = phones.get(question.ID);
      return Phone === undefined ? question : { ...question, Phone };
    }),
  };
}

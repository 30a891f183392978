import { isReserved } from "@lagrum/core/question/lease";
import { eachOptionalField } from "@lagrum/core/question/optionalFieldsSchema";
import type { QuestionListItem, QuestionState, ReservedBy } from "@lagrum/core/question/questionSchema";
import { isAnswered, isWorkable } from "@lagrum/core/question/questionState";
import { excerpt } from "@lagrum/core/text/text";
import { readClock } from "@lagrum/core/workingTime/promises";
import { gt, type SQL, sql } from "drizzle-orm";
import { nameOf } from "../accounts/personName.ts";
import { accounts } from "../db/schema/accounts.ts";
import { categories } from "../db/schema/categories.ts";
import { questions } from "../db/schema/questions.ts";

/** The columns of the asker's optional fields, by key. */
export const optionalColumns = eachOptionalField((field) => questions[field]);

/** Characters of a question in a list. */
const EXCERPT = 300;

/** Columns that every query of questions selects. */
export const questionColumns = {
  ID: questions.ID,
  Title: questions.Title,
  Type: questions.Type,
  State: questions.State,
  Hidden: questions.Hidden,
  Category: { ID: categories.ID, Name: categories.Name, Uri: categories.Uri },
  ReservedByID: questions.ReservedByID,
  LeaseUntil: questions.LeaseUntil,
  FirstName: accounts.FirstName,
  LastName: accounts.LastName,
  CreatedAt: questions.CreatedAt,
  ConfirmedAt: questions.ConfirmedAt,
  PublishedAt: questions.PublishedAt,
  ...optionalColumns,
  Uri: questions.Uri,
  ObjectedAt: questions.ObjectedAt,
  AnsweredAt: questions.AnsweredAt,
  DueAt: questions.DueAt,
  PausedAt: questions.PausedAt,
  PromisedMinutes: questions.PromisedMinutes,
  FollowUpAt: questions.FollowUpAt,
  FollowUpAnsweredAt: questions.FollowUpAnsweredAt,
  FollowUpDueAt: questions.FollowUpDueAt,
  Reading: sql<QuestionListItem["Reading"]>`(
    select coalesce(r.outcome, 'Asked') from readings r where r.question_id = ${questions.ID} order by r.id desc limit 1)`,
};

interface Lease {
  ReservedByID: number | null;
  LeaseUntil: string | null;
}

/** The lease, which may have expired. */
export const holderOf = ({ ReservedByID: UserID, LeaseUntil }: Lease) =>
  UserID === null || LeaseUntil === null ? null : { UserID, LeaseUntil };

/** The current holder; an expired lease has none. */
export function reservedBy(row: Lease & { FirstName: string | null; LastName: string | null }, now: Date): ReservedBy {
  const holder = holderOf(row);
  return isReserved(holder, now) ? { ...holder, Name: nameOf(row) } : null;
}

/** The moment and the firm's opening hours, for due times. */
export interface ClockContext {
  now: Date;
  hours: string;
}

interface ClockRow {
  State: QuestionState;
  AnsweredAt: string | null;
  DueAt: string | null;
  PausedAt: string | null;
  PromisedMinutes: number | null;
}

/** The state of a question's clock; a question closed without an answer has none. */
export function clockOf(
  { State, DueAt, PromisedMinutes, PausedAt, AnsweredAt }: ClockRow,
  { now, hours }: ClockContext,
) {
  const counts = isWorkable(State) || isAnswered(State);
  if (DueAt === null || PromisedMinutes === null || !counts)
    return { MinutesLeft: null, UsedPercent: null, Late: false };
  return readClock({ DueAt, PromisedMinutes, PausedAt, AnsweredAt }, now, hours);
}

/** Whether the follow-up question is overdue, or was answered late. */
export const isFollowUpLate = (
  { FollowUpDueAt, FollowUpAnsweredAt }: Pick<QuestionListItem, "FollowUpDueAt" | "FollowUpAnsweredAt">,
  now: Date,
): boolean => FollowUpDueAt !== null && FollowUpDueAt < (FollowUpAnsweredAt ?? now.toISOString());

type Clock = "MinutesLeft" | "UsedPercent" | "Late" | "FollowUpLate" | "Phone";

interface ListRow extends Lease, ClockRow, Omit<QuestionListItem, "ReservedBy" | "Objected" | Clock> {
  DueAt: string | null;
  PausedAt: string | null;
  State: QuestionState;
  FirstName: string | null;
  LastName: string | null;
  ObjectedAt: string | null;
}

export const toListItem = (row: ListRow, at: ClockContext): QuestionListItem => ({
  ...row,
  QuestionBody: excerpt(row.QuestionBody, EXCERPT),
  ReservedBy: reservedBy(row, at.now),
  Objected: row.ObjectedAt !== null,
  ...clockOf(row, at),
  FollowUpLate: isFollowUpLate(row, at.now),
});

export const excerptColumn = sql<string>`left(${questions.QuestionBody}, ${sql.raw(String(2 * EXCERPT))})`;

/** Staff never see an unconfirmed question. The rule isUnconfirmed of core, in SQL. */
export const isConfirmed: SQL = sql`(${questions.State} <> 'AwaitingConfirmation'
  and not (${questions.State} = 'Expired' and ${questions.ConfirmedAt} is null))`;

export const isHeld = (now: Date): SQL => sql`coalesce(${gt(questions.LeaseUntil, now.toISOString())}, false)`;

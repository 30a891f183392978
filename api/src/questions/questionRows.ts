import type { QuestionListItem, ReservedBy } from "@lagrum/core/contract/question";
import { isReserved } from "@lagrum/core/domain/lease";
import { excerpt } from "@lagrum/core/domain/text";
import { and, gt, ne, type SQL, sql } from "drizzle-orm";
import { accounts } from "../schema/accounts.ts";
import { categories } from "../schema/categories.ts";
import { questions } from "../schema/questions.ts";

/** Characters of a question that a list shows. */
const EXCERPT = 300;

/** What every reading of questions has in common. */
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
  DeadlineDate: questions.DeadlineDate,
  Uri: questions.Uri,
  ObjectedAt: questions.ObjectedAt,
};

interface Lease {
  ReservedByID: number | null;
  LeaseUntil: string | null;
}

/** Whose reservation it is, though it may have run out. */
export const holderOf = ({ ReservedByID: UserID, LeaseUntil }: Lease) =>
  UserID === null || LeaseUntil === null ? null : { UserID, LeaseUntil };

/** Who holds the question now; a lease that has run out is none. */
export function reservedBy(row: Lease & { FirstName: string | null; LastName: string | null }, now: Date): ReservedBy {
  const holder = holderOf(row);
  return isReserved(holder, now) ? { ...holder, Name: `${row.FirstName} ${row.LastName}` } : null;
}

interface ListRow extends Lease, Omit<QuestionListItem, "ReservedBy" | "Objected"> {
  FirstName: string | null;
  LastName: string | null;
  ObjectedAt: string | null;
}

export const toListItem = (row: ListRow, now: Date): QuestionListItem => ({
  ...row,
  QuestionBody: excerpt(row.QuestionBody, EXCERPT),
  ReservedBy: reservedBy(row, now),
  Objected: row.ObjectedAt !== null,
});

export const excerptColumn = sql<string>`left(${questions.QuestionBody}, ${sql.raw(String(2 * EXCERPT))})`;

/** Staff never see a question whose asker hasn't confirmed the address. */
export const isConfirmed: SQL = ne(questions.State, "AwaitingConfirmation");

export const isHeld = (now: Date): SQL => sql`coalesce(${gt(questions.LeaseUntil, now.toISOString())}, false)`;

export const isOpenFor = (now: Date, ...states: SQL[]): SQL | undefined => and(...states, sql`not ${isHeld(now)}`);

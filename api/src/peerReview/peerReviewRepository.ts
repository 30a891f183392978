import type { PeerReview } from "@lagrum/core/peerReview/peerReviewSchema";
import { and, asc, desc, eq, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { nameOf } from "../accounts/personName.ts";
import type { Reader, Transaction } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { answers } from "../db/schema/answers.ts";
import { readings } from "../db/schema/publication.ts";

const askers = alias(accounts, "reading_askers");
const readers = alias(accounts, "reading_readers");

/** The peer reviews of an answer, newest first. */
export async function listPeerReviews(db: Reader, questionId: number): Promise<PeerReview[]> {
  const rows = await db
    .select({
      reading: readings,
      asker: { UserID: askers.UserID, FirstName: askers.FirstName, LastName: askers.LastName },
      reader: { UserID: readers.UserID, FirstName: readers.FirstName, LastName: readers.LastName },
      version: answers.Version,
    })
    .from(readings)
    .innerJoin(askers, eq(askers.UserID, readings.AskedByID))
    .innerJoin(readers, eq(readers.UserID, readings.ReaderID))
    .innerJoin(answers, eq(answers.ID, readings.QuestionID))
    .where(eq(readings.QuestionID, questionId))
    .orderBy(desc(readings.ID));
  return rows.map(({ reading: { ID, AskedAt, Outcome, ReadAt, Note, Version }, asker, reader, version }) => ({
    ID,
    AskedAt,
    Outcome,
    ReadAt,
    Note,
    AskedBy: { UserID: asker.UserID, Name: nameOf(asker) },
    Reader: { UserID: reader.UserID, Name: nameOf(reader) },
    Outdated: Version !== null && Version !== version,
  }));
}

const isColleague = and(
  isNull(accounts.DeletedAt),
  eq(accounts.Disabled, false),
  sql`${accounts.roles} && array['admin', 'advisor']`,
);

/** Staff who may review, except one. */
export async function listReviewers(db: Reader, exceptId: number): Promise<PeerReview["Reader"][]> {
  const rows = await db
    .select({ UserID: accounts.UserID, FirstName: accounts.FirstName, LastName: accounts.LastName })
    .from(accounts)
    .where(and(isColleague, ne(accounts.UserID, exceptId)))
    .orderBy(asc(accounts.LastName), asc(accounts.FirstName), asc(accounts.UserID));
  return rows.map((row) => ({ UserID: row.UserID, Name: nameOf(row) }));
}

/** The reviewer's address. */
export async function getReviewer(db: Reader, id: number) {
  const [row] = await db
    .select({ Email: accounts.Email, FirstName: accounts.FirstName })
    .from(accounts)
    .where(and(isColleague, eq(accounts.UserID, id)));
  if (!row) throw new Error(`no colleague ${id}`);
  return row;
}

/** Stores a request for review. It replaces one that has not been answered. */
export async function insertPeerReview(
  tx: Transaction,
  request: Pick<typeof readings.$inferInsert, "QuestionID" | "AskedByID" | "ReaderID" | "AskedAt">,
) {
  await tx.delete(readings).where(and(eq(readings.QuestionID, request.QuestionID), isNull(readings.Outcome)));
  await tx.insert(readings).values(request);
}

/** A peer review, locked until the transaction ends. */
export async function lockPeerReview(tx: Transaction, questionId: number, id: number) {
  const [row] = await tx
    .select()
    .from(readings)
    .where(and(eq(readings.QuestionID, questionId), eq(readings.ID, id)))
    .for("update");
  return row;
}

export async function updatePeerReview(
  tx: Transaction,
  id: number,
  set: Pick<typeof readings.$inferInsert, "Outcome" | "Note" | "Version" | "ReadAt">,
): Promise<void> {
  await tx.update(readings).set(set).where(eq(readings.ID, id));
}

import type { PeerReview } from "@lagrum/core/peerReview/peerReviewSchema";
import { and, asc, desc, eq, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { nameOf } from "../accounts/personName.ts";
import type { Reader, Transaction } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { answers } from "../db/schema/answers.ts";
import { peerReviews } from "../db/schema/publication.ts";

const requesters = alias(accounts, "review_requesters");
const reviewers = alias(accounts, "reviewers");

/** The peer reviews of an answer, newest first. */
export async function listPeerReviews(db: Reader, questionId: number): Promise<PeerReview[]> {
  const rows = await db
    .select({
      review: peerReviews,
      asker: { UserID: requesters.UserID, FirstName: requesters.FirstName, LastName: requesters.LastName },
      reader: { UserID: reviewers.UserID, FirstName: reviewers.FirstName, LastName: reviewers.LastName },
      version: answers.Version,
    })
    .from(peerReviews)
    .innerJoin(requesters, eq(requesters.UserID, peerReviews.AskedByID))
    .innerJoin(reviewers, eq(reviewers.UserID, peerReviews.ReaderID))
    .innerJoin(answers, eq(answers.ID, peerReviews.QuestionID))
    .where(eq(peerReviews.QuestionID, questionId))
    .orderBy(desc(peerReviews.ID));
  return rows.map(({ review: { ID, AskedAt, Outcome, ReadAt, Note, Version }, asker, reader, version }) => ({
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

/** Stores a request for review. It replaces an open one. */
export async function insertPeerReview(
  tx: Transaction,
  request: Pick<typeof peerReviews.$inferInsert, "QuestionID" | "AskedByID" | "ReaderID" | "AskedAt">,
) {
  await tx.delete(peerReviews).where(and(eq(peerReviews.QuestionID, request.QuestionID), isNull(peerReviews.Outcome)));
  await tx.insert(peerReviews).values(request);
}

/** A peer review, locked until the transaction ends. */
export async function lockPeerReview(tx: Transaction, questionId: number, id: number) {
  const [row] = await tx
    .select()
    .from(peerReviews)
    .where(and(eq(peerReviews.QuestionID, questionId), eq(peerReviews.ID, id)))
    .for("update");
  return row;
}

export async function updatePeerReview(
  tx: Transaction,
  id: number,
  set: Pick<typeof peerReviews.$inferInsert, "Outcome" | "Note" | "Version" | "ReadAt">,
): Promise<void> {
  await tx.update(peerReviews).set(set).where(eq(peerReviews.ID, id));
}

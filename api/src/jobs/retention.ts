import { and, arrayContains, eq, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import { anonymiseAccount } from "../accounts/accountAnonymisation.ts";
import type { App } from "../app.ts";
import { accounts } from "../db/schema/accounts.ts";
import { bookers, bookings } from "../db/schema/bookings.ts";
import { calls } from "../db/schema/calls.ts";
import { complaints } from "../db/schema/complaints.ts";
import { questionMessages } from "../db/schema/messages.ts";
import { askers, questions } from "../db/schema/questions.ts";
import { withdrawals } from "../db/schema/withdrawals.ts";
import { removeQuestions } from "../questions/closingRepository.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Days, as promised in the privacy policy (site/src/policies/privacyRetention.ts). */
const retentionDays = {
  askerAfterAnswer: 90,
  closedQuestion: 90,
  rejectedApplication: 180,
  bookerAfterMeeting: 3 * 365,
  releasedTime: 30,
  consumerRight: 3 * 365,
};

/**
 * Deletes personal data at the end of its retention period: the asker's contact data, messages and calls after the
 * answer, questions that were closed without one, bookers' data three years after the meeting, the senders of withdrawals
 * and complaints, and rejected applicants. Answered questions and meetings without their booker stay.
 */
export async function applyRetention({ db, jobs, clock }: Pick<App, "db" | "jobs" | "clock">): Promise<void> {
  const now = clock();
  const ago = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  const answered = db
    .select({ ID: questions.ID })
    .from(questions)
    .where(
      and(
        inArray(questions.State, ["Answered", "Published"]),
        lt(questions.AnsweredAt, ago(retentionDays.askerAfterAnswer)),
      ),
    );
  await db.transaction(async (tx) => {
    const erased = await tx
      .delete(askers)
      .where(inArray(askers.QuestionID, answered))
      .returning({ QuestionID: askers.QuestionID });
    for (const { QuestionID } of erased) await jobs.removeMails(tx, { QuestionID });
  });
  await db.delete(calls).where(inArray(calls.QuestionID, answered));
  await db.delete(questionMessages).where(inArray(questionMessages.QuestionID, answered));
  await db.transaction(async (tx) => {
    const isOver = lt(questions.ClosedAt, ago(retentionDays.closedQuestion));
    for (const { ID } of await removeQuestions(tx, isOver, now)) await jobs.removeMails(tx, { QuestionID: ID });
  });
  await removeBookers(db, jobs, ago);
  await removeSenders(db, ago);
  const refused = await db
    .select({ UserID: accounts.UserID })
    .from(accounts)
    .where(
      and(
        arrayContains(accounts.Status, ["rejected"]),
        isNull(accounts.DeletedAt),
        lt(accounts.RejectedAt, ago(retentionDays.rejectedApplication)),
      ),
    );
  for (const { UserID } of refused)
    await db.transaction((tx) => anonymiseAccount({ tx, caller: null, now, jobs }, UserID));
}

async function removeBookers(db: App["db"], jobs: App["jobs"], ago: (days: number) => string): Promise<void> {
  const over = db
    .select({ ID: bookings.ID })
    .from(bookings)
    .where(lt(bookings.EndsAt, ago(retentionDays.bookerAfterMeeting)));
  await db.transaction(async (tx) => {
    const erased = await tx
      .delete(bookers)
      .where(inArray(bookers.BookingID, over))
      .returning({ ID: bookers.BookingID });
    for (const { ID } of erased) await jobs.removeMails(tx, { BookingID: ID });
    await tx
      .delete(bookings)
      .where(and(eq(bookings.State, "Expired"), lt(bookings.CreatedAt, ago(retentionDays.releasedTime))));
  });
}

/** Withdrawals and complaints stay for the books, without the sender and what was written. */
async function removeSenders(db: App["db"], ago: (days: number) => string): Promise<void> {
  const before = ago(retentionDays.consumerRight);
  await db
    .update(withdrawals)
    .set({ Name: null, Email: null })
    .where(and(isNotNull(withdrawals.Email), lt(withdrawals.CreatedAt, before)));
  await db
    .update(complaints)
    .set({ Name: null, Email: null, Description: "", DecisionText: null })
    .where(and(isNotNull(complaints.Email), lt(complaints.CreatedAt, before)));
}

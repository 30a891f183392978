import type { RetentionReport } from "@lagrum/core/accounting/accountingSchema";
import { dayOf } from "@lagrum/core/text/dates";
import { and, arrayContains, eq, inArray, isNotNull, isNull, lt, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { anonymiseAccount } from "../accounts/accountAnonymisation.ts";
import type { App } from "../app.ts";
import type { Reader } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { bookers, bookings } from "../db/schema/bookings.ts";
import { calls } from "../db/schema/calls.ts";
import { complaints } from "../db/schema/complaints.ts";
import { questionMessages } from "../db/schema/messages.ts";
import { askers, questions } from "../db/schema/questions.ts";
import { waitingList } from "../db/schema/waitingList.ts";
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
  endedWaiting: 30,
  consumerRight: 3 * 365,
};

type Row = RetentionReport["Rows"][number];

interface Rule extends Omit<Row, "Count" | "Data"> {
  table: PgTable;
  /** Rows whose retention period has ended. */
  over: SQL | undefined;
}

/** The expired rows at that time. */
function rulesAt(db: Reader, now: Date) {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const answeredBefore = ago(retentionDays.askerAfterAnswer);
  const answered = db
    .select({ ID: questions.ID })
    .from(questions)
    .where(
      and(inArray(questions.State, ["Answered", "Published"]), lt(questions.AnsweredAt, answeredBefore.toISOString())),
    );
  const metBefore = ago(retentionDays.bookerAfterMeeting);
  const met = db.select({ ID: bookings.ID }).from(bookings).where(lt(bookings.EndsAt, metBefore.toISOString()));
  const closedBefore = ago(retentionDays.closedQuestion);
  const releasedBefore = ago(retentionDays.releasedTime);
  const sentBefore = ago(retentionDays.consumerRight);
  const waitedBefore = ago(retentionDays.endedWaiting);
  const rejectedBefore = ago(retentionDays.rejectedApplication);
  const question = { Kind: "Question", Before: dayOf(answeredBefore) } as const;
  const right = { Kind: "ConsumerRight", Before: dayOf(sentBefore) } as const;
  return {
    askers: { ...question, table: askers, over: inArray(askers.QuestionID, answered) },
    calls: { ...question, table: calls, over: inArray(calls.QuestionID, answered) },
    question_messages: {
      ...question,
      table: questionMessages,
      over: inArray(questionMessages.QuestionID, answered),
    },
    questions: {
      Kind: "Question",
      Before: dayOf(closedBefore),
      table: questions,
      over: lt(questions.ClosedAt, closedBefore.toISOString()),
    },
    bookers: { Kind: "Booking", Before: dayOf(metBefore), table: bookers, over: inArray(bookers.BookingID, met) },
    bookings: {
      Kind: "Booking",
      Before: dayOf(releasedBefore),
      table: bookings,
      over: and(eq(bookings.State, "Expired"), lt(bookings.CreatedAt, releasedBefore.toISOString())),
    },
    waiting_list: {
      Kind: "Booking",
      Before: dayOf(waitedBefore),
      table: waitingList,
      over: lt(waitingList.EndedAt, waitedBefore.toISOString()),
    },
    withdrawals: {
      ...right,
      table: withdrawals,
      over: and(isNotNull(withdrawals.Email), lt(withdrawals.CreatedAt, sentBefore.toISOString())),
    },
    complaints: {
      ...right,
      table: complaints,
      over: and(isNotNull(complaints.Email), lt(complaints.CreatedAt, sentBefore.toISOString())),
    },
    accounts: {
      Kind: "Applicant",
      Before: dayOf(rejectedBefore),
      table: accounts,
      over: and(
        arrayContains(accounts.Status, ["rejected"]),
        isNull(accounts.DeletedAt),
        lt(accounts.RejectedAt, rejectedBefore.toISOString()),
      ),
    },
  } satisfies Record<string, Rule>;
}

/** A dry run: how much personal data the next run of applyRetention deletes. */
export async function previewRetention(db: Reader, now: Date): Promise<Row[]> {
  const report: Row[] = [];
  for (const [Data, { Kind, Before, table, over }] of Object.entries(rulesAt(db, now))) {
    report.push({ Kind, Data, Before, Count: await db.$count(table, over) });
  }
  return report;
}

/**
 * Deletes personal data at the end of its retention period: the asker's contact data, messages and calls after the
 * answer, questions that were closed without one, bookers' data three years after the meeting, places on the waiting list, the senders of withdrawals
 * and complaints, and rejected applicants. Answered questions and meetings without their booker stay.
 */
export async function applyRetention({ db, jobs, clock }: Pick<App, "db" | "jobs" | "clock">): Promise<void> {
  const now = clock();
  const rules = rulesAt(db, now);
  await db.transaction(async (tx) => {
    const erased = await tx.delete(askers).where(rules.askers.over).returning({ QuestionID: askers.QuestionID });
    for (const { QuestionID } of erased) await jobs.removeMails(tx, { QuestionID });
  });
  await db.delete(calls).where(rules.calls.over);
  await db.delete(questionMessages).where(rules.question_messages.over);
  await db.transaction(async (tx) => {
    for (const { ID } of await removeQuestions(tx, rules.questions.over, now)) {
      await jobs.removeMails(tx, { QuestionID: ID });
    }
  });
  await db.transaction(async (tx) => {
    const erased = await tx.delete(bookers).where(rules.bookers.over).returning({ ID: bookers.BookingID });
    for (const { ID } of erased) await jobs.removeMails(tx, { BookingID: ID });
    await tx.delete(bookings).where(rules.bookings.over);
    const waited = await tx.delete(waitingList).where(rules.waiting_list.over).returning({ ID: waitingList.ID });
    for (const { ID } of waited) await jobs.removeMails(tx, { WaitingID: ID });
  });
  // Withdrawals and complaints stay for the books, without the sender and the text.
  await db.update(withdrawals).set({ Name: null, Email: null }).where(rules.withdrawals.over);
  await db
    .update(complaints)
    .set({ Name: null, Email: null, Description: "", DecisionText: null })
    .where(rules.complaints.over);
  const refused = await db.select({ UserID: accounts.UserID }).from(accounts).where(rules.accounts.over);
  for (const { UserID } of refused)
    await db.transaction((tx) => anonymiseAccount({ tx, caller: null, now, jobs }, UserID));
}

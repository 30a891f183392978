import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { removeOldReplies } from "../ai/reviewRepository.ts";
import type { App } from "../app.ts";
import { removeOldParties } from "../conflict/partyRepository.ts";
import { accounts } from "../db/schema/accounts.ts";
import { answerReports } from "../db/schema/answerFeedback.ts";
import { contactMessages } from "../db/schema/contact.ts";
import { inbox } from "../db/schema/inbox.ts";
import { caseAccess } from "../db/schema/myCases.ts";
import { questions } from "../db/schema/questions.ts";
import { codes, deletedQuestionCodes, idempotencyKeys } from "../db/schema/records.ts";
import { statisticsFiles } from "../db/schema/statistics.ts";
import { removeUnused } from "../files/fileRepository.ts";
import { removeFromStorage } from "../files/fileService.ts";
import { KEY_LIFETIME } from "../http/idempotency.ts";
import { removeQuestions } from "../questions/closingRepository.ts";
import { cleanSearchMisses } from "../search/searchMissRepository.ts";

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7 * DAY;
/** The status that links of deleted questions show. */
const QUARTER = 90 * DAY;
/** Unused uploads. */
const MONTH = 30 * DAY;
/** Messages and reports: long enough for most matters to be closed. */
const YEAR = 365 * DAY;

/**
 * Deletes what has expired: idempotency keys after 24 hours, codes a week after their end, unconfirmed questions and
 * applications after a week, the codes of deleted questions after 90 days, statistics files and unfinished uploads after a day, unused files after a month, messages
 * and reports after a year, notes about objections a year after they were handled, words of searches without a good
 * hit after 90 days, replies of the AI page after AI_RETENTION_DAYS.
 */
export async function clean(app: Pick<App, "db" | "jobs" | "clock" | "storage" | "log">): Promise<void> {
  const { db, jobs, clock } = app;
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds).toISOString();
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.CreatedAt, ago(KEY_LIFETIME)));
  // A week's grace: until then the link is answered with "expired" instead of "unknown".
  await db.delete(codes).where(lt(codes.ExpiresAt, ago(WEEK)));
  await db.delete(caseAccess).where(lt(caseAccess.ExpiresAt, ago(DAY)));
  await db.delete(deletedQuestionCodes).where(lt(deletedQuestionCodes.DeletedAt, ago(QUARTER)));
  await db.transaction(async (tx) => {
    const isUnconfirmed = and(
      inArray(questions.State, ["AwaitingConfirmation", "Expired"]),
      isNull(questions.ConfirmedAt),
    );
    const unconfirmed = await removeQuestions(tx, and(isUnconfirmed, lt(questions.CreatedAt, ago(WEEK))), clock());
    for (const { ID } of unconfirmed) await jobs.removeMails(tx, { QuestionID: ID });
  });
  await db.delete(statisticsFiles).where(lt(statisticsFiles.CreatedAt, ago(DAY)));
  await removeFromStorage(app, await removeUnused(db, { begun: ago(DAY), unused: ago(MONTH) }));
  await db.delete(contactMessages).where(lt(contactMessages.CreatedAt, ago(YEAR)));
  await db.delete(answerReports).where(lt(answerReports.CreatedAt, ago(YEAR)));
  await cleanSearchMisses(db, clock());
  await removeOldReplies(db, clock());
  await removeOldParties(db, clock());
  // The question itself still has the objection.
  await db.delete(inbox).where(lt(inbox.HandledAt, ago(YEAR)));
  await db.transaction(async (tx) => {
    const isLeft = and(eq(accounts.Confirmed, false), isNull(accounts.DeletedAt), sql`${accounts.roles} = '{}'`);
    const deleted = await tx
      .delete(accounts)
      .where(and(isLeft, lt(accounts.UpdatedAt, ago(WEEK))))
      .returning({ Uid: accounts.Uid, UserID: accounts.UserID, Email: accounts.Email });
    for (const { Uid, UserID, Email } of deleted) {
      await jobs.removeMails(tx, { UserID });
      await jobs.removeApplications(tx, Email);
      await jobs.send(tx, "identityRemoval", { Uid });
    }
  });
}

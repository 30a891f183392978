import { and, arrayContains, inArray, isNull, lt } from "drizzle-orm";
import type { App } from "../app.ts";
import { depart } from "../departure.ts";
import { accounts } from "../schema/accounts.ts";
import { answerReports } from "../schema/answerFeedback.ts";
import { contactMessages } from "../schema/contact.ts";
import { askers, questions } from "../schema/questions.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Days; the privacy policy promises them (site/src/policies/privacyKeeping.ts). */
const kept = { askerAfterAnswer: 90, rejectedApplication: 180, messages: 365 };

/**
 * Lets go of personal data that has served its purpose: who asked, once the answer has been read; applications that were
 * refused; messages to the firm and reports on answers. Questions and answers themselves stay, without whoever asked.
 */
export async function endRetention({ db, jobs, clock }: Pick<App, "db" | "jobs" | "clock">): Promise<void> {
  const now = clock();
  const ago = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  const answered = db
    .select({ ID: questions.ID })
    .from(questions)
    .where(
      and(inArray(questions.State, ["Answered", "Published"]), lt(questions.AnsweredAt, ago(kept.askerAfterAnswer))),
    );
  await db.delete(askers).where(inArray(askers.QuestionID, answered));
  await db.delete(contactMessages).where(lt(contactMessages.CreatedAt, ago(kept.messages)));
  await db.delete(answerReports).where(lt(answerReports.CreatedAt, ago(kept.messages)));
  const refused = await db
    .select({ UserID: accounts.UserID })
    .from(accounts)
    .where(
      and(
        arrayContains(accounts.Status, ["rejected"]),
        isNull(accounts.DeletedAt),
        lt(accounts.RejectedAt, ago(kept.rejectedApplication)),
      ),
    );
  for (const { UserID } of refused) await db.transaction((tx) => depart(jobs, tx, UserID, null, now));
}

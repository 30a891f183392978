import type { MyExport, UpdateMe } from "@lagrum/core/account/accountSchema";
import { and, asc, eq } from "drizzle-orm";
import { recordChange } from "../audit/auditLog.ts";
import type { Database } from "../db/database.ts";
import { answers } from "../db/schema/answers.ts";
import { preferences } from "../db/schema/preferences.ts";
import { questions } from "../db/schema/questions.ts";
import { changes } from "../db/schema/records.ts";
import { salaryLines } from "../db/schema/salaries.ts";
import { testAnswers, testQuestions } from "../db/schema/testQuestions.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import { anonymiseAccount } from "./accountAnonymisation.ts";
import { getAccount, updateAccount } from "./accountRepository.ts";
import { checkReferences } from "./checkReferences.ts";

/** Seconds after a sign-in within which an account may be deleted. */
const RECENT = 15 * 60;

/** @throws Failure INCORRECT_PROPERTIES for an unknown university or area. */
export async function updateOwnAccount(context: ServiceContext, change: UpdateMe): Promise<void> {
  const { tx, caller } = context;
  const { UserID } = caller;
  const details = await checkReferences(tx, change);
  if (Object.keys(details).length > 0) throw new Failure("INCORRECT_PROPERTIES", details);
  if (Object.keys(change).length === 0) return;
  await updateAccount(tx, UserID, change);
  await recordChange(context, {
    Entity: "account",
    EntityID: UserID,
    Action: "edited",
    Changed: Object.keys(change).map((Field) => ({ Field })),
  });
}

/** The password was chosen at the provider. Sessions that began before this one end. */
export async function recordPasswordChange(context: ServiceContext): Promise<void> {
  const { tx, caller } = context;
  const { RevokedSince } = await getAccount(tx, caller.UserID);
  const signedIn = new Date(caller.AuthTime * 1000).toISOString();
  const since = RevokedSince !== null && RevokedSince > signedIn ? RevokedSince : signedIn;
  await updateAccount(tx, caller.UserID, { PasswordSet: true, RevokedSince: since });
  await recordChange(context, { Entity: "account", EntityID: caller.UserID, Action: "passwordChanged" });
}

/** Ends every session, the caller's too: at once here, and soon at the identity provider. */
export async function endSessions(context: ServiceContext): Promise<void> {
  const { tx, caller, now, jobs } = context;
  const { UserID } = caller;
  await updateAccount(tx, UserID, { RevokedSince: now.toISOString() });
  await jobs.send(tx, "sessionEnd", { UserID });
  await recordChange(context, { Entity: "account", EntityID: UserID, Action: "sessionsEnded" });
}

/** @throws Failure LOGIN_TOO_OLD, LAST_ADMIN */
export async function deleteOwnAccount(context: ServiceContext): Promise<void> {
  const { caller, now } = context;
  if (caller.AuthTime < now.getTime() / 1000 - RECENT) throw new Failure("LOGIN_TOO_OLD");
  await anonymiseAccount(context, caller.UserID);
}

/** The export of all personal data (GDPR, article 15). The guide of a test question is not the person's. */
export async function exportAll(db: Database, userId: number, now: Date): Promise<MyExport> {
  const ownAnswers = db
    .select({
      ID: answers.ID,
      Title: questions.Title,
      AnswerBody: answers.AnswerBody,
      CreatedAt: answers.CreatedAt,
      SentAt: answers.SentAt,
    })
    .from(answers)
    .innerJoin(questions, eq(questions.ID, answers.ID))
    .where(eq(answers.UserID, userId))
    .orderBy(asc(answers.ID));
  const reservations = db
    .select({ ID: questions.ID, Title: questions.Title, LeaseUntil: questions.LeaseUntil })
    .from(questions)
    .where(eq(questions.ReservedByID, userId))
    .orderBy(asc(questions.ID));
  const ownTestAnswers = db
    .select({
      Title: testQuestions.Title,
      AnswerBody: testAnswers.AnswerBody,
      AnsweredAt: testAnswers.AnsweredAt,
      Grade: testAnswers.Grade,
      Comment: testAnswers.Comment,
    })
    .from(testAnswers)
    .innerJoin(testQuestions, eq(testQuestions.ID, testAnswers.TestQuestionID))
    .where(eq(testAnswers.UserID, userId))
    .orderBy(asc(testAnswers.ID));
  const ownSalaryLines = db
    .select({
      QuestionID: salaryLines.QuestionID,
      BookingID: salaryLines.BookingID,
      Type: salaryLines.Type,
      AmountOre: salaryLines.AmountOre,
      EarnedAt: salaryLines.EarnedAt,
      Reason: salaryLines.Reason,
    })
    .from(salaryLines)
    .where(eq(salaryLines.UserID, userId))
    .orderBy(asc(salaryLines.ID));
  const actions = db
    .select({ At: changes.At, Entity: changes.Entity, EntityID: changes.EntityID, Action: changes.Action })
    .from(changes)
    .where(eq(changes.UserID, userId))
    .orderBy(asc(changes.ID));
  const actionsOnAccount = db
    .select({ At: changes.At, Entity: changes.Entity, EntityID: changes.EntityID, Action: changes.Action })
    .from(changes)
    .where(and(eq(changes.Entity, "account"), eq(changes.EntityID, userId)))
    .orderBy(asc(changes.ID));
  const ownPreferences = db.select().from(preferences).where(eq(preferences.UserID, userId));
  const [Account, Answers, Reservations, TestAnswers, Salaries, History, AboutAccount, [stored]] = await Promise.all([
    getAccount(db, userId),
    ownAnswers,
    reservations,
    ownTestAnswers,
    ownSalaryLines,
    actions,
    actionsOnAccount,
    ownPreferences,
  ]);
  const Preferences = stored?.Preferences ?? {};
  return {
    ExportedAt: now.toISOString(),
    Account,
    Answers,
    Reservations,
    TestAnswers,
    Salaries,
    History,
    AboutAccount,
    Preferences,
  };
}

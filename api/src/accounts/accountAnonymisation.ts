import { eq } from "drizzle-orm";
import { changedFields, fieldChange, recordChange } from "../audit/auditLog.ts";
import { accounts } from "../db/schema/accounts.ts";
import { preferences } from "../db/schema/preferences.ts";
import { questions } from "../db/schema/questions.ts";
import { changes, codes } from "../db/schema/records.ts";
import { testAnswers } from "../db/schema/testQuestions.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import { checkAdminLeft, lockAdmins } from "./lastAdmin.ts";

/** Ends the reservations that the person holds, with their drafts, so that others can take the questions. */
export async function releaseReservations(context: OpenContext, userId: number) {
  const { tx, caller, now } = context;
  const returned = await tx
    .update(questions)
    .set({ ReservedByID: null, LeaseUntil: null })
    .where(eq(questions.ReservedByID, userId))
    .returning({ EntityID: questions.ID });
  if (returned.length === 0) return;
  const change = {
    Entity: "question",
    UserID: caller?.UserID ?? null,
    Action: "unreserved",
    At: now.toISOString(),
  } as const;
  const Changed = [fieldChange("ReservedBy", userId, null)];
  await tx.insert(changes).values(returned.map((question) => ({ ...question, ...change, Changed })));
}

const anonymised = {
  FirstName: "Tidigare",
  LastName: "medarbetare",
  Title: null,
  roles: [],
  Confirmed: false,
  PasswordSet: false,
  Phone: null,
  UniversityID: null,
  Programme: null,
  Semester: null,
  ExpectedGraduation: null,
  Areas: [],
  Languages: [],
  LinkedIn: null,
  Motivation: null,
  WeeklyHours: null,
  ReferralSource: null,
  RejectReason: null,
  AcceptReason: null,
  Notes: null,
  Disabled: true,
} satisfies Partial<typeof accounts.$inferInsert>;

/**
 * Removes all personal data from the account, here and at the identity provider. The row stays, since answers, pay and
 * the audit log refer to it.
 * @throws Failure NOT_FOUND, LAST_ADMIN
 */
export async function anonymiseAccount(context: OpenContext, userId: number): Promise<void> {
  const { tx, now, jobs } = context;
  await lockAdmins(tx);
  const [account] = await tx.select().from(accounts).where(eq(accounts.UserID, userId)).for("update");
  if (!account || account.DeletedAt !== null) throw new Failure("NOT_FOUND");
  const At = now.toISOString();
  await tx
    .update(accounts)
    .set({
      ...anonymised,
      Uid: `departed-${userId}`,
      Email: `departed-${userId}@lagrum.invalid`,
      RevokedSince: At,
      DeletedAt: At,
    })
    .where(eq(accounts.UserID, userId));
  await checkAdminLeft(tx);
  await releaseReservations(context, userId);
  await tx.delete(testAnswers).where(eq(testAnswers.UserID, userId));
  await tx.delete(codes).where(eq(codes.UserID, userId));
  await jobs.removeMails(tx, { UserID: userId });
  await jobs.removeApplications(tx, account.Email);
  await tx.delete(preferences).where(eq(preferences.UserID, userId));
  await recordChange(context, {
    Entity: "account",
    EntityID: userId,
    Action: "deleted",
    Changed: changedFields(account, { roles: [] }),
  });
  await jobs.send(tx, "identityRemoval", { Uid: account.Uid });
}

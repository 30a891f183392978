import { eq } from "drizzle-orm";
import { changedFields, recordChangeOf, told } from "../audit/auditLog.ts";
import type { Transaction } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { preferences } from "../db/schema/preferences.ts";
import { questions } from "../db/schema/questions.ts";
import { changes, codes } from "../db/schema/records.ts";
import { testAnswers } from "../db/schema/testQuestions.ts";
import { Failure } from "../http/failure.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { keepAnAdmin, queueForAdmins } from "./lastAdmin.ts";

/** Gives back what the person holds, drafts with it, so that others can take it. `byId` is who brought it about. */
export async function returnReservations(tx: Transaction, userId: number, byId: number | null, now: Date) {
  const returned = await tx
    .update(questions)
    .set({ ReservedByID: null, LeaseUntil: null })
    .where(eq(questions.ReservedByID, userId))
    .returning({ EntityID: questions.ID });
  if (returned.length === 0) return;
  const change = { Entity: "question", UserID: byId, Action: "unreserved", At: now.toISOString() } as const;
  const Changed = [told("ReservedBy", userId, null)];
  await tx.insert(changes).values(returned.map((question) => ({ ...question, ...change, Changed })));
}

const nobody = {
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
  Notes: null,
  Disabled: true,
} satisfies Partial<typeof accounts.$inferInsert>;

/**
 * Takes the person out of the account: names, address and all they told are gone, here and at the identity provider.
 * A nameless row stays, since answers, pay and the history refer to it.
 * @param byId who deletes it: the person, an admin, or null for a job.
 * @throws Failure NOT_FOUND, LAST_ADMIN
 */
export async function depart(
  jobs: Jobs,
  tx: Transaction,
  userId: number,
  byId: number | null,
  now: Date,
): Promise<void> {
  await queueForAdmins(tx);
  const [account] = await tx.select().from(accounts).where(eq(accounts.UserID, userId)).for("update");
  if (!account || account.DeletedAt !== null) throw new Failure("NOT_FOUND");
  const At = now.toISOString();
  await tx
    .update(accounts)
    .set({
      ...nobody,
      Uid: `departed-${userId}`,
      Email: `departed-${userId}@lagrum.invalid`,
      RevokedSince: At,
      DeletedAt: At,
    })
    .where(eq(accounts.UserID, userId));
  await keepAnAdmin(tx);
  await returnReservations(tx, userId, byId, now);
  await tx.delete(testAnswers).where(eq(testAnswers.UserID, userId));
  await tx.delete(codes).where(eq(codes.UserID, userId));
  await tx.delete(preferences).where(eq(preferences.UserID, userId));
  await recordChangeOf(tx, "account", userId, "deleted", byId, now, changedFields(account, { roles: [] }));
  await jobs.send(tx, "identityRemoval", { Uid: account.Uid });
}

import type { SignUp } from "@lagrum/core/account/accountSchema";
import { isCommonPassword } from "@lagrum/core/account/password";
import { termsVersion } from "@lagrum/core/consent/termsVersion";
import type { App } from "../app.ts";
import { recordChange } from "../audit/auditLog.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import { generateUid } from "../identity/identity.ts";
import { hashPassword, type PasswordHash } from "../identity/passwordHash.ts";
import { useCode } from "./accessCodes.ts";
import { findByEmail, insertAccount, lockByEmail, lockById, removeCodes, updateAccount } from "./accountRepository.ts";
import { checkReferences } from "./checkReferences.ts";

/** The payload of the sign-up queue. */
export interface Application extends Omit<SignUp, "Password" | "AcceptConfidentiality" | "AcceptPrivacy" | "Website"> {
  Password: PasswordHash;
  /** The version of the accepted texts, and when they were accepted. */
  AcceptedVersion: string;
  At: string;
}

/**
 * Checks what the schema cannot, and hashes the password. It does not look at the address, so neither the answer nor
 * its time reveals whether there is an account.
 * @throws Failure INCORRECT_PROPERTIES
 */
export async function prepareApplication({ db }: Pick<App, "db">, form: SignUp, now: Date): Promise<Application> {
  const { Password, AcceptConfidentiality: _, AcceptPrivacy: __, Website: ___, ...fields } = form;
  const details = {
    ...(await checkReferences(db, fields)),
    ...(isCommonPassword(Password, [form.FirstName, form.LastName, form.Email]) && {
      Password: ["COMMON_PASSWORD" as const],
    }),
  };
  if (Object.keys(details).length > 0) throw new Failure("INCORRECT_PROPERTIES", details);
  return { ...fields, Password: await hashPassword(Password), AcceptedVersion: termsVersion, At: now.toISOString() };
}

/**
 * Creates or replaces the account and mails its address. The owner of an existing account is mailed that it exists.
 * Until an address is confirmed the newest application counts, and earlier codes are void. Idempotent, except that a
 * second run may send a second mail.
 */
export async function processApplication(
  { db, jobs, identity, clock }: Tools,
  application: Application,
): Promise<void> {
  const { Email, Password, At, ...rest } = application;
  const fields = { ExpectedGraduation: null, LinkedIn: null, ReferralSource: null, ...rest };
  const entered = await db.transaction(async (tx) => {
    const known = await lockByEmail(tx, Email);
    const accepted = { AcceptedConfidentialityAt: At, AcceptedPrivacyAt: At };
    if (!known) return insertAccount(tx, { ...fields, ...accepted, Email, Uid: generateUid(), PasswordSet: true });
    if (known.Confirmed || known.roles.length > 0) {
      await jobs.send(tx, "mail", { Kind: "accountExists", UserID: known.UserID });
      return null;
    }
    await updateAccount(tx, known.UserID, { ...fields, ...accepted, PasswordSet: true });
    await removeCodes(tx, known.UserID);
    return known;
  });
  if (!entered) return;
  const { UserID, Uid } = entered;
  await identity.replaceAccount({ Uid, Email, Name: `${fields.FirstName} ${fields.LastName}`, Password });
  // Only now: the account must exist at the provider before the link arrives.
  await db.transaction(async (tx) => {
    if ((await lockById(tx, UserID))?.Confirmed !== false) return;
    await jobs.send(tx, "mail", { Kind: "accountConfirm", UserID, AppliedAt: At });
    const context = { tx, caller: null, now: clock() };
    await recordChange(context, { Entity: "account", EntityID: UserID, Action: "signedUp" });
  });
}

type Tools = Pick<App, "db" | "jobs" | "identity" | "clock">;

/** The address is the applicant's. @throws Failure LINK_INVALID, LINK_HAS_EXPIRED */
export async function confirmAccount(context: OpenContext, code: string): Promise<void> {
  const { tx, now, jobs } = context;
  const UserID = await useCode(tx, "confirmAccount", code, now);
  await updateAccount(tx, UserID, { Confirmed: true });
  await recordChange({ ...context, caller: null }, { Entity: "account", EntityID: UserID, Action: "confirmed" });
  await jobs.send(tx, "verification", { UserID });
}

/** What prevents a sign-in. An unknown address gets the same answer as an account without obstacles. */
export async function getSignInHelp({ db }: Pick<App, "db">, email: string) {
  const account = await findByEmail(db, email);
  return { Confirmed: account?.Confirmed ?? true, PasswordSet: account?.PasswordSet ?? true };
}

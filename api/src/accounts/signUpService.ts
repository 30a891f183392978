import type { SignUp } from "@lagrum/core/account/accountSchema";
import { isCommonPassword } from "@lagrum/core/account/password";
import { termsVersion } from "@lagrum/core/consent/termsVersion";
import type { App } from "../app.ts";
import { recordChange } from "../audit/auditLog.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import { generateUid } from "../identity/identity.ts";
import { hashPassword, type PasswordHash } from "../identity/passwordHash.ts";
import { issueCode, useCode } from "./accessCodes.ts";
import { findByEmail, insertAccount, lockByEmail, lockById, removeCodes, updateAccount } from "./accountRepository.ts";
import { checkReferences } from "./checkReferences.ts";

/** What someone has applied with, on its way through the queue. */
export interface Application extends Omit<SignUp, "Password" | "AcceptConfidentiality" | "AcceptPrivacy" | "Website"> {
  Password: PasswordHash;
  /** The version of the texts that were accepted, and when. */
  AcceptedVersion: string;
  At: string;
}

/**
 * Checks what the schema can't, and hashes the password. None of it looks at the address, so that neither the answer
 * nor its time can tell whether there is an account.
 * @throws Failure INCORRECT_PROPERTIES
 */
export async function prepareApplication({ db }: Pick<App, "db">, form: SignUp, now: Date): Promise<Application> {
  const { Password, AcceptConfidentiality: _, AcceptPrivacy: __, Website: ___, ...told } = form;
  const details = {
    ...(await checkReferences(db, told)),
    ...(isCommonPassword(Password, [form.FirstName, form.LastName, form.Email]) && {
      Password: ["COMMON_PASSWORD" as const],
    }),
  };
  if (Object.keys(details).length > 0) throw new Failure("INCORRECT_PROPERTIES", details);
  return { ...told, Password: await hashPassword(Password), AcceptedVersion: termsVersion, At: now.toISOString() };
}

/**
 * Does with an application what its answer promised: a mail goes to the address. Whoever has an account is told that.
 * Until an address is confirmed the newest application counts, and earlier codes are void. Safe again: a second run
 * leaves the same account, and at worst a second mail.
 */
export async function processApplication(
  { db, jobs, identity, clock }: Tools,
  application: Application,
): Promise<void> {
  const { Email, Password, At, ...rest } = application;
  const told = { ExpectedGraduation: null, LinkedIn: null, ReferralSource: null, ...rest };
  const entered = await db.transaction(async (tx) => {
    const known = await lockByEmail(tx, Email);
    const accepted = { AcceptedConfidentialityAt: At, AcceptedPrivacyAt: At };
    if (!known) return insertAccount(tx, { ...told, ...accepted, Email, Uid: generateUid(), PasswordSet: true });
    if (known.Confirmed || known.roles.length > 0) {
      await jobs.send(tx, "mail", { Kind: "accountExists", To: Email });
      return null;
    }
    await updateAccount(tx, known.UserID, { ...told, ...accepted, PasswordSet: true });
    await removeCodes(tx, known.UserID);
    return known;
  });
  if (!entered) return;
  const { UserID, Uid } = entered;
  await identity.replaceAccount({ Uid, Email, Name: `${told.FirstName} ${told.LastName}`, Password });
  // The mail goes when the account is there to sign in to.
  await db.transaction(async (tx) => {
    if ((await lockById(tx, UserID))?.Confirmed !== false) return;
    const Code = await issueCode(tx, "confirmAccount", UserID, clock());
    await jobs.send(tx, "mail", { Kind: "accountConfirm", To: Email, Code });
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

/** What stands between an address and signing in; an unknown address gets what a good account gets. */
export async function getSignInHelp({ db }: Pick<App, "db">, email: string) {
  const account = await findByEmail(db, email);
  return { Confirmed: account?.Confirmed ?? true, PasswordSet: account?.PasswordSet ?? true };
}

import { and, eq, isNull } from "drizzle-orm";
import type { App } from "../app.ts";
import { accounts } from "../db/schema/accounts.ts";
import type { AccountRow } from "./accountRepository.ts";

type Tools = Pick<App, "db" | "jobs" | "identity">;

/** Does something with the provider's account of a person who is still here. */
export async function withProviderAccount(
  { db }: Pick<App, "db">,
  userId: number,
  work: (uid: string, account: AccountRow) => Promise<void>,
): Promise<void> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.UserID, userId), isNull(accounts.DeletedAt)));
  if (account) await work(account.Uid, account);
}

/** Lets a person who was given an account choose a password by mail. Again is a second mail. */
export async function activate({ db, jobs, identity }: Tools, userId: number): Promise<void> {
  await withProviderAccount({ db }, userId, async (Uid, { Email, FirstName, LastName, PasswordSet, roles }) => {
    if (PasswordSet) return;
    await identity.replaceAccount({ Uid, Email, Name: `${FirstName} ${LastName}`, Password: null });
    await identity.mirrorRoles(Uid, roles);
    const Code = await identity.passwordCode(Email);
    await db.transaction((tx) => jobs.send(tx, "mail", { Kind: "accountMade", To: Email, FirstName, Code }));
  });
}

/** Takes away a provider's account that has none of ours: its owner could sign in, and get nowhere. */
export async function removeOrphanedAccount({ db, identity }: Tools, uid: string): Promise<void> {
  if ((await db.$count(accounts, eq(accounts.Uid, uid))) === 0) await identity.removeAccount(uid);
}

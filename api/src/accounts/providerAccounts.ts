import { and, eq, isNull } from "drizzle-orm";
import type { App } from "../app.ts";
import { accounts } from "../db/schema/accounts.ts";
import type { AccountRow } from "./accountRepository.ts";

type Tools = Pick<App, "db" | "jobs" | "identity">;

/** Runs `work` with the uid of an account, unless it has been deleted. */
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

/** Mails a link to choose a password for an account that an administrator made. Repeated, it mails again. */
export async function activate({ db, jobs, identity }: Tools, userId: number): Promise<void> {
  await withProviderAccount({ db }, userId, async (Uid, { Email, FirstName, LastName, PasswordSet, roles }) => {
    if (PasswordSet) return;
    await identity.replaceAccount({ Uid, Email, Name: `${FirstName} ${LastName}`, Password: null });
    await identity.mirrorRoles(Uid, roles);
    await db.transaction((tx) => jobs.send(tx, "mail", { Kind: "accountMade", UserID: userId }));
  });
}

/** Removes an account at the provider that has no account here. */
export async function removeOrphanedAccount({ db, identity }: Tools, uid: string): Promise<void> {
  if ((await db.$count(accounts, eq(accounts.Uid, uid))) === 0) await identity.removeAccount(uid);
}

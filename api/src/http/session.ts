import type { Role, Status } from "@lagrum/core/account/accountSchema";
import { isAdmin, isStaff } from "@lagrum/core/account/roles";
import type { Access } from "@lagrum/core/contract/endpoint";
import { eq, sql } from "drizzle-orm";
import { nameOf } from "../accounts/personName.ts";
import type { App } from "../app.ts";
import { accounts } from "../db/schema/accounts.ts";
import type { Claims } from "../identity/identity.ts";
import { Failure } from "./failure.ts";

/** The signed-in account, as in the database now. */
export interface Account {
  UserID: number;
  Email: string;
  FirstName: string;
  LastName: string;
  /** First and last name. */
  Name: string;
  Title: string | null;
  roles: Role[];
  Status: Status;
  /** Last sign-in with credentials, in seconds since 1970. */
  AuthTime: number;
}

/** The columns of an account that authentication reads. */
const accountColumns = {
  UserID: accounts.UserID,
  Email: accounts.Email,
  FirstName: accounts.FirstName,
  LastName: accounts.LastName,
  Title: accounts.Title,
  roles: accounts.roles,
  Status: accounts.Status,
  Confirmed: accounts.Confirmed,
  Disabled: accounts.Disabled,
  RevokedSince: accounts.RevokedSince,
};
type AccountRow = Pick<typeof accounts.$inferSelect, keyof typeof accountColumns>;

/** The account that a User-Token belongs to. @throws Failure, see readAccounts */
export type AccountReader = (token: string) => Promise<Account>;

/**
 * Reads the account of a User-Token. A prepared statement, since every call of a signed-in user begins with
 * it. Roles come from the database, so a change applies to the next call.
 * @throws Failure INVALID_TOKEN, REVOKED_TOKEN (401), USER_UNKNOWN, USER_DISABLED, USER_UNCONFIRMED (403),
 * IDENTITY_UNAVAILABLE (503) when a token cannot be verified.
 */
export function readAccounts(app: Pick<App, "db" | "identity" | "jobs">): AccountReader {
  const found = app.db
    .select(accountColumns)
    .from(accounts)
    .where(eq(accounts.Uid, sql.placeholder("uid")))
    .prepare("account_by_uid");
  return async (token) => {
    const claims = await app.identity.verify(token);
    const [row] = await found.execute({ uid: claims.uid });
    return accountOf(app, row, claims);
  };
}

async function accountOf(app: Pick<App, "db" | "jobs">, row: AccountRow | undefined, claims: Claims): Promise<Account> {
  if (!row) {
    await app.db.transaction((tx) =>
      app.jobs.send(tx, "orphanedAccountRemoval", { Uid: claims.uid }, { once: claims.uid }),
    );
    throw new Failure("USER_UNKNOWN");
  }
  const { Confirmed, Disabled, RevokedSince, ...account } = row;
  if (Disabled) throw new Failure("USER_DISABLED");
  // auth_time is in whole seconds: a sign-in in the second of the revocation may be an earlier one.
  if (RevokedSince && claims.authTime < Math.ceil(Date.parse(RevokedSince) / 1000)) throw new Failure("REVOKED_TOKEN");
  if (!Confirmed) await confirmByProvider(app, account, claims);
  return { ...account, Name: nameOf(account), AuthTime: claims.authTime };
}

/** A link mailed by the identity provider confirms the address as one of our links does. */
async function confirmByProvider(
  { db }: Pick<App, "db">,
  { UserID, Email }: Pick<Account, "UserID" | "Email">,
  claims: Claims,
): Promise<void> {
  if (!claims.emailVerified || claims.email?.toLowerCase() !== Email) throw new Failure("USER_UNCONFIRMED");
  await db.update(accounts).set({ Confirmed: true }).where(eq(accounts.UserID, UserID));
}

/**
 * Authorises a call: checks the caller's roles against the `access` of its endpoint.
 * @throws Failure NOT_LOGGED_IN (401), NOT_ALLOWED (403), LINK_INVALID (404, a guest without a code).
 */
export function checkAccess(access: Access, caller: Account | null, accessCode: string | null): void {
  switch (access) {
    case "public":
    case "optional":
      return;
    case "guest":
      if (accessCode === null) throw new Failure("LINK_INVALID");
      return;
    case "guestOrStaff":
      if (caller !== null && isStaff(caller.roles)) return;
      if (accessCode !== null) return;
      throw new Failure(caller === null ? "NOT_LOGGED_IN" : "NOT_ALLOWED");
    case "account":
    case "staff":
    case "admin":
      if (caller === null) throw new Failure("NOT_LOGGED_IN");
      if (access === "staff" && !isStaff(caller.roles)) throw new Failure("NOT_ALLOWED");
      if (access === "admin" && !isAdmin(caller.roles)) throw new Failure("NOT_ALLOWED");
      return;
    default:
      access satisfies never;
  }
}

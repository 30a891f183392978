import type { Role } from "@lagrum/core/contract/account";
import type { Access } from "@lagrum/core/contract/endpoint";
import { isAdmin, isStaff } from "@lagrum/core/domain/roles";
import { eq } from "drizzle-orm";
import type { App } from "./app.ts";
import { Failure } from "./failure.ts";
import { accounts } from "./schema/accounts.ts";

/** Whoever is signed in, as the database knows them this second. */
export interface Account {
  UserID: number;
  Email: string;
  FirstName: string;
  LastName: string;
  /** First and last name. */
  Name: string;
  Title: string | null;
  roles: Role[];
  Status: ("approved" | "rejected")[];
}

/**
 * The account that a User-Token belongs to. Roles come from the database, so a change shows on the next call.
 * @throws Failure INVALID_TOKEN, REVOKED_TOKEN (401), USER_UNKNOWN, USER_DISABLED (403).
 */
export async function accountOf(app: Pick<App, "db" | "identity">, token: string): Promise<Account> {
  const claims = await app.identity.verify(token);
  const [row] = await app.db.select().from(accounts).where(eq(accounts.Uid, claims.uid));
  if (!row) throw new Failure("USER_UNKNOWN");
  if (row.Disabled) throw new Failure("USER_DISABLED");
  // auth_time has whole seconds: a sign-in within the second of the revocation must count as later.
  if (row.RevokedSince && claims.authTime < Math.floor(Date.parse(row.RevokedSince) / 1000)) {
    throw new Failure("REVOKED_TOKEN");
  }
  const { UserID, Email, FirstName, LastName, Title, roles, Status } = row;
  return { UserID, Email, FirstName, LastName, Name: `${FirstName} ${LastName}`.trim(), Title, roles, Status };
}

/**
 * Lets a call pass as the contract's `access` says.
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

import { and, arrayContains, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { Failure } from "../http/failure.ts";

/**
 * Lets one change of who is an administrator happen at a time, until the transaction ends. To be called before the
 * change: of two who take each other's role away, the second then sees what the first has done.
 */
export async function lockAdmins(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('admins', 0))`);
}

/** To be called after the change. @throws Failure LAST_ADMIN when nobody would be left who can sign in and has the role */
export async function checkAdminLeft(tx: Transaction): Promise<void> {
  const left = await tx.$count(
    accounts,
    and(arrayContains(accounts.roles, ["admin"]), eq(accounts.Disabled, false), isNull(accounts.DeletedAt)),
  );
  if (left === 0) throw new Failure("LAST_ADMIN");
}

import { and, arrayContains, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { Failure } from "../http/failure.ts";

/**
 * Locks the role of administrator until the transaction ends. Call it before the change: of two administrators who
 * remove each other's role at once, the second then sees what the first did.
 */
export async function lockAdmins(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('admins', 0))`);
}

/** Call it after the change. @throws Failure LAST_ADMIN when no administrator who can sign in would be left */
export async function checkAdminLeft(tx: Transaction): Promise<void> {
  const remaining = await tx.$count(
    accounts,
    and(arrayContains(accounts.roles, ["admin"]), eq(accounts.Disabled, false), isNull(accounts.DeletedAt)),
  );
  if (remaining === 0) throw new Failure("LAST_ADMIN");
}

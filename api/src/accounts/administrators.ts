import { and, arrayContains, eq, isNull } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";

/** The administrators who get mails about what waits for a decision. @returns their UserIDs */
export async function listAdministrators(db: Reader): Promise<number[]> {
  const rows = await db
    .select({ UserID: accounts.UserID })
    .from(accounts)
    .where(and(arrayContains(accounts.roles, ["admin"]), eq(accounts.Disabled, false), isNull(accounts.DeletedAt)));
  return rows.map(({ UserID }) => UserID);
}

import { and, eq, isNull } from "drizzle-orm";
import type { Reader, Transaction } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { codes } from "../db/schema/records.ts";
import { Failure } from "../http/failure.ts";

export type AccountRow = typeof accounts.$inferSelect;

/** Reads the same two columns whether there is an account or not, so as not to reveal whether one exists. */
export async function findByEmail(db: Reader, email: string) {
  const [row] = await db
    .select({ Confirmed: accounts.Confirmed, PasswordSet: accounts.PasswordSet })
    .from(accounts)
    .where(eq(accounts.Email, email));
  return row;
}

export async function lockByEmail(tx: Transaction, email: string): Promise<AccountRow | undefined> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.Email, email)).for("update");
  return row;
}

export async function lockById(tx: Transaction, userId: number): Promise<AccountRow | undefined> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.UserID, userId)).for("update");
  return row;
}

/** @throws Failure NOT_FOUND for a deleted account */
export async function getAccount(db: Reader, userId: number): Promise<AccountRow> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.UserID, userId), isNull(accounts.DeletedAt)));
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}

export async function insertAccount(tx: Transaction, account: typeof accounts.$inferInsert): Promise<AccountRow> {
  const [row] = await tx.insert(accounts).values(account).returning();
  if (!row) throw new Error("The insert returned no account");
  return row;
}

export async function updateAccount(
  tx: Transaction,
  userId: number,
  change: Partial<typeof accounts.$inferInsert>,
): Promise<void> {
  await tx.update(accounts).set(change).where(eq(accounts.UserID, userId));
}

export async function removeCodes(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(codes).where(eq(codes.UserID, userId));
}

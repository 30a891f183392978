import { and, eq, isNull } from "drizzle-orm";
import { drawCode, hashOf } from "../accounts/accessCodes.ts";
import type { Database, Transaction } from "../db/database.ts";
import { caseAccess } from "../db/schema/myCases.ts";
import { Failure } from "../http/failure.ts";
import { createSeal } from "../keys/seal.ts";

const MINUTE = 60_000;
const LINK_LIFETIME = 15 * MINUTE;
const IDLE_LIFETIME = 30 * MINUTE;
/** A session ends after this, however busy. */
const SESSION_LIFETIME = 12 * 60 * MINUTE;

async function issue(tx: Transaction, Purpose: "link" | "session", email: string, now: Date): Promise<string> {
  const code = drawCode();
  const lifetime = Purpose === "link" ? LINK_LIFETIME : IDLE_LIFETIME;
  await tx.insert(caseAccess).values({
    Hash: hashOf(code),
    Purpose,
    Sealed: createSeal(code).seal({ Email: email }, "").Sealed,
    ExpiresAt: new Date(now.getTime() + lifetime).toISOString(),
    CreatedAt: now.toISOString(),
  });
  return code;
}

const emailIn = (code: string, row: { Sealed: string }) => (createSeal(code).open(row) as { Email: string }).Email;

/** A code for the mailed link: for 15 minutes, once. */
export const issueLink = (tx: Transaction, email: string, now: Date): Promise<string> => issue(tx, "link", email, now);

/**
 * Begins a session by the code of a mailed link.
 * @returns the session's code
 * @throws Failure LINK_INVALID, LINK_HAS_EXPIRED
 */
export async function openSession(tx: Transaction, code: string, now: Date): Promise<string> {
  const isLink = and(eq(caseAccess.Hash, hashOf(code)), eq(caseAccess.Purpose, "link"));
  const [row] = await tx.select().from(caseAccess).where(isLink);
  if (!row) throw new Failure("LINK_INVALID");
  if (Date.parse(row.ExpiresAt) <= now.getTime()) throw new Failure("LINK_HAS_EXPIRED");
  const used = await tx
    .update(caseAccess)
    .set({ UsedAt: now.toISOString() })
    .where(and(isLink, isNull(caseAccess.UsedAt)))
    .returning({ Hash: caseAccess.Hash });
  if (used.length === 0) throw new Failure("LINK_HAS_EXPIRED");
  return issue(tx, "session", emailIn(code, row), now);
}

const isSession = (code: string) => and(eq(caseAccess.Hash, hashOf(code)), eq(caseAccess.Purpose, "session"));

/**
 * The address of a session, which each call prolongs.
 * @throws Failure LINK_INVALID, LINK_HAS_EXPIRED
 */
export async function readSession(db: Database, code: string, now: Date): Promise<string> {
  const [row] = await db.select().from(caseAccess).where(isSession(code));
  if (!row) throw new Failure("LINK_INVALID");
  const end = Date.parse(row.CreatedAt) + SESSION_LIFETIME;
  if (Math.min(Date.parse(row.ExpiresAt), end) <= now.getTime()) throw new Failure("LINK_HAS_EXPIRED");
  const ExpiresAt = new Date(now.getTime() + IDLE_LIFETIME).toISOString();
  await db.update(caseAccess).set({ ExpiresAt }).where(isSession(code));
  return emailIn(code, row);
}

export async function closeSession(tx: Transaction, code: string): Promise<void> {
  await tx.delete(caseAccess).where(isSession(code));
}

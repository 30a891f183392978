import { createHash, randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Reader, Transaction } from "./db.ts";
import { Failure } from "./failure.ts";
import { codes } from "./schema/records.ts";

export type Purpose = typeof codes.$inferSelect.Purpose;

const DAY = 24 * 60 * 60 * 1000;
const lifetime: Record<Purpose, number> = { confirmQuestion: 7 * DAY, questionStatus: 180 * DAY };
/** A confirmation works once; a status link for as long as it lives. */
const singleUse: readonly Purpose[] = ["confirmQuestion"];

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

/** 160 random bits as 32 lower-case base 32 characters. */
const draw = () => [...randomBytes(32)].map((byte) => ALPHABET[byte & 31]).join("");

const hashOf = (code: string) => createHash("sha256").update(code).digest("hex");

/** Makes a code for one purpose on one question. Only its hash is kept, so this is the one time it can be read. */
export async function issueCode(tx: Transaction, purpose: Purpose, questionId: number, now: Date): Promise<string> {
  const code = draw();
  await tx.insert(codes).values({
    Hash: hashOf(code),
    Purpose: purpose,
    QuestionID: questionId,
    ExpiresAt: new Date(now.getTime() + lifetime[purpose]).toISOString(),
  });
  return code;
}

/**
 * The question that a code of this purpose opens.
 * @throws Failure LINK_INVALID for an unknown code or one of another purpose, LINK_HAS_EXPIRED for an old one.
 */
export async function readCode(db: Reader, purpose: Purpose, code: string, now: Date): Promise<number> {
  const [row] = await db
    .select()
    .from(codes)
    .where(and(eq(codes.Hash, hashOf(code)), eq(codes.Purpose, purpose)));
  if (!row || row.QuestionID === null) throw new Failure("LINK_INVALID");
  if (Date.parse(row.ExpiresAt) <= now.getTime()) throw new Failure("LINK_HAS_EXPIRED");
  return row.QuestionID;
}

/**
 * The same as readCode, and uses up a code that works only once.
 * @throws Failure LINK_HAS_EXPIRED for a code that was used before, also by a call at the same moment.
 */
export async function useCode(tx: Transaction, purpose: Purpose, code: string, now: Date): Promise<number> {
  const questionId = await readCode(tx, purpose, code, now);
  if (!singleUse.includes(purpose)) return questionId;
  const used = await tx
    .update(codes)
    .set({ UsedAt: now.toISOString() })
    .where(and(eq(codes.Hash, hashOf(code)), isNull(codes.UsedAt)))
    .returning({ Hash: codes.Hash });
  if (used.length === 0) throw new Failure("LINK_HAS_EXPIRED");
  return questionId;
}

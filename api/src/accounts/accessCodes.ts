import { createHash, randomBytes } from "node:crypto";
import { expiryHours } from "@lagrum/core/question/closing";
import { and, eq, isNull } from "drizzle-orm";
import type { Reader, Transaction } from "../db/database.ts";
import { codes, deletedQuestionCodes } from "../db/schema/records.ts";
import { Failure } from "../http/failure.ts";

export type Purpose = typeof codes.$inferSelect.Purpose;

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
interface Kind {
  /** Milliseconds. */
  lifetime: number;
  /** A confirmation works once; a status link until it expires. */
  singleUse: boolean;
  /** The entity that the code is for. */
  subject: "QuestionID" | "UserID" | "BookingID" | "OrderID" | "RentClaimID" | "WaitingID";
}
const kinds: Record<Purpose, Kind> = {
  confirmQuestion: { lifetime: expiryHours * HOUR, singleUse: true, subject: "QuestionID" },
  questionStatus: { lifetime: 180 * DAY, singleUse: false, subject: "QuestionID" },
  booking: { lifetime: 180 * DAY, singleUse: false, subject: "BookingID" },
  // Mailed to the booker of a free meeting. It opens the booking afterwards too.
  confirmBooking: { lifetime: 180 * DAY, singleUse: false, subject: "BookingID" },
  order: { lifetime: 180 * DAY, singleUse: false, subject: "OrderID" },
  // A case at the tribunal may take years.
  rentClaim: { lifetime: 730 * DAY, singleUse: false, subject: "RentClaimID" },
  waiting: { lifetime: 180 * DAY, singleUse: false, subject: "WaitingID" },
  confirmAccount: { lifetime: 7 * DAY, singleUse: true, subject: "UserID" },
};

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

/** 160 random bits as 32 lower-case base 32 characters. */
export const drawCode = () => [...randomBytes(32)].map((byte) => ALPHABET[byte & 31]).join("");

export const hashOf = (code: string) => createHash("sha256").update(code).digest("hex");

/** Creates a code for one purpose on one question, account, booking, order, rent claim or place on the waiting list. Only its hash is stored, so it cannot be read again. */
export async function issueCode(tx: Transaction, purpose: Purpose, subjectId: number, now: Date): Promise<string> {
  const code = drawCode();
  const { lifetime, subject } = kinds[purpose];
  await tx.insert(codes).values({
    Hash: hashOf(code),
    Purpose: purpose,
    [subject]: subjectId,
    ExpiresAt: new Date(now.getTime() + lifetime).toISOString(),
  });
  return code;
}

/**
 * The ID of the question, account, booking, order, rent claim or place on the waiting list that a code of this purpose belongs to.
 * @throws Failure LINK_INVALID for an unknown code or one of another purpose, LINK_HAS_EXPIRED for an old one,
 * QUESTION_DELETED for one of a deleted question.
 */
export async function readCode(db: Reader, purpose: Purpose, code: string, now: Date): Promise<number> {
  const [row] = await db
    .select()
    .from(codes)
    .where(and(eq(codes.Hash, hashOf(code)), eq(codes.Purpose, purpose)));
  const subjectId = row?.[kinds[purpose].subject];
  if (!row || !subjectId) throw await missingCode(db, code);
  if (Date.parse(row.ExpiresAt) <= now.getTime()) throw new Failure("LINK_HAS_EXPIRED");
  return subjectId;
}

/** Makes the codes of a booking open another one, which has taken its place. */
export async function moveCodes(tx: Transaction, purpose: Purpose, from: number, to: number): Promise<void> {
  await tx
    .update(codes)
    .set({ BookingID: to })
    .where(and(eq(codes.Purpose, purpose), eq(codes.BookingID, from)));
}

/** What a code is for; undefined when it is unknown. */
export async function findPurpose(db: Reader, code: string): Promise<Purpose | undefined> {
  const [row] = await db
    .select({ Purpose: codes.Purpose })
    .from(codes)
    .where(eq(codes.Hash, hashOf(code)));
  return row?.Purpose;
}

async function missingCode(db: Reader, code: string): Promise<Failure> {
  const [deleted] = await db
    .select({ State: deletedQuestionCodes.State, At: deletedQuestionCodes.DeletedAt })
    .from(deletedQuestionCodes)
    .where(eq(deletedQuestionCodes.Hash, hashOf(code)));
  return deleted ? new Failure("QUESTION_DELETED", undefined, { deleted }) : new Failure("LINK_INVALID");
}

/**
 * Like readCode, and consumes a code that works only once.
 * @throws Failure LINK_HAS_EXPIRED for a code that was used before, also by a call at the same moment.
 */
export async function useCode(tx: Transaction, purpose: Purpose, code: string, now: Date): Promise<number> {
  const subjectId = await readCode(tx, purpose, code, now);
  if (!kinds[purpose].singleUse) return subjectId;
  const used = await tx
    .update(codes)
    .set({ UsedAt: now.toISOString() })
    .where(and(eq(codes.Hash, hashOf(code)), isNull(codes.UsedAt)))
    .returning({ Hash: codes.Hash });
  if (used.length === 0) throw new Failure("LINK_HAS_EXPIRED");
  return subjectId;
}

import type { QuestionType } from "@lagrum/core/question/questionSchema";
import { monthOf } from "@lagrum/core/salary/salaryMonth";
import { dayOf } from "@lagrum/core/text/dates";
import type { Transaction } from "../db/database.ts";
import { salaryLines } from "../db/schema/salaries.ts";
import { openPeriod } from "./periodRepository.ts";
import { findRate } from "./rateRepository.ts";

interface Earned {
  UserID: number;
  QuestionID: number;
  Type: QuestionType;
}

/**
 * Credits an answer, in the transaction that sends it. If the month is locked, the line is added to the next open one.
 * Without a rate the line is of 0 öre, for an administrator to correct.
 */
export async function recordEarning(tx: Transaction, { UserID, QuestionID, Type }: Earned, now: Date): Promise<void> {
  const AmountOre = (await findRate(tx, Type, dayOf(now))) ?? 0;
  const PeriodID = await openPeriod(tx, monthOf(now));
  // Unique per answer: one that is sent again is not credited twice.
  await tx
    .insert(salaryLines)
    .values({ UserID, QuestionID, Type, AmountOre, PeriodID, EarnedAt: now.toISOString() })
    .onConflictDoNothing();
}

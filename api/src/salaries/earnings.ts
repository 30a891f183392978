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
 * Writes down what an answer is paid with, in the transaction that sends it. In a month that is locked already it goes
 * into the next one that is open. Without a rate the line is of 0 öre, for an administrator to put right.
 */
export async function recordEarning(tx: Transaction, { UserID, QuestionID, Type }: Earned, now: Date): Promise<void> {
  const AmountOre = (await findRate(tx, Type, dayOf(now))) ?? 0;
  const PeriodID = await openPeriod(tx, monthOf(now));
  // An answer earns once: an answer that is sent again finds its line here.
  await tx
    .insert(salaryLines)
    .values({ UserID, QuestionID, Type, AmountOre, PeriodID, EarnedAt: now.toISOString() })
    .onConflictDoNothing();
}

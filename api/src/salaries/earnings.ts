import type { MeetingService } from "@lagrum/core/booking/bookingSchema";
import type { QuestionType } from "@lagrum/core/question/questionSchema";
import { monthOf } from "@lagrum/core/salary/salaryMonth";
import { dayOf } from "@lagrum/core/text/dates";
import type { Transaction } from "../db/database.ts";
import { salaryLines } from "../db/schema/salaries.ts";
import { openPeriod } from "./periodRepository.ts";
import { findRate } from "./rateRepository.ts";

interface AnswerEarned {
  UserID: number;
  QuestionID: number;
  Type: QuestionType;
}

interface MeetingEarned {
  UserID: number;
  BookingID: number;
  Type: MeetingService;
}

/**
 * Credits an answer or a held meeting, in the transaction that sends or closes it. If the month is locked, the line is
 * added to the next open one. Without a rate the line is of 0 öre, for an administrator to correct.
 * @param at when the answer was sent, or the meeting began
 */
export async function recordEarning(tx: Transaction, earned: AnswerEarned | MeetingEarned, at: Date): Promise<void> {
  const AmountOre = (await findRate(tx, earned.Type, dayOf(at))) ?? 0;
  const PeriodID = await openPeriod(tx, monthOf(at));
  // Unique per answer and meeting: an answer that is sent again is not credited twice.
  await tx
    .insert(salaryLines)
    .values({ ...earned, AmountOre, PeriodID, EarnedAt: at.toISOString() })
    .onConflictDoNothing();
}

import { monthOf } from "@lagrum/core/salary/salaryMonth";
import type { WorkType } from "@lagrum/core/salary/salarySchema";
import { and, gte, isNotNull, lt } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { salaryLines, salaryRates } from "../db/schema/salaries.ts";
import { sentAnswers } from "../db/schema/statistics.ts";
import { lockPeriod, openPeriod, updatePeriod } from "../salaries/periodRepository.ts";

/** Example rates: öre for an answer or a held meeting, before tax. */
const demoRates: Record<WorkType, number> = {
  Free: 15_000,
  Express: 45_000,
  Express24: 65_000,
  PhoneAdvice: 30_000,
  BOOK15: 15_000,
  BOOK30: 30_000,
  BOOK60: 60_000,
};

const DAY = 86_400_000;
/** Days before now from which example answers earn pay. */
const BACK = 100;

/** Example rates, and pay for the latest example answers; the last month is locked, earlier ones are paid. */
export async function seedSalaries(tx: Transaction, now: Date): Promise<void> {
  if ((await tx.$count(salaryRates)) > 0) return;
  await tx.insert(salaryRates).values(
    Object.entries(demoRates).map(([Type, AmountOre]) => ({
      Type: Type as WorkType,
      AmountOre,
      ValidFrom: "2025-01-01",
    })),
  );
  const since = new Date(now.getTime() - BACK * DAY).toISOString();
  const sent = await tx
    .select()
    .from(sentAnswers)
    .where(
      and(isNotNull(sentAnswers.UserID), gte(sentAnswers.SentAt, since), lt(sentAnswers.SentAt, now.toISOString())),
    )
    .orderBy(sentAnswers.SentAt);
  for (const { ID, UserID, Type, SentAt } of sent) {
    const PeriodID = await openPeriod(tx, monthOf(new Date(SentAt)));
    const line = { UserID: UserID ?? 0, QuestionID: ID, Type, AmountOre: demoRates[Type], EarnedAt: SentAt, PeriodID };
    await tx.insert(salaryLines).values(line).onConflictDoNothing();
  }
  const months = [...new Set(sent.map(({ SentAt }) => monthOf(new Date(SentAt))))].filter(
    (month) => month < monthOf(now),
  );
  for (const [index, month] of months.entries()) {
    const { ID } = await lockPeriod(tx, month, "update");
    await updatePeriod(tx, ID, { Status: "Locked", LockedAt: now.toISOString() });
    if (index < months.length - 1) await updatePeriod(tx, ID, { Status: "Paid", PaidAt: now.toISOString() });
  }
}

import { z } from "zod";
import { CategoryRef } from "../category/categorySchema.ts";
import { day, id, idParam } from "../contract/fieldSchema.ts";
import { QuestionType } from "../question/questionSchema.ts";
import { month } from "../salary/salarySchema.ts";

export const statisticsPeriods = [
  "ThisWeek",
  "ThisMonth",
  "PreviousMonth",
  "ThisYear",
  "PreviousYear",
  "Total",
] as const;
export const StatisticsPeriod = z.enum(statisticsPeriods);
export type StatisticsPeriod = z.infer<typeof StatisticsPeriod>;

const count = z.int().min(0);
const percent = z.number().min(0).max(100).nullable();

const counts = {
  /** Answers sent. */
  Answers: count,
  ...{ Free: count, Express: count, Express24: count, PhoneAdvice: count },
};

/** Answers sent in a time, and how well. Weeks begin on Monday; days, months and years are Sweden's. */
export const Figures = z
  .object({
    ...counts,
    /** From question to answer, half took less; null where no time is known. */
    MedianMinutes: count.nullable(),
    /** Of those with a promised time. */
    InTimePercent: percent,
    /** Of the readers who said whether the answer was of help. */
    HelpPercent: percent,
  })
  .meta({ id: "Figures" });
export type Figures = z.infer<typeof Figures>;

/** `Period` and `Type` are about `Categories`. */
export const StatisticsQuery = z.strictObject({
  Period: StatisticsPeriod.default("ThisMonth"),
  Type: QuestionType.optional(),
});
export type StatisticsQuery = z.infer<typeof StatisticsQuery>;

export const Statistics = z
  .object({
    stats: z.object({ total: Figures, previousMonth: Figures }),
    Periods: z.record(StatisticsPeriod, Figures),
    /** Area by area, most answers first. */
    Categories: z.array(z.object({ Category: CategoryRef, ...counts })),
    /** The last thirteen months, the one that is now last. */
    Months: z.array(z.object({ Month: month, ...counts })),
  })
  .meta({ id: "Statistics" });
export type Statistics = z.infer<typeof Statistics>;

export const UsersStatisticsQuery = z.strictObject({
  Period: StatisticsPeriod.default("ThisMonth"),
  Type: QuestionType.optional(),
  UserID: idParam.optional(),
});
export type UsersStatisticsQuery = z.infer<typeof UsersStatisticsQuery>;

export const UserFigures = Figures.extend({ UserID: id, Name: z.string() }).meta({ id: "UserFigures" });
export type UserFigures = z.infer<typeof UserFigures>;

/** Person by person, most answers first. */
export const UsersStatistics = z.object({ usersStats: z.array(UserFigures) }).meta({ id: "UsersStatistics" });
export type UsersStatistics = z.infer<typeof UsersStatistics>;

/** From the first day to the last, both with all their hours; at most ten years. */
export const OrderStatisticsFile = z
  .strictObject({ From: day, To: day })
  .refine(({ From, To }) => From <= To && Number(To.slice(0, 4)) - Number(From.slice(0, 4)) <= 10, {
    path: ["To"],
    message: "INVALID_DATE",
  })
  .meta({ id: "OrderStatisticsFile" });
export type OrderStatisticsFile = z.infer<typeof OrderStatisticsFile>;

/** A file on its way: `Progress` in per cent. It is kept for a day. */
export const StatisticsFile = z
  .object({ ID: id, From: day, To: day, Progress: count.max(100), csvDataReady: z.boolean() })
  .meta({ id: "StatisticsFile" });
export type StatisticsFile = z.infer<typeof StatisticsFile>;

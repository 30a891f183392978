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

/** The answers sent in a period, with their quality. Weeks begin on Monday; days, months and years are Sweden's. */
export const Figures = z
  .object({
    ...counts,
    /** The median time from question to answer; null where no time is known. */
    MedianMinutes: count.nullable(),
    /** Among those with a promised time. */
    InTimePercent: percent,
    /** Among the readers who voted on whether the answer was helpful. */
    HelpPercent: percent,
  })
  .meta({ id: "Figures" });
export type Figures = z.infer<typeof Figures>;

/** `Period` and `Type` filter `Categories`. */
export const StatisticsQuery = z.strictObject({
  Period: StatisticsPeriod.default("ThisMonth"),
  Type: QuestionType.optional(),
});
export type StatisticsQuery = z.infer<typeof StatisticsQuery>;

export const Statistics = z
  .object({
    stats: z.object({ total: Figures, previousMonth: Figures }),
    Periods: z.record(StatisticsPeriod, Figures),
    /** By area, most answers first. */
    Categories: z.array(z.object({ Category: CategoryRef, ...counts })),
    /** Answers sent with a machine's draft beside them, and those with an accepted sentence of it. */
    AiDrafts: z.object({ Offered: count, Used: count }),
    /** The last thirteen months, the current one last. */
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

/** By person, most answers first. */
export const UsersStatistics = z.object({ usersStats: z.array(UserFigures) }).meta({ id: "UsersStatistics" });
export type UsersStatistics = z.infer<typeof UsersStatistics>;

/** From the first day to the last, both inclusive; at most ten years. */
export const OrderStatisticsFile = z
  .strictObject({ From: day, To: day })
  .refine(({ From, To }) => From <= To && Number(To.slice(0, 4)) - Number(From.slice(0, 4)) <= 10, {
    path: ["To"],
    message: "INVALID_DATE",
  })
  .meta({ id: "OrderStatisticsFile" });
export type OrderStatisticsFile = z.infer<typeof OrderStatisticsFile>;

/** An export in progress: `Progress` in per cent. The file is stored for a day. */
export const StatisticsFile = z
  .object({ ID: id, From: day, To: day, Progress: count.max(100), csvDataReady: z.boolean() })
  .meta({ id: "StatisticsFile" });
export type StatisticsFile = z.infer<typeof StatisticsFile>;

import { z } from "zod";
import { Lawyer, MeetingService } from "../booking/bookingSchema.ts";
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
    /** Answers sent with an AI draft beside them, and those with an accepted sentence of it. */
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

/**
 * The meetings that begin in a period, agreed telephone calls not included: those are answers. A withdrawn one counts as
 * cancelled.
 */
const meetings = {
  /** All confirmed meetings, with any outcome. */
  Booked: count,
  ...{ Held: count, Cancelled: count, NoShow: count },
  /** Moved at least once. */
  Moved: count,
  /** Among those that were held, cancelled or missed. */
  HeldPercent: percent,
};
export const MeetingFigures = z.object(meetings).meta({ id: "MeetingFigures" });
export type MeetingFigures = z.infer<typeof MeetingFigures>;

/** `Period` filters `Services` and `Lawyers`. */
export const MeetingStatisticsQuery = z.strictObject({ Period: StatisticsPeriod.default("ThisMonth") });
export type MeetingStatisticsQuery = z.infer<typeof MeetingStatisticsQuery>;

export const MeetingStatistics = z
  .object({
    Periods: z.record(StatisticsPeriod, MeetingFigures),
    /** By service, in the order of the price list. */
    Services: z.array(z.object({ Service: MeetingService, ...meetings })),
    /** By lawyer, most meetings first; only the caller's own unless an administrator. */
    Lawyers: z.array(z.object({ Lawyer, ...meetings })),
    /** The last thirteen months, the current one last. */
    Months: z.array(z.object({ Month: month, ...meetings })),
  })
  .meta({ id: "MeetingStatistics" });
export type MeetingStatistics = z.infer<typeof MeetingStatistics>;

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

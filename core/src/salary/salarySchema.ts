import { z } from "zod";
import { meetingServices } from "../booking/bookingSchema.ts";
import {
  amount,
  day,
  id,
  idParam,
  lengths,
  listAnswer,
  listQuery,
  singleLine,
  timestamp,
} from "../contract/fieldSchema.ts";
import { questionTypes } from "../question/questionSchema.ts";

export const salaryStatuses = ["Open", "Locked", "Paid"] as const;
export const SalaryStatus = z.enum(salaryStatuses);
export type SalaryStatus = z.infer<typeof SalaryStatus>;

/** The kind of paid work: an answer by its type, a held meeting by its service. */
export const workTypes = [...questionTypes, ...meetingServices] as const;
export const WorkType = z.enum(workTypes);
export type WorkType = z.infer<typeof WorkType>;

/** A calendar month, 2026-11. */
export const month = z.string().regex(/^2\d{3}-(?:0[1-9]|1[0-2])$/, "INVALID_DATE");

/** The largest deduction, öre. */
const difference = z.int();

/** One person's earnings in one month. */
export const Salary = z
  .object({
    UserID: id,
    Name: z.string(),
    /** The person's number in the payroll; null until an administrator has entered it. */
    EmploymentNumber: z.string().nullable(),
    Month: month,
    Status: SalaryStatus,
    /** Answers by type. */
    ...{ Free: z.int(), Express: z.int(), Express24: z.int(), PhoneAdvice: z.int() },
    /** Held meetings of all lengths. */
    Meetings: z.int(),
    /** Correction lines. */
    Corrections: z.int(),
    AmountOre: difference,
  })
  .meta({ id: "Salary" });
export type Salary = z.infer<typeof Salary>;

export const SalaryList = z
  .object({
    Salaries: z.array(Salary),
    /** The sum of all rows, also on other pages. */
    SumOre: difference,
    ...listAnswer,
  })
  .meta({ id: "SalaryList" });
export type SalaryList = z.infer<typeof SalaryList>;

const { Page, PageSize } = listQuery;
const salaryFilters = { Month: month.optional(), UserID: idParam.optional() };

/** Newest month first, then by name. */
export const SalaryQuery = z.strictObject({ Page, PageSize, ...salaryFilters });
export type SalaryQuery = z.infer<typeof SalaryQuery>;

/** The earnings of one answer or one held meeting, or a correction of them. */
export const SalaryLine = z
  .object({
    ID: id,
    UserID: id,
    Name: z.string(),
    /** The answer; null for a meeting. */
    QuestionID: id.nullable(),
    /** The meeting; null for an answer. */
    BookingID: id.nullable(),
    Type: WorkType,
    AmountOre: difference,
    EarnedAt: timestamp,
    /** The month in which it is paid. */
    Month: month,
    Status: SalaryStatus,
    CorrectsLineID: id.nullable(),
    Reason: z.string().nullable(),
    /** The author of a correction. */
    By: z.string().nullable(),
  })
  .meta({ id: "SalaryLine" });
export type SalaryLine = z.infer<typeof SalaryLine>;

export const SalaryLineList = z.object({ Lines: z.array(SalaryLine), ...listAnswer }).meta({ id: "SalaryLineList" });
export type SalaryLineList = z.infer<typeof SalaryLineList>;

/** Newest first by default. */
export const SalaryLineQuery = z.strictObject({
  ...{ Page, PageSize, Order: listQuery.Order, After: listQuery.After },
  ...salaryFilters,
});
export type SalaryLineQuery = z.infer<typeof SalaryLineQuery>;

/** `AmountOre` is the difference: positive to add to the line, negative to deduct from it. */
export const CorrectSalaryLine = z
  .strictObject({
    AmountOre: difference
      .min(-100_000_000)
      .max(100_000_000)
      .refine((ore) => ore !== 0, "INVALID_VALUE"),
    Reason: singleLine(lengths.SalaryReason),
  })
  .meta({ id: "CorrectSalaryLine" });
export type CorrectSalaryLine = z.infer<typeof CorrectSalaryLine>;

export const SalaryPeriod = z
  .object({
    Month: month,
    Status: SalaryStatus,
    LockedAt: timestamp.nullable(),
    PaidAt: timestamp.nullable(),
  })
  .meta({ id: "SalaryPeriod" });
export type SalaryPeriod = z.infer<typeof SalaryPeriod>;

/** Newest first; the current month is always included. */
export const SalaryPeriodList = z.object({ Periods: z.array(SalaryPeriod) }).meta({ id: "SalaryPeriodList" });

export const byMonth = z.strictObject({ month });

/** The rate of a type of work, before tax, from its first day to its last. */
export const SalaryRate = z
  .object({ ID: id, Type: WorkType, AmountOre: amount, ValidFrom: day, ValidTo: day.nullable() })
  .meta({ id: "SalaryRate" });
export type SalaryRate = z.infer<typeof SalaryRate>;

export const SalaryRateList = z.object({ Rates: z.array(SalaryRate) }).meta({ id: "SalaryRateList" });

/** The highest rate, öre. */
export const maxRate = 100_000_000;

/** The previous rate ends on the day before. */
export const AddSalaryRate = z
  .strictObject({ Type: WorkType, AmountOre: amount.max(maxRate), ValidFrom: day })
  .meta({ id: "AddSalaryRate" });
export type AddSalaryRate = z.infer<typeof AddSalaryRate>;

export const ExportSalaries = z.strictObject({ Month: month }).meta({ id: "ExportSalaries" });

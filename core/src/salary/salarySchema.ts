import { z } from "zod";
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
import { QuestionType } from "../question/questionSchema.ts";

export const salaryStatuses = ["Open", "Locked", "Paid"] as const;
export const SalaryStatus = z.enum(salaryStatuses);
export type SalaryStatus = z.infer<typeof SalaryStatus>;

/** A calendar month, 2026-11. */
export const month = z.string().regex(/^2\d{3}-(?:0[1-9]|1[0-2])$/, "INVALID_DATE");

/** Öre that may be taken away. */
const difference = z.int();

/** What one person has earned in one month. */
export const Salary = z
  .object({
    UserID: id,
    Name: z.string(),
    /** As the payroll knows the person; null until an administrator has filled it in. */
    EmploymentNumber: z.string().nullable(),
    Month: month,
    Status: SalaryStatus,
    /** Answers by type. */
    ...{ Free: z.int(), Express: z.int(), Express24: z.int(), PhoneAdvice: z.int() },
    /** Lines that put others right. */
    Corrections: z.int(),
    AmountOre: difference,
  })
  .meta({ id: "Salary" });
export type Salary = z.infer<typeof Salary>;

export const SalaryList = z
  .object({
    Salaries: z.array(Salary),
    /** Of all rows, also those on other pages. */
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

/** What was earned with one answer, or what puts that right. */
export const SalaryLine = z
  .object({
    ID: id,
    UserID: id,
    Name: z.string(),
    QuestionID: id,
    Type: QuestionType,
    AmountOre: difference,
    EarnedAt: timestamp,
    /** The month that it is paid with. */
    Month: month,
    Status: SalaryStatus,
    CorrectsLineID: id.nullable(),
    Reason: z.string().nullable(),
    /** Who corrected. */
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

/** `AmountOre` is the difference: what is added to the line, or taken from it. */
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

/** Newest first; the month that is now is always among them. */
export const SalaryPeriodList = z.object({ Periods: z.array(SalaryPeriod) }).meta({ id: "SalaryPeriodList" });

export const byMonth = z.strictObject({ month });

/** What an answer of a type is paid with, before tax, from its first day to its last. */
export const SalaryRate = z
  .object({ ID: id, Type: QuestionType, AmountOre: amount, ValidFrom: day, ValidTo: day.nullable() })
  .meta({ id: "SalaryRate" });
export type SalaryRate = z.infer<typeof SalaryRate>;

export const SalaryRateList = z.object({ Rates: z.array(SalaryRate) }).meta({ id: "SalaryRateList" });

/** Öre that an answer may be paid with at most. */
export const maxRate = 100_000_000;

/** The rate that held until then ends on the day before. */
export const AddSalaryRate = z
  .strictObject({ Type: QuestionType, AmountOre: amount.max(maxRate), ValidFrom: day })
  .meta({ id: "AddSalaryRate" });
export type AddSalaryRate = z.infer<typeof AddSalaryRate>;

export const ExportSalaries = z.strictObject({ Month: month }).meta({ id: "ExportSalaries" });

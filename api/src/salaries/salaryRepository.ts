import type { QuestionType } from "@lagrum/core/question/questionSchema";
import type {
  Salary,
  SalaryLine,
  SalaryLineList,
  SalaryLineQuery,
  SalaryList,
  SalaryQuery,
} from "@lagrum/core/salary/salarySchema";
import { aliasedTable, and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Reader, Transaction } from "../db/database.ts";
import { afterCursor, cut, pageOf, sorting } from "../db/paging.ts";
import { accounts } from "../db/schema/accounts.ts";
import { salaryLines, salaryPeriods } from "../db/schema/salaries.ts";
import { Failure } from "../http/failure.ts";
import { monthColumn } from "./periodRepository.ts";

const nameOf = (person: { FirstName: typeof accounts.FirstName; LastName: typeof accounts.LastName }) =>
  sql<string>`trim(${person.FirstName} || ' ' || ${person.LastName})`;
const name = nameOf(accounts);
const inSwedish = (words: SQL) => sql`${words} collate "sv-x-icu"`;

const matching = ({ Month, UserID }: Pick<SalaryQuery, "Month" | "UserID">): SQL | undefined =>
  and(
    Month === undefined ? undefined : sql`${monthColumn} = ${Month}`,
    UserID === undefined ? undefined : eq(salaryLines.UserID, UserID),
  );

const isLine = sql`${salaryLines.CorrectsLineID} is null`;
const answersOf = (type: QuestionType) =>
  sql<number>`count(*) filter (where ${salaryLines.Type} = ${type} and ${isLine})::int`;
const sum = sql<number>`coalesce(sum(${salaryLines.AmountOre}), 0)::int`;

/** Sums per person and month, newest first, then by name. */
export async function listSalaries(db: Reader, query: SalaryQuery): Promise<SalaryList> {
  const page = pageOf({ ...query, Order: "desc" });
  const filter = matching(query);
  const [rows, [all]] = await Promise.all([
    db
      .select({
        UserID: salaryLines.UserID,
        Name: name,
        EmploymentNumber: accounts.EmploymentNumber,
        Month: monthColumn,
        Status: salaryPeriods.Status,
        Free: answersOf("Free"),
        Express: answersOf("Express"),
        Express24: answersOf("Express24"),
        PhoneAdvice: answersOf("PhoneAdvice"),
        Meetings: sql<number>`count(*) filter (where ${salaryLines.BookingID} is not null and ${isLine})::int`,
        Corrections: sql<number>`count(${salaryLines.CorrectsLineID})::int`,
        AmountOre: sum,
      } satisfies Record<keyof Salary, unknown>)
      .from(salaryLines)
      .innerJoin(salaryPeriods, eq(salaryPeriods.ID, salaryLines.PeriodID))
      .innerJoin(accounts, eq(accounts.UserID, salaryLines.UserID))
      .where(filter)
      .groupBy(salaryLines.UserID, accounts.UserID, salaryPeriods.ID)
      .orderBy(desc(salaryPeriods.Year), desc(salaryPeriods.Month), inSwedish(name), asc(salaryLines.UserID))
      .limit(page.limit)
      .offset(page.offset),
    db
      .select({
        Total: sql<number>`count(distinct (${salaryLines.UserID}, ${salaryLines.PeriodID}))::int`,
        SumOre: sum,
      })
      .from(salaryLines)
      .innerJoin(salaryPeriods, eq(salaryPeriods.ID, salaryLines.PeriodID))
      .where(filter),
  ]);
  const Total = all?.Total ?? 0;
  return { Salaries: rows, SumOre: all?.SumOre ?? 0, Pages: Math.ceil(Total / page.limit), Total, After: null };
}

const by = aliasedTable(accounts, "by");

const selectLines = (db: Reader) =>
  db
    .select({
      ID: salaryLines.ID,
      UserID: salaryLines.UserID,
      Name: name,
      QuestionID: salaryLines.QuestionID,
      BookingID: salaryLines.BookingID,
      Type: salaryLines.Type,
      AmountOre: salaryLines.AmountOre,
      EarnedAt: salaryLines.EarnedAt,
      Month: monthColumn,
      Status: salaryPeriods.Status,
      CorrectsLineID: salaryLines.CorrectsLineID,
      Reason: salaryLines.Reason,
      By: sql<string | null>`${nameOf(by)}`,
    })
    .from(salaryLines)
    .innerJoin(salaryPeriods, eq(salaryPeriods.ID, salaryLines.PeriodID))
    .innerJoin(accounts, eq(accounts.UserID, salaryLines.UserID))
    .leftJoin(by, eq(by.UserID, salaryLines.ByID));

/** Salary lines in the order they were inserted. */
export async function listLines(db: Reader, query: SalaryLineQuery): Promise<SalaryLineList> {
  const page = pageOf(query);
  const filter = matching(query);
  const [found, [count]] = await Promise.all([
    selectLines(db)
      .where(and(filter, afterCursor(salaryLines.ID, salaryLines.ID, page)))
      .orderBy(...sorting(salaryLines.ID, salaryLines.ID, page.order))
      .limit(page.limit + 1)
      .offset(page.offset),
    db
      .select({ Total: sql<number>`count(*)::int` })
      .from(salaryLines)
      .innerJoin(salaryPeriods, eq(salaryPeriods.ID, salaryLines.PeriodID))
      .where(filter),
  ]);
  const { rows, After } = cut(found, page, ({ ID }) => [ID, ID]);
  const Total = count?.Total ?? 0;
  return { Lines: rows, Pages: Math.ceil(Total / page.limit), Total, After };
}

/** @throws Failure NOT_FOUND */
export async function getLine(db: Reader, id: number): Promise<SalaryLine> {
  const [line] = await selectLines(db).where(eq(salaryLines.ID, id));
  if (!line) throw new Failure("NOT_FOUND");
  return line;
}

/** The amount of a line including its corrections. */
export async function sumOfLine(tx: Transaction, id: number): Promise<number> {
  const [row] = await tx
    .select({ Sum: sum })
    .from(salaryLines)
    .where(sql`${salaryLines.ID} = ${id} or ${salaryLines.CorrectsLineID} = ${id}`);
  return row?.Sum ?? 0;
}

export async function insertLine(tx: Transaction, line: typeof salaryLines.$inferInsert): Promise<number> {
  const [row] = await tx.insert(salaryLines).values(line).returning({ ID: salaryLines.ID });
  if (!row) throw new Error("an insert gave no row");
  return row.ID;
}

import { monthOf } from "@lagrum/core/salary/salaryMonth";
import type { CorrectSalaryLine, SalaryLine, SalaryPeriod } from "@lagrum/core/salary/salarySchema";
import { sql } from "drizzle-orm";
import { fieldChange, recordChange } from "../audit/auditLog.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import { lockPeriod, openPeriod, updatePeriod } from "./periodRepository.ts";
import { getLine, insertLine, sumOfLine } from "./salaryRepository.ts";

/**
 * Corrects a line by another one. Correcting a correction corrects the original line. It is paid with the line's own
 * month if that is open, else with the next open one.
 * @throws Failure NOT_FOUND, INCORRECT_PROPERTIES when the sum would be negative
 */
export async function correctLine(
  context: ServiceContext,
  id: number,
  { AmountOre, Reason }: CorrectSalaryLine,
): Promise<SalaryLine> {
  const { tx, caller, now } = context;
  const chosen = await getLine(tx, id);
  const line = chosen.CorrectsLineID === null ? chosen : await getLine(tx, chosen.CorrectsLineID);
  // Two concurrent corrections could make the sum negative.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`salaryLine:${line.ID}`}, 0))`);
  if ((await sumOfLine(tx, line.ID)) + AmountOre < 0) {
    throw new Failure("INCORRECT_PROPERTIES", { AmountOre: ["INVALID_VALUE"] });
  }
  const PeriodID = await openPeriod(tx, line.Month);
  const { UserID, QuestionID, BookingID, Type } = line;
  const ID = await insertLine(tx, {
    ...{ UserID, QuestionID, BookingID, Type, AmountOre, Reason, PeriodID },
    ...{ EarnedAt: now.toISOString(), CorrectsLineID: line.ID, ByID: caller.UserID },
  });
  await recordChange(context, {
    Entity: "salaryLine",
    EntityID: ID,
    Action: "corrected",
    Changed: [
      { Field: "AmountOre", After: AmountOre },
      { Field: "CorrectsLineID", After: line.ID },
      { Field: "Reason" },
    ],
  });
  return getLine(tx, ID);
}

/** The EntityID of a month in the audit log: 202611. */
const numberOf = (month: string) => Number(month.replace("-", ""));

/** Locks a month against changes. @throws Failure SALARY_MONTH_AHEAD, SALARY_MONTH_LOCKED */
export async function lockMonth(context: ServiceContext, month: string): Promise<SalaryPeriod> {
  const { tx, now } = context;
  if (month > monthOf(now)) throw new Failure("SALARY_MONTH_AHEAD");
  const { ID, Status } = await lockPeriod(tx, month, "update");
  if (Status !== "Open") throw new Failure("SALARY_MONTH_LOCKED");
  const period = await updatePeriod(tx, ID, { Status: "Locked", LockedAt: now.toISOString() });
  await recordChange(context, {
    Entity: "salaryMonth",
    EntityID: numberOf(month),
    Action: "locked",
    Changed: [fieldChange("SalaryStatus", Status, "Locked")],
  });
  return period;
}

/** @throws Failure SALARY_MONTH_AHEAD, SALARY_MONTH_OPEN, SALARY_MONTH_PAID */
export async function payMonth(context: ServiceContext, month: string): Promise<SalaryPeriod> {
  const { tx, now } = context;
  if (month > monthOf(now)) throw new Failure("SALARY_MONTH_AHEAD");
  const { ID, Status } = await lockPeriod(tx, month, "update");
  if (Status === "Open") throw new Failure("SALARY_MONTH_OPEN");
  if (Status === "Paid") throw new Failure("SALARY_MONTH_PAID");
  const period = await updatePeriod(tx, ID, { Status: "Paid", PaidAt: now.toISOString() });
  await recordChange(context, {
    Entity: "salaryMonth",
    EntityID: numberOf(month),
    Action: "paid",
    Changed: [fieldChange("SalaryStatus", Status, "Paid")],
  });
  return period;
}

import { type AddSalaryRate, type SalaryRate, type WorkType, workTypes } from "@lagrum/core/salary/salarySchema";
import { dayOf } from "@lagrum/core/text/dates";
import { and, desc, eq, gte, isNull, lte, or, sql } from "drizzle-orm";
import { fieldChange, recordChange } from "../audit/auditLog.ts";
import type { Reader } from "../db/database.ts";
import { salaryRates } from "../db/schema/salaries.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";

/** Öre for work of the type on that day; undefined without a rate. */
export async function findRate(db: Reader, type: WorkType, day: string): Promise<number | undefined> {
  const [rate] = await db
    .select({ AmountOre: salaryRates.AmountOre })
    .from(salaryRates)
    .where(
      and(
        eq(salaryRates.Type, type),
        lte(salaryRates.ValidFrom, day),
        or(isNull(salaryRates.ValidTo), gte(salaryRates.ValidTo, day)),
      ),
    );
  return rate?.AmountOre;
}

/** In the order of the price list, newest first. */
export async function listRates(db: Reader): Promise<SalaryRate[]> {
  const rates = await db.select().from(salaryRates).orderBy(desc(salaryRates.ValidFrom));
  return workTypes.flatMap((type) => rates.filter(({ Type }) => Type === type));
}

/**
 * Adds a rate from today or later. It ends the current one the day before, and replaces one that begins the same
 * day.
 * @throws Failure INCORRECT_PROPERTIES for a day in the past, or before the latest rate's
 */
export async function addRate(
  context: ServiceContext,
  { Type, AmountOre, ValidFrom }: AddSalaryRate,
): Promise<SalaryRate> {
  const { tx, now } = context;
  const today = dayOf(now);
  if (ValidFrom < today) throw new Failure("INCORRECT_PROPERTIES", { ValidFrom: ["DATE_PASSED"] });
  // Serialised per type: two at once would overlap.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`salaryRate:${Type}`}, 0))`);
  const [latest] = await tx
    .select()
    .from(salaryRates)
    .where(eq(salaryRates.Type, Type))
    .orderBy(desc(salaryRates.ValidFrom))
    .limit(1);
  const replaces = latest?.ValidFrom === ValidFrom && ValidFrom > today;
  if (latest && latest.ValidFrom >= ValidFrom && !replaces) {
    throw new Failure("INCORRECT_PROPERTIES", { ValidFrom: ["NOT_AVAILABLE"] });
  }
  if (latest && !replaces) {
    const ValidTo = sql`${ValidFrom}::date - 1`;
    await tx.update(salaryRates).set({ ValidTo }).where(eq(salaryRates.ID, latest.ID));
  }
  const [rate] = replaces
    ? await tx.update(salaryRates).set({ AmountOre }).where(eq(salaryRates.ID, latest.ID)).returning()
    : await tx.insert(salaryRates).values({ Type, AmountOre, ValidFrom }).returning();
  if (!rate) throw new Error("an insert gave no row");
  await recordChange(context, {
    Entity: "salaryRate",
    EntityID: rate.ID,
    Action: "added",
    Changed: [
      { Field: "Type", After: Type },
      fieldChange("AmountOre", latest?.AmountOre, AmountOre),
      { Field: "ValidFrom", After: ValidFrom },
    ],
  });
  return rate;
}

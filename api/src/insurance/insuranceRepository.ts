import { InsuranceRules } from "@lagrum/core/insurance/insuranceSchema";
import { dayOf } from "@lagrum/core/text/dates";
import { asc, desc, lte } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { insuranceAreas, insuranceCompanies, insuranceFigures } from "../db/schema/insurance.ts";

/** The rules at a moment: of each history the latest row that has begun, unless it has ended. @throws for a missing figure */
export async function readInsuranceRules(db: Reader, now: Date): Promise<InsuranceRules> {
  const today = dayOf(now);
  const [figures, areas, companies] = await Promise.all([
    db
      .selectDistinctOn([insuranceFigures.Code])
      .from(insuranceFigures)
      .where(lte(insuranceFigures.ValidFrom, today))
      .orderBy(asc(insuranceFigures.Code), desc(insuranceFigures.ValidFrom)),
    db
      .selectDistinctOn([insuranceAreas.Code])
      .from(insuranceAreas)
      .where(lte(insuranceAreas.ValidFrom, today))
      .orderBy(asc(insuranceAreas.Code), desc(insuranceAreas.ValidFrom)),
    db
      .selectDistinctOn([insuranceCompanies.Code])
      .from(insuranceCompanies)
      .where(lte(insuranceCompanies.ValidFrom, today))
      .orderBy(asc(insuranceCompanies.Code), desc(insuranceCompanies.ValidFrom)),
  ]);
  return {
    Figures: InsuranceRules.shape.Figures.parse(Object.fromEntries(figures.map((figure) => [figure.Code, figure]))),
    Areas: inOrder(areas, today),
    Companies: inOrder(companies, today),
  };
}

const inOrder = <R extends { SortOrder: number; ValidTo: string | null }>(rows: R[], today: string): R[] =>
  rows.filter(({ ValidTo }) => ValidTo === null || ValidTo >= today).sort((a, b) => a.SortOrder - b.SortOrder);

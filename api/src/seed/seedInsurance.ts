import type { Transaction } from "../db/database.ts";
import { insuranceAreas, insuranceCompanies, insuranceFigures } from "../db/schema/insurance.ts";
import { areas, companies, figures } from "./insuranceRules.ts";

/** The rules of legal protection. Existing rows are unchanged. */
export async function seedInsurance(tx: Transaction): Promise<void> {
  await tx.insert(insuranceFigures).values(figures).onConflictDoNothing();
  await tx
    .insert(insuranceAreas)
    .values(areas.map((area, SortOrder) => ({ ...area, SortOrder })))
    .onConflictDoNothing();
  await tx
    .insert(insuranceCompanies)
    .values(companies.map((company, SortOrder) => ({ ...company, SortOrder })))
    .onConflictDoNothing();
}

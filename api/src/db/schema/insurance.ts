import type { InsuranceCoverage, InsuranceFigureCode } from "@lagrum/core/insurance/insuranceSchema";
import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, text, unique } from "drizzle-orm/pg-core";

/** The source of a fact, and when it was last checked. */
const sourced = {
  Source: text("source").notNull(),
  CheckedAt: date("checked_at", { mode: "string" }).notNull(),
};

/**
 * Figures for legal protection insurance. Each is a history: the latest row whose ValidFrom has come applies, so next
 * year's figure is a new row.
 */
export const insuranceFigures = pgTable(
  "insurance_figures",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    Code: text("code").$type<InsuranceFigureCode>().notNull(),
    /** Öre, basis points, months or hours, as the code says. */
    Value: integer("value").notNull(),
    ValidFrom: date("valid_from", { mode: "string" }).notNull(),
    ...sourced,
  },
  (table) => [
    unique("insurance_figures_from").on(table.Code, table.ValidFrom),
    check("insurance_figures_value", sql`${table.Value} >= 0`),
  ],
);

/** Kinds of disputes, and whether legal protection usually covers them. A history, like the figures. */
export const insuranceAreas = pgTable(
  "insurance_areas",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    Code: text("code").notNull(),
    Name: text("name").notNull(),
    Coverage: text("coverage").$type<InsuranceCoverage>().notNull(),
    /** The explanation that readers see; null if none is needed. */
    Reason: text("reason"),
    SortOrder: integer("sort_order").notNull().default(0),
    ValidFrom: date("valid_from", { mode: "string" }).notNull(),
    /** The last day of a row without a successor; else null. */
    ValidTo: date("valid_to", { mode: "string" }),
    ...sourced,
  },
  (table) => [
    unique("insurance_areas_from").on(table.Code, table.ValidFrom),
    check("insurance_areas_coverage", sql`${table.Coverage} in ('Usually', 'Depends', 'Seldom')`),
  ],
);

/** What each company's home insurance covers. Null where its terms have not been checked. A history, like the figures. */
export const insuranceCompanies = pgTable(
  "insurance_companies",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    Code: text("code").notNull(),
    Name: text("name").notNull(),
    /** Maximum for a dispute, öre. */
    Ceiling: integer("ceiling"),
    /** Deductible, basis points. */
    OwnShare: integer("own_share"),
    /** Minimum deductible, öre. */
    LeastOwnShare: integer("least_own_share"),
    /** Maximum of a lawyer's hours. */
    MostHours: integer("most_hours"),
    SortOrder: integer("sort_order").notNull().default(0),
    ValidFrom: date("valid_from", { mode: "string" }).notNull(),
    /** The last day of a row without a successor; else null. */
    ValidTo: date("valid_to", { mode: "string" }),
    ...sourced,
  },
  (table) => [
    unique("insurance_companies_from").on(table.Code, table.ValidFrom),
    check("insurance_companies_ceiling", sql`${table.Ceiling} > 0`),
    check("insurance_companies_share", sql`${table.OwnShare} between 0 and 10000`),
  ],
);

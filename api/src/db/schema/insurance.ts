import type { InsuranceCoverage, InsuranceFigureCode } from "@lagrum/core/insurance/insuranceSchema";
import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, text, unique } from "drizzle-orm/pg-core";

/** Where a fact was read, and when someone last saw that it holds. */
const sourced = {
  Source: text("source").notNull(),
  CheckedAt: date("checked_at", { mode: "string" }).notNull(),
};

/**
 * The figures that legal protection is judged by. Each is a history: the one that holds is the latest whose ValidFrom
 * has come, so next year's figure is a new row.
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

/** What a dispute may be about, and whether legal protection usually pays for it. A history, as the figures. */
export const insuranceAreas = pgTable(
  "insurance_areas",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    Code: text("code").notNull(),
    Name: text("name").notNull(),
    Coverage: text("coverage").$type<InsuranceCoverage>().notNull(),
    /** Why, as readers are told; null where it needs no word. */
    Reason: text("reason"),
    SortOrder: integer("sort_order").notNull().default(0),
    ValidFrom: date("valid_from", { mode: "string" }).notNull(),
    /** The last day of a row that nothing takes over from; else null. */
    ValidTo: date("valid_to", { mode: "string" }),
    ...sourced,
  },
  (table) => [
    unique("insurance_areas_from").on(table.Code, table.ValidFrom),
    check("insurance_areas_coverage", sql`${table.Coverage} in ('Usually', 'Depends', 'Seldom')`),
  ],
);

/** What each company's home insurance pays. What has not been read in its terms is null. A history, as the figures. */
export const insuranceCompanies = pgTable(
  "insurance_companies",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    Code: text("code").notNull(),
    Name: text("name").notNull(),
    /** The most it pays for a dispute, öre. */
    Ceiling: integer("ceiling"),
    /** The insured's own share, basis points. */
    OwnShare: integer("own_share"),
    /** The least that the insured pays, öre. */
    LeastOwnShare: integer("least_own_share"),
    /** The most hours of a lawyer's work that it pays. */
    MostHours: integer("most_hours"),
    SortOrder: integer("sort_order").notNull().default(0),
    ValidFrom: date("valid_from", { mode: "string" }).notNull(),
    /** The last day of a row that nothing takes over from; else null. */
    ValidTo: date("valid_to", { mode: "string" }),
    ...sourced,
  },
  (table) => [
    unique("insurance_companies_from").on(table.Code, table.ValidFrom),
    check("insurance_companies_ceiling", sql`${table.Ceiling} > 0`),
    check("insurance_companies_share", sql`${table.OwnShare} between 0 and 10000`),
  ],
);

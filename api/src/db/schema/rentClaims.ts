import type { RentFigureCode } from "@lagrum/core/rentClaim/rentClaimSchema";
import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, text, unique } from "drizzle-orm/pg-core";

/** Figures of the rent estimate. Each is a history: a changed law is a new row. */
export const rentFigures = pgTable(
  "rent_figures",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    Code: text("code").$type<RentFigureCode>().notNull(),
    /** Basis points or months, as the code says. */
    Value: integer("value").notNull(),
    ValidFrom: date("valid_from", { mode: "string" }).notNull(),
    Source: text("source").notNull(),
    CheckedAt: date("checked_at", { mode: "string" }).notNull(),
  },
  (table) => [
    unique("rent_figures_from").on(table.Code, table.ValidFrom),
    check("rent_figures_value", sql`${table.Value} >= 0`),
  ],
);

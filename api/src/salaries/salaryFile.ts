import type { WorkType } from "@lagrum/core/salary/salarySchema";
import { salaryColumnTexts } from "@lagrum/core/texts/lists";
import { workTypeTexts } from "@lagrum/core/texts/salaries";
import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { type Cell, csvOf } from "../export/csv.ts";

interface Row extends Record<string, unknown> {
  number: string | null;
  name: string;
  type: WorkType;
  corrects: boolean;
  ore: number;
  count: number;
}

/** The payroll file of a month: a row per person, type and rate; corrections on rows of their own. */
export function salaryFile(db: Database, month: string) {
  async function* rows(): AsyncGenerator<Cell[]> {
    const { rows: found } = await db.execute<Row>(sql`
      select employment_number as number, trim(first_name || ' ' || last_name) as name, type,
        corrects_line_id is not null as corrects, amount_ore as ore, count(*)::int as count
      from salary_lines
      join salary_periods on salary_periods.id = period_id
      join accounts on accounts.id = user_id
      where (year || '-' || lpad(month::text, 2, '0')) = ${month}
      group by accounts.id, type, corrects, ore
      order by trim(first_name || ' ' || last_name) collate "sv-x-icu", accounts.id, corrects, type, ore`);
    for (const { number, name, type, corrects, ore, count } of found) {
      const Type = corrects ? `Rättelse: ${workTypeTexts[type]}` : workTypeTexts[type];
      yield [number, name, month, Type, count, ore / 100, (ore * count) / 100];
    }
  }
  return csvOf(salaryColumnTexts, rows());
}

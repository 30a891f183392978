import { and, gte, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Midnight at the beginning of a day in Sweden. */
export const startOf = (day: string): SQL => sql`(${day}::date::timestamp at time zone 'Europe/Stockholm')`;

/** Midnight at its end. */
const endOf = (day: string): SQL => sql`((${day}::date + 1)::timestamp at time zone 'Europe/Stockholm')`;

/** Filters by days, both inclusive. */
export const within = (column: PgColumn, from: string | undefined, to: string | undefined): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(column, startOf(from)),
    to === undefined ? undefined : lt(column, endOf(to)),
  );

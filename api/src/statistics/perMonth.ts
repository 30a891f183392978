import { type SQL, sql } from "drizzle-orm";

/**
 * A statement with a row for the current month in Sweden and for each of the twelve before it: "Month" as "2026-11", and
 * the columns of `count`.
 * @param count selects one row of figures from `from` until before `until`
 */
export function perMonth(now: Date, count: (from: SQL, until: SQL) => SQL): SQL {
  const local = sql`${now.toISOString()}::timestamptz at time zone 'Europe/Stockholm'`;
  const from = sql`first at time zone 'Europe/Stockholm'`;
  const until = sql`(first + interval '1 month') at time zone 'Europe/Stockholm'`;
  return sql`
    select to_char(first, 'YYYY-MM') as "Month", counts.*
    from generate_series(date_trunc('month', ${local}) - interval '12 months', ${local}, interval '1 month') as first
    cross join lateral (${count(from, until)}) as counts order by first`;
}

import { id, timestamp } from "@lagrum/core/contract/fieldSchema";
import { asc, desc, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { Failure } from "../http/failure.ts";
import type { Reader } from "./database.ts";

/** Large offsets are slow. Beyond this row a list continues with its cursor, `After`. */
const MAX_OFFSET = 1000;

/** Limit of exact totals in staff lists: counting a large archive costs more than the page. */
export const COUNT_LIMIT = 10_000;

const Cursor = z.tuple([z.union([timestamp, id, z.null()]), id]);
/** The last row of a page: its sort value and its ID. */
export type Cursor = z.infer<typeof Cursor>;

const encode = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString("base64url");

const notOurs = () => new Failure("INCORRECT_PROPERTIES", { After: ["INVALID_VALUE"] });

function decode(text: string): Cursor {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch {
    throw notOurs();
  }
}

export interface Page {
  limit: number;
  offset: number;
  after: Cursor | null;
  order: "asc" | "desc";
}

/**
 * The page that a list's query requests.
 * @throws Failure INCORRECT_PROPERTIES for an invalid cursor, or a page beyond MAX_OFFSET
 */
export function pageOf(query: {
  Page: number;
  PageSize: number;
  Order: "asc" | "desc";
  After?: string | undefined;
}): Page {
  const base = { limit: query.PageSize, order: query.Order };
  if (query.After !== undefined) return { ...base, offset: 0, after: decode(query.After) };
  const offset = (query.Page - 1) * query.PageSize;
  if (offset > MAX_OFFSET) throw new Failure("INCORRECT_PROPERTIES", { Page: ["INVALID_VALUE"] });
  return { ...base, offset, after: null };
}

/**
 * The ORDER BY of a list. PostgreSQL puts nulls last when ascending, and first when descending.
 * `isEmptyFirst`: nulls first when ascending, too.
 */
export const sorting = (value: PgColumn, id: PgColumn, order: Page["order"], isEmptyFirst = false): SQL[] => {
  if (order === "desc") return [desc(value), desc(id)];
  return [isEmptyFirst ? sql`${value} asc nulls first` : asc(value), asc(id)];
};

const isMoment = (column: PgColumn): boolean => column.getSQLType().startsWith("timestamp");

/**
 * The rows after the cursor, in the order of `sorting`.
 * @throws Failure INCORRECT_PROPERTIES for a cursor of another order.
 */
export function afterCursor(
  value: PgColumn,
  id: PgColumn,
  page: Pick<Page, "order" | "after">,
  isEmptyFirst = false,
): SQL | undefined {
  if (!page.after) return undefined;
  const [at, row] = page.after;
  if (typeof at === "number" ? value !== id : value === id || !isMoment(value)) throw notOurs();
  if (page.order === "asc" && isEmptyFirst) {
    if (at === null) return sql`(${value} is not null or ${id} > ${row})`;
    return sql`(${value}, ${id}) > (${at}, ${row})`;
  }
  if (page.order === "asc") {
    if (at === null) return sql`(${value} is null and ${id} > ${row})`;
    return sql`((${value}, ${id}) > (${at}, ${row}) or ${value} is null)`;
  }
  if (at === null) return sql`(${value} is not null or ${id} < ${row})`;
  return sql`(${value}, ${id}) < (${at}, ${row})`;
}

/** Removes the extra row that shows whether there is a next page, and makes the cursor. */
export function cut<R>(rows: R[], page: Page, cursorOf: (row: R) => Cursor): { rows: R[]; After: string | null } {
  const last = rows.length > page.limit ? rows[page.limit - 1] : undefined;
  return { rows: rows.slice(0, page.limit), After: last === undefined ? null : encode(cursorOf(last)) };
}

/** A list's total, from its rows; queried separately for an empty page beyond the first. */
export async function totalOf(db: Reader, first: { Total: number } | undefined, page: Page, total: SQL<number>) {
  if (first) return first.Total;
  if (page.offset === 0 && page.after === null) return 0;
  const { rows } = await db.execute<{ total: number }>(sql`select ${total} as total`);
  return rows[0]?.total ?? 0;
}

/** A total that was counted up to `most` + 1. */
export const cappedTotal = (counted: number, most: number) => ({
  Total: Math.min(counted, most),
  TotalIsLeast: counted > most,
});

/** Parses `ID=1,2,3`; values that cannot be an ID match nothing. */
export const idsOf = (list: string): number[] =>
  list
    .split(",")
    .map(Number)
    .filter((id) => id <= 2_147_483_647);

/** A LIKE pattern that finds the text anywhere. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

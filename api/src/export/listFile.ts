import type { Cursor, Page } from "../db/paging.ts";
import { allRows } from "./allRows.ts";
import { type Cell, csvOf } from "./csv.ts";

/** A list's order, how a page of it is read, and how a row of it is written. */
interface List<R> {
  columns: readonly string[];
  order: Page["order"];
  load: (page: Page) => Promise<R[]>;
  toCells: (row: R) => Cell[];
}

async function* cellsOf<R>(rows: AsyncIterable<R>, toCells: (row: R) => Cell[]): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield toCells(row);
}

/** A list, whole, as a file that grows while it is read. */
export function listFile<R extends { SortedBy: Cursor[0]; ID: Cursor[1] }>({ columns, order, load, toCells }: List<R>) {
  return csvOf(
    columns,
    cellsOf(
      allRows(order, load, ({ SortedBy, ID }) => [SortedBy, ID]),
      toCells,
    ),
  );
}

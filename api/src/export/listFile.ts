import type { Cursor, Page } from "../db/paging.ts";
import { allRows } from "./allRows.ts";
import { type Cell, csvOf } from "./csv.ts";

/** Reads a list page by page, and maps a row to cells. */
interface List<R> {
  columns: readonly string[];
  order: Page["order"];
  load: (page: Page) => Promise<R[]>;
  toCells: (row: R) => Cell[];
}

async function* cellsOf<R>(rows: AsyncIterable<R>, toCells: (row: R) => Cell[]): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield toCells(row);
}

/** A whole list as a CSV stream. */
export function listFile<R extends { SortedBy: Cursor[0]; ID: Cursor[1] }>({ columns, order, load, toCells }: List<R>) {
  return csvOf(
    columns,
    cellsOf(
      allRows(order, load, ({ SortedBy, ID }) => [SortedBy, ID]),
      toCells,
    ),
  );
}

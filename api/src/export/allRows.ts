import type { Cursor, Page } from "../db/paging.ts";

/** Rows that are read at a time: enough for speed, and few enough for memory. */
const BATCH = 500;

/**
 * All rows of a list, each once, in its order. They are read page by page with statements of their own, so that no
 * connection waits for a slow reader, and the memory it takes does not grow with the list.
 */
export async function* allRows<R>(
  order: Page["order"],
  load: (page: Page) => Promise<R[]>,
  cursorOf: (row: R) => Cursor,
): AsyncGenerator<R> {
  let after: Cursor | null = null;
  for (;;) {
    const rows: R[] = await load({ limit: BATCH, offset: 0, order, after });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = cursorOf(last);
  }
}

import type { Cursor, Page } from "../db/paging.ts";

/** Page size: enough for speed, and little memory. */
const BATCH = 500;

/**
 * All rows of a list in its order, read page by page, so that a slow client blocks no connection and memory use does not
 * grow with the list.
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

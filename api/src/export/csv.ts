import { pipeline, Readable } from "node:stream";
import { stringify } from "csv-stringify";

/** What a cell may hold; null is empty. */
export type Cell = string | number | null;

/**
 * Rows as a file that Swedish Excel opens with a double click, and LibreOffice without a change of what it proposes:
 * UTF-8 with its mark, semicolons, CRLF. A text that a spreadsheet would take for a formula gets an apostrophe before it.
 * A row that fails breaks the file off.
 */
export function csvOf(
  columns: readonly string[],
  rows: AsyncIterable<Cell[]>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const csv = stringify({
    bom: true,
    // Swedes write 0,5.
    cast: { number: (value) => String(value).replace(".", ",") },
    columns: [...columns],
    delimiter: ";",
    escape_formulas: true,
    header: true,
    // A line of its own within a cell is none of the file's; LibreOffice takes commas and tabs for ends of cells, too.
    quoted_match: /[\r\n,\t]/,
    record_delimiter: "windows",
  });
  // Whatever ends one end ends the other; who reads hears of it from the stream.
  pipeline(Readable.from(rows), csv, () => {});
  return Readable.toWeb(csv) as ReadableStream<Uint8Array<ArrayBuffer>>;
}

const moment = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "Europe/Stockholm",
});

/** "2026-11-21 14:30" in Stockholm, which a spreadsheet takes for a time. */
export const momentCell = (at: string | null): string | null => (at === null ? null : moment.format(new Date(at)));

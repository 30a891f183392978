import { pipeline, Readable } from "node:stream";
import { stringify } from "csv-stringify";

/** A cell; null is empty. */
export type Cell = string | number | null;

/**
 * CSV that Swedish Excel and LibreOffice open without an import dialog:
 * UTF-8 with BOM, semicolons, CRLF. A text that a spreadsheet would run as a formula gets an apostrophe first.
 * An error while reading rows aborts the stream.
 */
export function csvOf(
  columns: readonly string[],
  rows: AsyncIterable<Cell[]>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const csv = stringify({
    bom: true,
    // Decimal comma.
    cast: { number: (value) => String(value).replace(".", ",") },
    columns: [...columns],
    delimiter: ";",
    escape_formulas: true,
    header: true,
    // A line break in a cell must not split the row; LibreOffice splits at commas and tabs, too.
    quoted_match: /[\r\n,\t]/,
    record_delimiter: "windows",
  });
  // An error on either side destroys the other; the reader gets it from the stream.
  pipeline(Readable.from(rows), csv, () => {});
  return Readable.toWeb(csv) as ReadableStream<Uint8Array<ArrayBuffer>>;
}

const moment = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "Europe/Stockholm",
});

/** "2026-11-21 14:30" in Stockholm, which spreadsheets recognise as a time. */
export const momentCell = (at: string | null): string | null => (at === null ? null : moment.format(new Date(at)));

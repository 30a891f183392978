import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, constants, crc32, deflateRawSync, gzip } from "node:zlib";
import type { StyleSheet } from "./reading/styleSheet.ts";

/** How an answer may be packed. */
export type Packing = "br" | "gzip";

/** The best that the one who asks can unpack. */
export function packingFor(request: Request, better: Packing[] = ["br", "gzip"]): Packing | null {
  const accepted: string[] = request.headers.get("accept-encoding")?.match(/\w+/g) ?? [];
  return better.find((packing) => accepted.includes(packing)) ?? null;
}

/** Bits: pages are smaller than this window, and a larger one costs time to lay out. */
const WINDOW = 17;

const brotliOptions = (quality: number, size: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** The bytes packed, with as much work as is worth it for what is sent many times. */
export const pack = (bytes: Uint8Array, packing: Packing): Promise<Uint8Array<ArrayBuffer>> =>
  packing === "gzip" ? packGzip(bytes) : packBrotli(bytes, brotliOptions(5, bytes.length));

/** A page in bytes, around its style sheet. */
export interface PageParts {
  before: Uint8Array;
  sheet: StyleSheet;
  after: Uint8Array;
}

/** What a gzip file begins with (RFC 1952): deflated, without name or time, from no system that is known. */
const GZIP_START = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);

/** A quarter of the work of gzip's usual 6 for a page a fifteenth larger. */
const level = 1;

/**
 * A page as gzip that is sent once: its style sheet has been deflated already. To let the words after it refer to it would
 * make them 3 % shorter for a third more work. Done at once, since to hand so little to a thread would cost several times
 * as much.
 */
export function packOnce({ before, sheet, after }: PageParts): Uint8Array<ArrayBuffer> {
  const end = new DataView(new ArrayBuffer(8));
  end.setUint32(0, crc32(after, crc32(sheet.bytes, crc32(before))), true);
  end.setUint32(4, before.length + sheet.bytes.length + after.length, true);
  return Buffer.concat([
    GZIP_START,
    deflateRawSync(before, { level, finishFlush: constants.Z_SYNC_FLUSH }),
    sheet.deflated,
    deflateRawSync(after, { level }),
    new Uint8Array(end.buffer),
  ]);
}

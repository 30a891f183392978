import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

/** How an answer may be packed. */
export type Packing = "br" | "gzip";

/** The best that the one who asks can unpack. */
export function packingFor(request: Request): Packing | null {
  const accepted = request.headers.get("accept-encoding") ?? "";
  return /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : null;
}

/** What is sent many times is worth more work: four times as much for a page a tenth smaller. */
export type Effort = "once" | "many";

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

/** The bytes packed. A little work is done at once: to hand it to a thread would cost several times as much. */
export async function pack(bytes: Uint8Array, packing: Packing, effort: Effort): Promise<Uint8Array<ArrayBuffer>> {
  if (effort === "once") {
    return packing === "gzip"
      ? gzipSync(bytes, { level: 3 })
      : brotliCompressSync(bytes, brotliOptions(2, bytes.length));
  }
  return packing === "gzip" ? packGzip(bytes) : packBrotli(bytes, brotliOptions(5, bytes.length));
}

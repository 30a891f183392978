import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** How an answer may be packed. */
export type Packing = "br" | "gzip";

/** The best that the one who asks can unpack. */
export function packingFor(request: Request): Packing | null {
  const accepted = request.headers.get("accept-encoding") ?? "";
  return /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : null;
}

/** What is sent many times is worth more work: four times as much for a page a tenth smaller. */
export type Effort = "once" | "many";

const quality: Record<Effort, number> = { once: 2, many: 5 };
/** Bits: pages are smaller than this window, and a larger one costs time to lay out. */
const WINDOW = 17;

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** The bytes packed; in a thread of its own. */
export function pack(bytes: Uint8Array, packing: Packing, effort: Effort): Promise<Uint8Array<ArrayBuffer>> {
  if (packing === "gzip") return packGzip(bytes, { level: effort === "once" ? 3 : 6 });
  return packBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality[effort],
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { ServerMiddleware } from "srvx";

export type Encoding = "br" | "gzip";

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

/** The best encoding that the client accepts. */
export function encodingFor(request: Request): Encoding | null {
  const accepted: string[] = request.headers.get("accept-encoding")?.match(/\w+/g) ?? [];
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding)) ?? null;
}

/** Compresses a text: at a fast, low level if the result is sent once. */
export function compress(text: Uint8Array, encoding: Encoding, sent: "once" | "often") {
  if (encoding === "gzip") return gzipBytes(text, { level: sent === "once" ? 1 : 6 });
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: sent === "once" ? 1 : 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return brotliBytes(text, { params });
}

const compressible = /^(text\/|application\/(json|problem\+json|xml)|image\/svg)/;

/** Compresses text responses of the next handlers. The body of any other response is not read. */
export const compressResponses: ServerMiddleware = async (request, next) => {
  const response = await next();
  const { headers, status } = response;
  const encoding = encodingFor(request);
  const isText = compressible.test(headers.get("content-type") ?? "") && !headers.has("content-encoding");
  if (!encoding || !isText || request.method === "HEAD" || !response.body) return response;
  const bytes = await compress(await response.bytes(), encoding, "once");
  const compressed = new Headers(headers);
  compressed.set("content-encoding", encoding);
  compressed.set("content-length", String(bytes.length));
  compressed.append("vary", "accept-encoding");
  return new Response(bytes, { status, headers: compressed });
};

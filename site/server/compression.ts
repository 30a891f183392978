import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";
import type { ServerMiddleware } from "srvx";

export type Encoding = "br" | "gzip";

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

const encodings = ["br", "gzip", "identity"] as const;

/** The encoding that the client prefers (RFC 9110, section 12.5.3), Brotli among equals; null for none. */
export function encodingFor({ headers }: Request): Encoding | null {
  const accepted = new Negotiator({ headers: { "accept-encoding": headers.get("accept-encoding") ?? "" } });
  const [best] = accepted.encodings([...encodings], { preferred: [...encodings] });
  return best === "br" || best === "gzip" ? best : null;
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

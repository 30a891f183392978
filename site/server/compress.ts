import { Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { ServerMiddleware } from "srvx";
import { packingFor } from "./compression.ts";

const compressible = /^(text\/(?!event-stream)|application\/(json|problem\+json|xml)|image\/svg)/;

/**
 * Compresses pages as they stream. What is compressed already, files, and event streams pass as they are: their body
 * isn't even looked at, since the platform's copy of a file's stream ends the process when its reader leaves early.
 */
export const compress: ServerMiddleware = async (request, next) => {
  const response = await next();
  const encoding = packingFor(request);
  const { headers, status } = response;
  const isFitting = compressible.test(headers.get("content-type") ?? "") && !headers.has("content-encoding");
  if (!encoding || !isFitting || request.method === "HEAD" || !response.body) return response;
  const { body } = response;
  const zip =
    encoding === "br"
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  const compressed = new Headers(headers);
  compressed.set("content-encoding", encoding);
  compressed.append("vary", "accept-encoding");
  compressed.delete("content-length");
  const source = Readable.from(body, { objectMode: false });
  source.on("error", (error) => zip.destroy(error));
  zip.on("close", () => source.destroy());
  return new Response(Readable.toWeb(source.pipe(zip)) as ReadableStream, { status, headers: compressed });
};

import { hash } from "node:crypto";
import { FastResponse } from "srvx";
import { hasVersion } from "../../src/http/notModified.server.ts";
import { allowInlineHashes } from "../../src/http/securityHeaders.ts";
import { compress, type Encoding, encodingFor } from "../compression.ts";
import { inlineHashes } from "./inlineHashes.ts";

interface Variant {
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

/** A rendered page. Each encoding is compressed once, at the first request that accepts it. */
export interface CachedPage {
  html: Uint8Array<ArrayBuffer>;
  headers: Headers;
  etag: string;
  variants: Map<Encoding | null, Promise<Variant>>;
}

const csp = "content-security-policy";

/** Reads a page that was rendered without nonces, and adds hashes of its inline code to its Content-Security-Policy. */
export async function readPage(response: Response): Promise<CachedPage> {
  const text = await response.text();
  const headers = new Headers(response.headers);
  headers.set(csp, allowInlineHashes(headers.get(csp) ?? "", inlineHashes(text)));
  headers.append("vary", "accept-encoding");
  const html = Buffer.from(text);
  return { html, headers, etag: hash("sha256", html, "base64url").slice(0, 22), variants: new Map() };
}

async function createVariant({ html, headers: common, etag }: CachedPage, encoding: Encoding | null): Promise<Variant> {
  const headers = new Headers(common);
  const body = encoding ? await compress(html, encoding, "often") : html;
  headers.set("etag", `"${etag}${encoding ? `-${encoding}` : ""}"`);
  headers.set("content-length", String(body.length));
  if (encoding) headers.set("content-encoding", encoding);
  return { headers, body };
}

/** Responds with the page, or 304. */
export async function respondWith(page: CachedPage, request: Request): Promise<Response> {
  const encoding = encodingFor(request);
  const creating = page.variants.get(encoding) ?? createVariant(page, encoding);
  page.variants.set(encoding, creating);
  const { headers, body } = await creating;
  if (hasVersion(request, headers.get("etag") ?? "")) {
    const { "content-length": _, "content-encoding": __, ...unchanged } = Object.fromEntries(headers);
    return new FastResponse(null, { status: 304, headers: unchanged });
  }
  return new FastResponse(request.method === "HEAD" ? null : body, { headers: new Headers(headers) });
}

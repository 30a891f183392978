import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { ServerMiddleware, ServerRequest } from "srvx";
import { tokenOf } from "../../src/account/tokenCookie.ts";
import { readChoice } from "../../src/consent/choice.ts";
import type { ContentVersion } from "./contentVersion.ts";
import { leanPage, leanPolicy } from "./leanPage.ts";

/** Pages kept; each takes about 70 kB with its packed copies. */
const KEPT = 400;
/** Milliseconds: some of what a page says depends on the day. */
const LONGEST_KEPT = 10 * 60_000;

/** Pages that are for reading: everyone gets the same. */
const reading =
  /^\/(?:$|(?:answers|categories|product|nyheter)(?:\/[a-z0-9-]+)?$|(?:fixed_price|boka|ai|about|integritet|cookies|villkor|tillganglighet)$)/;

interface KeptPage {
  status: number;
  headers: Headers;
  etag: string;
  html: Uint8Array<ArrayBuffer>;
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
  version: number | null;
  until: number;
}

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** What the page depends on beside the content, or null where it is not for everyone or not for reading. */
function keyOf(request: ServerRequest): string | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const { pathname, search } = new URL(request.url);
  if (!reading.test(pathname) || !/^(?:\?page=[1-9]\d{0,5})?$/.test(search)) return null;
  const cookies = request.headers.get("cookie");
  if (tokenOf(cookies) !== undefined) return null;
  return `${readChoice(cookies)} ${pathname}${search}`;
}

async function draw(response: Response, key: string, version: number | null): Promise<KeptPage | Response> {
  if (response.status !== 200 || !response.headers.get("content-type")?.startsWith("text/html")) return response;
  const rendered = await response.text();
  const headers = new Headers(response.headers);
  // After a yes the program counts the visit by itself.
  const lean = leanPage(rendered, !key.startsWith("all "));
  if (!lean) return new Response(rendered, { headers });
  headers.set("content-security-policy", leanPolicy(headers.get("content-security-policy") ?? "", lean));
  headers.append("vary", "accept-encoding");
  const html = new TextEncoder().encode(lean.html);
  const [br, zip] = await Promise.all([
    packBrotli(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    }),
    packGzip(html),
  ]);
  const etag = createHash("sha256").update(html).digest("base64url").slice(0, 22);
  const until = performance.now() + LONGEST_KEPT;
  return { status: 200, headers, etag, html, br: new Uint8Array(br), gzip: new Uint8Array(zip), version, until };
}

function answer({ status, headers, etag, ...copies }: KeptPage, request: ServerRequest): Response {
  const accepted = request.headers.get("accept-encoding") ?? "";
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : null;
  const tag = `"${etag}${encoding ? `-${encoding}` : ""}"`;
  const own = new Headers(headers);
  own.set("etag", tag);
  if (request.headers.get("if-none-match") === tag) return new Response(null, { status: 304, headers: own });
  if (encoding) own.set("content-encoding", encoding);
  const bytes = copies[encoding ?? "html"];
  own.set("content-length", String(bytes.length));
  return new Response(request.method === "HEAD" ? null : bytes, { status, headers: own });
}

/**
 * Reading pages without the script that they don't need yet, kept for as long as what they show is unchanged. Whoever is
 * signed in, and whatever isn't found, goes by.
 */
export function readingPages(version: ContentVersion): ServerMiddleware {
  const kept = new Map<string, Promise<KeptPage | Response>>();

  const isFresh = (page: KeptPage | Response, at: number | null): page is KeptPage =>
    !(page instanceof Response) && page.version === at && performance.now() < page.until;

  function keep(key: string, drawing: Promise<KeptPage | Response>): void {
    kept.delete(key);
    kept.set(key, drawing);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  }

  return async (request, next) => {
    const key = keyOf(request);
    if (key === null) return next();
    const at = version();
    const known = at === null ? undefined : await kept.get(key)?.catch(() => undefined);
    if (known && isFresh(known, at)) {
      keep(key, Promise.resolve(known));
      return answer(known, request);
    }
    const drawing = Promise.resolve(next()).then((response) => draw(response, key, at));
    if (at !== null) keep(key, drawing);
    const page = await drawing.catch((error: unknown) => {
      kept.delete(key);
      throw error;
    });
    if (!(page instanceof Response)) return answer(page, request);
    kept.delete(key);
    return page;
  };
}

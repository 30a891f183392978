import { createHash } from "node:crypto";
import { FastResponse, type ServerMiddleware, type ServerRequest } from "srvx";
import { tokenOf } from "../../src/account/tokenCookie.ts";
import { readChoice } from "../../src/consent/choice.ts";
import { RecentlyUsed } from "../../src/recentlyUsed.ts";
import { type Packing, pack, packingFor } from "../packing.ts";
import type { ContentVersion } from "./contentVersion.ts";
import { leanPage, leanPolicy } from "./leanPage.ts";

/** Pages kept; each takes about 60 kB with its packed copies. */
const KEPT = 400;
/** Milliseconds: some of what a page says depends on the day. */
const LONGEST_KEPT = 10 * 60_000;

/** Pages that are for reading: everyone gets the same. */
const reading =
  /^\/(?:$|(?:answers|categories|product|nyheter)(?:\/[a-z0-9-]+)?$|(?:fixed_price|boka|ai|about|integritet|cookies|villkor|tillganglighet)$)/;

interface ReadingPage {
  headers: Headers;
  etag: string;
  html: Uint8Array<ArrayBuffer>;
  /** By how it is packed, once someone has asked for it so. */
  packed: Map<Packing, Promise<Uint8Array<ArrayBuffer>>>;
  /** Of the content that it shows; null where nobody would tell of changes. */
  version: number | null;
  until: number;
}

/** What the page depends on beside the content, or null where it is not for everyone or not for reading. */
function keyOf(request: ServerRequest): string | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const { pathname, search } = new URL(request.url);
  if (!reading.test(pathname) || !/^(?:\?page=[1-9]\d{0,5})?$/.test(search)) return null;
  const cookies = request.headers.get("cookie");
  if (tokenOf(cookies) !== undefined) return null;
  return `${readChoice(cookies)} ${pathname}${search}`;
}

async function toReadingPage(response: Response, key: string, version: number | null): Promise<ReadingPage | Response> {
  if (response.status !== 200 || !response.headers.get("content-type")?.startsWith("text/html")) return response;
  const rendered = await response.text();
  const headers = new Headers(response.headers);
  // After a yes the program counts the visit by itself.
  const lean = leanPage(rendered, !key.startsWith("all "));
  if (!lean) return new Response(rendered, { headers });
  headers.set("content-security-policy", leanPolicy(headers.get("content-security-policy") ?? "", lean));
  headers.append("vary", "accept-encoding");
  const html = new TextEncoder().encode(lean.html);
  const etag = createHash("sha256").update(html).digest("base64url").slice(0, 22);
  return { headers, etag, html, packed: new Map(), version, until: performance.now() + LONGEST_KEPT };
}

function packedAs(packing: Packing, { html, packed, version }: ReadingPage): Promise<Uint8Array<ArrayBuffer>> {
  const known = packed.get(packing);
  if (known) return known;
  const packingNow = pack(html, packing, version === null ? "once" : "many");
  packed.set(packing, packingNow);
  return packingNow;
}

async function answer(page: ReadingPage, request: ServerRequest): Promise<Response> {
  const packing = packingFor(request);
  const tag = `"${page.etag}${packing ? `-${packing}` : ""}"`;
  const headers = new Headers(page.headers);
  headers.set("etag", tag);
  if (request.headers.get("if-none-match") === tag) return new FastResponse(null, { status: 304, headers });
  if (packing) headers.set("content-encoding", packing);
  const bytes = packing ? await packedAs(packing, page) : page.html;
  headers.set("content-length", String(bytes.length));
  return new FastResponse(request.method === "HEAD" ? null : bytes, { headers });
}

/**
 * Reading pages without the script that they don't need yet, kept for as long as what they show is unchanged. Whoever is
 * signed in, and whatever isn't found, goes by.
 */
export function readingPages(version: ContentVersion): ServerMiddleware {
  const kept = new RecentlyUsed<Promise<ReadingPage | Response>>(KEPT);

  const isFresh = (page: ReadingPage | Response, at: number | null): page is ReadingPage =>
    !(page instanceof Response) && page.version === at && performance.now() < page.until;

  return async (request, next) => {
    const key = keyOf(request);
    if (key === null) return next();
    const at = version();
    const known = at === null ? undefined : await kept.get(key)?.catch(() => undefined);
    if (known && isFresh(known, at)) {
      kept.set(key, Promise.resolve(known));
      return answer(known, request);
    }
    const drawing = Promise.resolve(next()).then((response) => toReadingPage(response, key, at));
    if (at !== null) kept.set(key, drawing);
    const page = await drawing.catch((error: unknown) => {
      kept.delete(key);
      throw error;
    });
    if (!(page instanceof Response)) return answer(page, request);
    kept.delete(key);
    return page;
  };
}

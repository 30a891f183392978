import { hash } from "node:crypto";
import { hasSignOutCookie } from "@lagrum/core/account/sharedSignOut";
import { FastResponse, type ServerMiddleware, type ServerRequest } from "srvx";
import { readChoice } from "../../src/consent/choice.ts";
import type { PageText } from "../../src/drawnPage.ts";
import { RecentlyUsed } from "../../src/recentlyUsed.ts";
import { tokenOf } from "../../src/session/tokenCookie.ts";
import { type Packing, type PageParts, pack, packingFor, packOnce } from "../compression.ts";
import { leanPage, leanPolicy } from "../reading/leanPage.ts";
import { toBytes } from "../reading/pageBytes.ts";
import type { ContentVersion } from "./contentVersion.ts";

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
  parts: PageParts;
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
  if (tokenOf(cookies) !== undefined || hasSignOutCookie(cookies)) return null;
  return `${readChoice(cookies)} ${pathname}${search}`;
}

/** Pages that are drawn for reading, which need no nonce. */
const drawnForReading = new WeakSet<Request>();

/** Whether a page is asked for that this middleware lets through by the hashes of its scripts. */
export const isReading = (request: Request): boolean => drawnForReading.has(request);

/** Pages that were drawn bring their text along; answers of another kind, such as redirects, are none. */
const hasText = (response: Response): response is Response & { pageText: PageText } => "pageText" in response;

function toReadingPage(response: Response, key: string, version: number | null): ReadingPage | Response {
  if (!hasText(response)) return response;
  const { status, headers, pageText } = response;
  // What wasn't found is as other pages are. After a yes the program counts the visit by itself.
  const start = key.startsWith("all ") ? "idle" : "act";
  const lean = leanPage(pageText, status === 200 ? start : "now");
  headers.set("content-security-policy", leanPolicy(headers.get("content-security-policy") ?? "", lean));
  if (status !== 200) return response;
  headers.append("vary", "accept-encoding");
  const { html, parts } = toBytes(lean);
  const etag = hash("sha256", html, "base64url").slice(0, 22);
  return { headers, etag, html, parts, packed: new Map(), version, until: performance.now() + LONGEST_KEPT };
}

async function packedAs(packing: Packing, page: ReadingPage): Promise<Uint8Array<ArrayBuffer>> {
  if (page.version === null) return packOnce(page.parts);
  const packed = page.packed.get(packing) ?? pack(page.html, packing);
  page.packed.set(packing, packed);
  return packed;
}

async function answer(page: ReadingPage, request: ServerRequest): Promise<Response> {
  const packing = packingFor(request, page.version === null ? ["gzip"] : undefined);
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
    drawnForReading.add(request);
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

import { LRUCache } from "lru-cache";
import type { ServerRequest } from "srvx";
import type { HydrationStart } from "../../src/rendering/hydrationStart.ts";
import { type CachedPage, readPage, respondWith } from "./cachedPage.ts";
import { cacheKeyOf, withoutTracking } from "./cacheKey.ts";
import type { ContentVersion } from "./contentVersion.ts";

/** A page takes about 60 kB with its compressed variants. */
const MAX_PAGES = 400;
/** Milliseconds; short, since some content depends on the date. */
const TTL = 10 * 60_000;

export interface RenderContext {
  hydrationStart: HydrationStart;
  /** Whether inline code gets a nonce per response; a cached page has hashes instead. */
  hasNonce: boolean;
}

export type Render = (request: ServerRequest, context: RenderContext) => Response | Promise<Response>;

/** The request as if its link had no tracking parameters, which would stand in the page that others get. */
function untracked(request: ServerRequest): ServerRequest {
  const url = withoutTracking(request.url);
  if (url === request.url) return request;
  const { method, headers, ip } = request;
  return Object.assign(new Request(url, { method, headers }), { ip });
}

const isHtml = ({ headers }: Response) => headers.get("content-type")?.startsWith("text/html") === true;

/**
 * Renders pages, and caches those that are the same for all visitors until public content changes. Nothing is cached
 * while the content version is null, since changes would be missed.
 */
export function pageCache(render: Render, version: ContentVersion): (request: ServerRequest) => Promise<Response> {
  const pages = new LRUCache<string, Promise<CachedPage | Response>>({ max: MAX_PAGES, ttl: TTL });
  let cachedVersion: number | null = null;

  async function invalidateIfChanged(): Promise<void> {
    const current = await version();
    if (current !== cachedVersion) pages.clear();
    cachedVersion = current;
  }

  /** A page to cache, or the unchanged response: redirects and error pages. */
  async function renderPage(request: ServerRequest, context: RenderContext): Promise<CachedPage | Response> {
    const response = await render(request, context);
    if (!isHtml(response)) return response;
    const page = await readPage(response);
    const { status } = response;
    return status === 200 ? page : new Response(page.html, { status, headers: page.headers });
  }

  return async (request) => {
    const cacheKey = cacheKeyOf(request);
    if (!cacheKey) return render(request, { hydrationStart: "load", hasNonce: true });
    const { key, choice } = cacheKey;
    // With consent to analytics the script counts the visit without an interaction.
    const hydrationStart = choice === "all" ? "idle" : "interaction";
    await invalidateIfChanged();
    const cached = await pages.get(key)?.catch(() => null);
    if (cached && !(cached instanceof Response)) return respondWith(cached, request);
    // A response to HEAD has no body to cache.
    const cleaned = untracked(request);
    if (cachedVersion === null || request.method === "HEAD") return render(cleaned, { hydrationStart, hasNonce: true });

    const rendering = renderPage(cleaned, { hydrationStart, hasNonce: false });
    pages.set(key, rendering);
    const evict = () => {
      // After an invalidation the entry may belong to a newer rendering.
      if (pages.peek(key) === rendering) pages.delete(key);
    };
    rendering.then((page) => page instanceof Response && evict(), evict);
    const page = await rendering;
    return page instanceof Response ? page : respondWith(page, request);
  };
}

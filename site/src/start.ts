import { ownPolicy } from "@lagrum/core/csp/trustedTypes";
import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { createMiddleware, createStart } from "@tanstack/react-start";
import { LRUCache } from "lru-cache";
import { env } from "../env.ts";
import type { RenderContext } from "../server/pageCache/pageCache.ts";
import { keepRetryAfter } from "./http/failedCall.server.ts";
import { securityHeaders } from "./http/securityHeaders.ts";
import { lowerCasePath } from "./navigation/lowerCasePath.ts";
import { tokenOf } from "./session/tokenCookie.ts";
import { readSettings } from "./settings/settings.ts";
import { SETTINGS_TTL } from "./settings/settingsTtl.ts";

/** Whether the URL has the code of an e-mailed link, ours or the identity provider's, or the token of a search. */
const hasSecret = ({ searchParams }: URL) => ["code", "oobCode", "sok"].some((name) => searchParams.has(name));

/** The pages that a payment provider redirects to. Their path has a payment's ID, so they must not be indexed. */
const isPayment = ({ pathname }: URL) => pathname.startsWith("/checkout/");

/** Such a page, or one with an access token, must not be cached. */
const isPersonal = (request: Request, url: URL) =>
  hasSecret(url) || isPayment(url) || tokenOf(request.headers.get("cookie")) !== undefined;

const settingsCache = new LRUCache<"settings", Settings>({ max: 1, ttl: SETTINGS_TTL });

async function memoizedSettings(): Promise<Settings> {
  const cached = settingsCache.get("settings");
  if (cached) return cached;
  const settings = await readSettings();
  settingsCache.set("settings", settings);
  return settings;
}

/** Reads the settings once per request. */
function settingsOfRequest(): () => Promise<Settings> {
  let settings: Promise<Settings> | undefined;
  return () => {
    settings ??= memoizedSettings();
    return settings;
  };
}

/** The third-party services that pages may load; none while the API is down. */
const outsideOf = (settings: () => Promise<Settings>) =>
  settings().then(
    ({ Outside }) => Outside,
    () => null,
  );

const isPage = ({ headers }: Response) => headers.get("content-type")?.startsWith("text/html") === true;

declare module "@tanstack/react-start" {
  interface Register {
    server: {
      requestContext: RenderContext;
    };
  }
}

const pageHeaders = createMiddleware().server(async ({ next, request, context: { hasNonce } }) => {
  const nonce = hasNonce ? crypto.randomUUID() : undefined;
  const settings = settingsOfRequest();
  const url = new URL(request.url);
  const result = await next({ context: { nonce, settings } });
  const secretAddress = hasSecret(url);
  keepRetryAfter(result.response);
  if (isPage(result.response)) {
    const policy = {
      nonce,
      trustedTypes: [ownPolicy],
      secretAddress,
      checkout: url.pathname === "/kassa",
      outside: await outsideOf(settings),
      production: env().mode === "production",
      development: import.meta.env.DEV,
    };
    for (const [name, value] of Object.entries(securityHeaders(policy))) result.response.headers.set(name, value);
    // Varies by access token and consent choice.
    result.response.headers.append("vary", "cookie");
  }
  const cacheControl =
    isPersonal(request, url) || request.method === "POST" ? "private, no-store" : "private, no-cache";
  if (!result.response.headers.has("cache-control")) result.response.headers.set("cache-control", cacheControl);
  if (secretAddress || isPayment(url)) result.response.headers.set("x-robots-tag", "noindex");
  return result;
});

const lowerCase = createMiddleware().server(({ next, request }) => {
  const url = new URL(request.url);
  let path: string | null;
  try {
    path = lowerCasePath(url.pathname);
  } catch {
    return new Response("Adressen går inte att läsa.", {
      status: 400,
      headers: { "content-type": "text/plain; charset=utf-8" },
    });
  }
  if (path === null) return next();
  return new Response(null, { status: 308, headers: { location: path + url.search } });
});

export const startInstance = createStart(() => ({ requestMiddleware: [pageHeaders, lowerCase] }));

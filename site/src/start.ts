import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { createMiddleware, createStart } from "@tanstack/react-start";
import { env } from "../env.ts";
import { securityHeaders } from "./http/securityHeaders.ts";
import { lowerCasePath } from "./navigation/lowerCasePath.ts";
import { tokenOf } from "./session/tokenCookie.ts";
import { readSettings } from "./settings/settings.ts";
import { SETTINGS_TTL } from "./settings/settingsTtl.ts";

/** The code in a mailed link, ours or the identity provider's. */
const hasSecret = ({ searchParams }: URL) => searchParams.has("code") || searchParams.has("oobCode");

/** Such a code, or the token of someone signed in: nobody else may keep the page. */
const isPersonal = (request: Request, url: URL) =>
  hasSecret(url) || tokenOf(request.headers.get("cookie")) !== undefined;

let believed: { settings: Settings; until: number } | undefined;

async function currentSettings(): Promise<Settings> {
  if (believed && performance.now() < believed.until) return believed.settings;
  const settings = await readSettings();
  believed = { settings, until: performance.now() + SETTINGS_TTL };
  return settings;
}

/** The same all through a request, however many want to know. */
function settingsOnce(): () => Promise<Settings> {
  let asked: Promise<Settings> | undefined;
  return () => {
    asked ??= currentSettings();
    return asked;
  };
}

/** What pages may send for from others; nothing while nobody can tell. */
const outsideOf = (settings: () => Promise<Settings>) =>
  settings().then(
    ({ Outside }) => Outside,
    () => null,
  );

const isPage = ({ headers }: Response) => headers.get("content-type")?.startsWith("text/html") === true;

declare module "@tanstack/react-start" {
  interface Register {
    server: {
      /** Of a page for reading: the site's server lets its scripts run by their hashes. */
      requestContext: { isReading: boolean };
    };
  }
}

const guard = createMiddleware().server(async ({ next, request, context: { isReading } }) => {
  const nonce = isReading ? undefined : crypto.randomUUID();
  const settings = settingsOnce();
  const url = new URL(request.url);
  const result = await next({ context: { nonce, settings } });
  const secretAddress = hasSecret(url);
  if (isPage(result.response)) {
    const policy = {
      nonce,
      secretAddress,
      outside: await outsideOf(settings),
      production: env().mode === "production",
      development: import.meta.env.DEV,
    };
    for (const [name, value] of Object.entries(securityHeaders(policy))) result.response.headers.set(name, value);
    // Who is signed in, and what was chosen about cookies.
    result.response.headers.append("vary", "cookie");
  }
  const keep = isPersonal(request, url) || request.method === "POST" ? "private, no-store" : "private, no-cache";
  if (!result.response.headers.has("cache-control")) result.response.headers.set("cache-control", keep);
  if (secretAddress) result.response.headers.set("x-robots-tag", "noindex");
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

export const startInstance = createStart(() => ({ requestMiddleware: [guard, lowerCase] }));

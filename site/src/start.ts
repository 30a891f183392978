import { createMiddleware, createStart } from "@tanstack/react-start";
import { env } from "../env.ts";
import { tokenOf } from "./account/tokenCookie.ts";
import { lowerCasePath } from "./lowerCase.ts";
import { securityHeaders } from "./securityHeaders.ts";

/** The code in a mailed link, ours or the identity provider's. */
const hasSecret = ({ searchParams }: URL) => searchParams.has("code") || searchParams.has("oobCode");

/** Such a code, or the token of someone signed in: nobody else may keep the page. */
const isPersonal = (request: Request, url: URL) =>
  hasSecret(url) || tokenOf(request.headers.get("cookie")) !== undefined;

const guard = createMiddleware().server(async ({ next, request }) => {
  const nonce = crypto.randomUUID();
  const url = new URL(request.url);
  const result = await next({ context: { nonce } });
  const secretAddress = hasSecret(url);
  const headers = securityHeaders({
    nonce,
    secretAddress,
    production: env().mode === "production",
    development: import.meta.env.DEV,
  });
  for (const [name, value] of Object.entries(headers)) result.response.headers.set(name, value);
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

import type { ServerMiddleware } from "srvx";
import { strictTransport } from "../src/http/securityHeaders.ts";

/** For files, errors and redirects. Pages and the API send their own policies. */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Adds the security headers that a response lacks. */
export function fallbackHeaders({ production }: { production: boolean }): ServerMiddleware {
  const fallback: Record<string, string> = {
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(production && strictTransport),
  };
  return async (_request, next) => {
    const response = await next();
    const missing = Object.entries(fallback).filter(([name]) => !response.headers.has(name));
    try {
      for (const [name, value] of missing) response.headers.set(name, value);
      return response;
    } catch {
      // The headers of Response.redirect() are immutable.
      const { status, statusText } = response;
      return new Response(response.body, { status, statusText, headers: [...response.headers, ...missing] });
    }
  };
}

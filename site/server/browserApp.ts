import { readFile } from "node:fs/promises";
import type { ServerMiddleware } from "srvx";
import { staticMiddleware } from "srvx/static";
import { securityHeaders } from "../src/securityHeaders.ts";

/** Built files bear their content's hash: a year, and never asked for again. */
export const hashed = { encodings: true, maxAge: 31_536_000, immutable: true } as const;

const missing = (status = 404) =>
  new Response("Sidan finns inte.", { status, headers: { "content-type": "text/plain; charset=utf-8" } });

interface App {
  /** "/admin" */
  base: string;
  /** The folder that holds a folder named as the base: dist, with dist/admin/index.html. */
  dir: string;
  production: boolean;
}

/** Serves an app that draws itself in the browser: its files, and its one page for every other path below its base. */
export function browserApp({ base, dir, production }: App): ServerMiddleware {
  const assets = staticMiddleware({ dir, ...hashed });
  const headers = {
    ...securityHeaders({ production, inlineStyles: true }),
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "x-robots-tag": "noindex",
  };
  return async (request, next) => {
    const { pathname } = new URL(request.url);
    const path = pathname.toLowerCase();
    if (path !== base && !path.startsWith(`${base}/`)) return next();
    if (pathname.startsWith(`${base}/assets/`)) return assets(request, () => missing());
    // Its paths are lower-case by design; the pages' rule for capitals sends them there.
    if (path !== pathname) return next();
    if (request.method !== "GET" && request.method !== "HEAD") return missing(405);
    const page = await readFile(`${dir}${base}/index.html`).catch(() => null);
    return page ? new Response(request.method === "HEAD" ? null : page, { headers }) : missing();
  };
}

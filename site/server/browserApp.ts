import { readFile } from "node:fs/promises";
import type { ServerMiddleware } from "srvx";
import { staticMiddleware } from "srvx/static";
import { securityHeaders } from "../src/http/securityHeaders.ts";
import { compressResponses } from "./compression.ts";
import { plainText } from "./plainText.ts";

/** Built files bear their content's hash: a year, and never asked for again. */
export const hashed = { encodings: true, maxAge: 31_536_000, immutable: true } as const;

const missing = () => plainText(404, "Sidan finns inte.");

interface App {
  /** "/admin" */
  base: string;
  /** The folder that holds a folder named as the base: dist, with dist/admin/index.html. */
  dir: string;
  production: boolean;
}

const isBelow = (base: string, path: string) => path === base || path.startsWith(`${base}/`);

/** Serves an app that draws itself in the browser: its files, and its one page for every other path below its base. */
export function browserApp({ base, dir, production }: App): ServerMiddleware[] {
  const assets = staticMiddleware({ dir, ...hashed });
  const headers = {
    ...securityHeaders({ production, inlineStyles: true }),
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "x-robots-tag": "noindex",
  };
  const files: ServerMiddleware = (request, next) =>
    new URL(request.url).pathname.startsWith(`${base}/assets/`) ? assets(request, missing) : next();
  const page = async (method: string): Promise<Response> => {
    if (method !== "GET" && method !== "HEAD") return plainText(405, "Sidan finns inte.", { allow: "GET, HEAD" });
    const html = await readFile(`${dir}${base}/index.html`).catch(() => null);
    return html ? new Response(method === "HEAD" ? null : html, { headers }) : missing();
  };
  const pages: ServerMiddleware = (request, next) => {
    const { pathname } = new URL(request.url);
    // Its paths are lower-case by design; the pages' rule for capitals sends others there.
    if (!isBelow(base, pathname) || pathname !== pathname.toLowerCase()) return next();
    return compressResponses(request, () => page(request.method));
  };
  return [files, pages];
}

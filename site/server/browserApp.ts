import { readFile } from "node:fs/promises";
import { noncePlaceholder } from "@lagrum/core/csp/nonce";
import type { ServerMiddleware } from "srvx";
import { staticMiddleware } from "srvx/static";
import { securityHeaders } from "../src/http/securityHeaders.ts";
import { compressResponses } from "./compression.ts";
import { errorPage } from "./errorPage.ts";

/** Built files have a content hash in their name: cached for a year without revalidation. */
export const hashed = { encodings: true, maxAge: 31_536_000, immutable: true } as const;

const missing = () => errorPage(404, "Sidan finns inte.");

interface App {
  /** "/admin" */
  base: string;
  /** The parent of the folder named as the base: dist, with dist/admin/index.html. */
  dir: string;
  production: boolean;
  /** Names of the Trusted Types policies that the app creates. */
  trustedTypes: string[];
}

const isBelow = (base: string, path: string) => path === base || path.startsWith(`${base}/`);

/** Serves a client-rendered app: its files, and its one page for every other path below its base. */
export function browserApp({ base, dir, production, trustedTypes }: App): ServerMiddleware[] {
  const assets = staticMiddleware({ dir, ...hashed });
  const headers = (nonce: string) => ({
    ...securityHeaders({ nonce, production, trustedTypes }),
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "x-robots-tag": "noindex",
  });
  const files: ServerMiddleware = (request, next) =>
    new URL(request.url).pathname.startsWith(`${base}/assets/`) ? assets(request, missing) : next();
  const page = async (method: string): Promise<Response> => {
    if (method !== "GET" && method !== "HEAD") return errorPage(405, "Sidan finns inte.", { allow: "GET, HEAD" });
    const html = await readFile(`${dir}${base}/index.html`, "utf8").catch(() => null);
    if (html === null) return missing();
    const nonce = crypto.randomUUID();
    const body = method === "HEAD" ? null : html.replaceAll(noncePlaceholder, nonce);
    return new Response(body, { headers: headers(nonce) });
  };
  const pages: ServerMiddleware = (request, next) => {
    const { pathname } = new URL(request.url);
    // Other paths fall through to the site, which redirects them to lower case.
    if (!isBelow(base, pathname) || pathname !== pathname.toLowerCase()) return next();
    return compressResponses(request, () => page(request.method));
  };
  return [files, pages];
}

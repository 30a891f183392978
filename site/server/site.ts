import { ownPolicy } from "@lagrum/core/csp/trustedTypes";
import type { ServerMiddleware, ServerOptions, ServerRequest } from "srvx";
import { staticMiddleware } from "srvx/static";
import type { Env } from "../env.ts";
import { browserApp, hashed } from "./browserApp.ts";
import { compressResponses } from "./compression.ts";
import { deviceCookie } from "./deviceCookie.ts";
import { fallbackHeaders } from "./fallbackHeaders.ts";
import { lawAddress } from "./lawAddress.ts";
import { proxy } from "./proxy.ts";
import { requestErrors } from "./requestErrors.ts";
import { allowMethods, validateEncoding, validateHost, validatePath } from "./requestValidation.ts";
import { answerUnreadable } from "./unreadableRequests.ts";

/** Folders of the builds. */
export interface Folders {
  client: string;
  admin: string;
  machines: string;
}

/** Maximum bytes of a body. The API's own limits are lower. */
const MAX_BODY = 1024 * 1024;

const health: ServerMiddleware = (request, next) =>
  new URL(request.url).pathname === "/healthz"
    ? new Response("ok", { headers: { "content-type": "text/plain; charset=utf-8" } })
    : next();

/** For a file type that the middleware doesn't know. */
function withType(response: Response, type: string): Response {
  if (response.ok) response.headers.set("content-type", type);
  return response;
}

function files(dir: string): ServerMiddleware {
  const assets = staticMiddleware({ dir, ...hashed });
  const others = staticMiddleware({ dir, encodings: true, maxAge: 3600 });
  return async (request, next) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/assets/")) return assets(request, () => new Response(null, { status: 404 }));
    if (pathname === "/manifest.webmanifest") return withType(await others(request, next), "application/manifest+json");
    // Pages have no dot in their path: no file lookup.
    return pathname.includes(".") ? others(request, next) : next();
  };
}

/** The whole server, middleware in order; `pages` handles the rest. */
export function site(env: Env, folders: Folders, pages: (request: ServerRequest) => Response | Promise<Response>) {
  const { mode, host, port, publicUrl, apiInnerUrl, mailboxUrl, identityUrl, sandboxUrl, developerPages } = env;
  const production = mode === "production";
  const inner = [
    ["/api", apiInnerUrl],
    ["/mailbox", mailboxUrl],
    ["/sandbox", sandboxUrl],
    ["/identitytoolkit.googleapis.com", identityUrl],
    ["/securetoken.googleapis.com", identityUrl],
  ] as const;
  return {
    hostname: host,
    port,
    // The launcher prints the addresses.
    silent: true,
    trustProxy: env.trustedProxy,
    middleware: [
      fallbackHeaders({ production }),
      allowMethods("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"),
      requestErrors,
      validateHost,
      health,
      deviceCookie(publicUrl),
      ...inner.flatMap(([prefix, target]) => (target ? [proxy(prefix, target, publicUrl)] : [])),
      allowMethods("GET", "HEAD", "POST"),
      validateEncoding,
      validatePath,
      lawAddress,
      ...browserApp({
        base: "/admin",
        dir: folders.admin,
        production,
        trustedTypes: ["default", "dompurify", ownPolicy],
      }),
      ...(developerPages
        ? browserApp({ base: "/machines", dir: folders.machines, production, trustedTypes: ["'none'"] })
        : []),
      files(folders.client),
      compressResponses,
    ],
    fetch: pages,
    plugins: [answerUnreadable],
    maxRequestBodySize: MAX_BODY,
    // Milliseconds. Short request timeouts stop slowloris attacks; event streams are responses, so not affected.
    // Longer than a reverse proxy's keep-alive of a minute: if we closed first, a request in flight would be lost.
    node: {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 2000,
      keepAliveTimeout: 65_000,
      // A request without a host gets a page from validateHost, not a bare 400.
      requireHostHeader: false,
    },
    gracefulShutdown: { gracefulTimeout: 5, forceTimeout: 10 },
  } satisfies ServerOptions;
}

import { fileURLToPath } from "node:url";
import { type ServerMiddleware, serve } from "srvx";
import { staticMiddleware } from "srvx/static";
import { env } from "./env.ts";
import { browserApp, hashed } from "./server/browserApp.ts";
import { compress } from "./server/compress.ts";
import { proxy } from "./server/proxy.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { mode, host, port, publicUrl, apiInnerUrl, mailboxUrl, identityUrl } = env();
const production = mode === "production";

const built: { default: { fetch(request: Request): Response | Promise<Response> } } = await import(
  folder("./dist/server/server.js")
);

const health: ServerMiddleware = (request, next) =>
  new URL(request.url).pathname === "/healthz" ? new Response("ok") : next();

const inner = [
  proxy("/api", apiInnerUrl, publicUrl),
  ...(mailboxUrl ? [proxy("/mailbox", mailboxUrl, publicUrl)] : []),
  ...(identityUrl
    ? [
        proxy("/identitytoolkit.googleapis.com", identityUrl, publicUrl),
        proxy("/securetoken.googleapis.com", identityUrl, publicUrl),
      ]
    : []),
];

const assets = staticMiddleware({ dir: folder("./dist/client"), ...hashed });
const otherFiles = staticMiddleware({ dir: folder("./dist/client"), encodings: true, maxAge: 3600 });
const files: ServerMiddleware = (request, next) => {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith("/assets/")) return assets(request, () => new Response(null, { status: 404 }));
  return pathname === "/" ? next() : otherFiles(request, next);
};

const server = serve({
  hostname: host,
  port,
  // The launcher says where things are.
  silent: true,
  middleware: [
    health,
    ...inner,
    compress,
    browserApp({ base: "/admin", dir: folder("../admin/dist"), production }),
    browserApp({ base: "/machines", dir: folder("../machines/dist"), production }),
    files,
  ],
  fetch: (request) => built.default.fetch(request),
  // Bytes. The API has limits of its own below this.
  maxRequestBodySize: 16 * 1024 * 1024,
  gracefulShutdown: { gracefulTimeout: 5, forceTimeout: 10 },
});
await server.ready();

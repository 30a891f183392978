import { fileURLToPath } from "node:url";
import { serve } from "srvx";
import { env } from "./env.ts";
import { followContent } from "./server/pageCache/contentVersion.ts";
import { pageCache, type RenderContext } from "./server/pageCache/pageCache.ts";
import { site } from "./server/site.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const built: {
  default: { fetch(request: Request, options: { context: RenderContext }): Response | Promise<Response> };
} = await import(folder("./dist/server/server.js"));

const folders = {
  client: folder("./dist/client"),
  admin: folder("../admin/dist"),
  machines: folder("../machines/dist"),
};

/**
 * A request that is never aborted: others may wait for the same page, and a client that disconnects is not an error to
 * log.
 */
const withoutAbort = (request: Request): Request =>
  Object.defineProperty(request, "signal", { value: new AbortController().signal });

const { version, close } = followContent(env().apiInnerUrl, { staleFor: env().staleSeconds * 1000 });
// The open event stream would prevent the process from exiting.
for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, close);
const pages = pageCache((request, context) => built.default.fetch(withoutAbort(request), { context }), version);
const server = serve(site(env(), folders, pages));
await server.ready();

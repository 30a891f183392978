import { fileURLToPath } from "node:url";
import { serve } from "srvx";
import { env } from "./env.ts";
import { followContent } from "./server/pageCache/contentVersion.ts";
import { isReading } from "./server/pageCache/pageCache.ts";
import { site } from "./server/site.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const built: {
  default: { fetch(request: Request, options: { context: { isReading: boolean } }): Response | Promise<Response> };
} = await import(folder("./dist/server/server.js"));

const folders = {
  client: folder("./dist/client"),
  admin: folder("../admin/dist"),
  machines: folder("../machines/dist"),
};

/**
 * A page is drawn to its end though the one who asked has left: others may wait for the same, and to leave is no fault,
 * which is what the drawing would make of it in the log.
 */
const drawnToTheEnd = (request: Request): Request =>
  Object.defineProperty(request, "signal", { value: new AbortController().signal });

const { version, close } = followContent(env().apiInnerUrl);
// What is listened to for as long as it is told would keep the process alive.
for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, close);
const server = serve(
  site(
    env(),
    folders,
    (request) => built.default.fetch(drawnToTheEnd(request), { context: { isReading: isReading(request) } }),
    version,
  ),
);
await server.ready();

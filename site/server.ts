import { fileURLToPath } from "node:url";
import { serve } from "srvx";
import { env } from "./env.ts";
import { site } from "./server/site.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const built: { default: { fetch(request: Request): Response | Promise<Response> } } = await import(
  folder("./dist/server/server.js")
);

const folders = {
  client: folder("./dist/client"),
  admin: folder("../admin/dist"),
  machines: folder("../machines/dist"),
};

const server = serve(site(env(), folders, (request) => built.default.fetch(request)));
await server.ready();

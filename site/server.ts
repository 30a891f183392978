import { fileURLToPath } from "node:url";
import { serve } from "srvx";
import { env } from "./env.ts";
import { followContent } from "./server/reading/contentVersion.ts";
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

const { version } = followContent(env().apiInnerUrl);
const server = serve(site(env(), folders, (request) => built.default.fetch(request), version));
await server.ready();

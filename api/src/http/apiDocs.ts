import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
// The package itself would load all of Swagger UI.
import absolutePath from "swagger-ui-dist/absolute-path.js";
import type { Environment } from "../env.ts";
import { createOpenApi } from "./openapi.ts";

const PAGE = `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API:et – Lagrum</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="icon" href="data:,">
</head>
<body>
<div id="api"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const START = `SwaggerUIBundle({ url: "/api/openapi.json", domNode: document.getElementById("api"), deepLinking: true });
`;

/** Swagger UI sets style attributes; scripts come from files only. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** GET /openapi.json, in production by setting only; Swagger UI in other modes. */
export function serveDocs(
  server: FastifyInstance,
  { MODE, DEVELOPER_PAGES }: Pick<Environment, "MODE" | "DEVELOPER_PAGES">,
): void {
  const isProduction = MODE === "production";
  if ((DEVELOPER_PAGES ?? String(!isProduction)) !== "true") return;
  let description: string | undefined;
  server.get("/openapi.json", async (_request, reply) => {
    description ??= JSON.stringify(createOpenApi());
    return reply.type("application/json; charset=utf-8").header("cache-control", "no-cache").send(description);
  });
  if (isProduction) return;
  const file = (name: string) => readFile(`${absolutePath()}/${name}`, "utf8");
  const pages: Record<string, [type: string, content: () => Promise<string>]> = {
    "/docs": ["text/html", async () => PAGE],
    "/docs/": ["text/html", async () => PAGE],
    "/docs/start.js": ["text/javascript", async () => START],
    "/docs/swagger-ui.css": ["text/css", () => file("swagger-ui.css")],
    "/docs/swagger-ui-bundle.js": ["text/javascript", () => file("swagger-ui-bundle.js")],
  };
  for (const [path, [type, content]] of Object.entries(pages)) {
    server.get(path, async (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header("content-security-policy", POLICY)
        .header("cache-control", "no-cache")
        .send(await content()),
    );
  }
}

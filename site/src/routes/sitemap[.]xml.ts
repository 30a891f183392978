import { createFileRoute } from "@tanstack/react-router";
import { renderSitemapIndex } from "../searchEngines/sitemaps.server.ts";
import { xmlResponse } from "../searchEngines/xmlResponse.server.ts";

export const Route = createFileRoute("/sitemap.xml")({
  server: { handlers: { GET: async ({ request }) => xmlResponse(request, await renderSitemapIndex()) } },
});

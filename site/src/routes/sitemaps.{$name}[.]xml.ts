import { createFileRoute } from "@tanstack/react-router";
import { renderSitemap } from "../searchEngines/sitemaps.server.ts";
import { xmlResponse } from "../searchEngines/xmlResponse.server.ts";

export const Route = createFileRoute("/sitemaps/{$name}.xml")({
  server: {
    handlers: {
      GET: async ({ request, params: { name } }) => {
        const xml = await renderSitemap(name);
        return xml === undefined ? new Response(null, { status: 404 }) : xmlResponse(request, xml);
      },
    },
  },
});

import { createFileRoute } from "@tanstack/react-router";
import { readSitemap } from "../searchEngines/sitemaps.server.ts";
import { xmlAnswer } from "../searchEngines/xmlAnswer.server.ts";

export const Route = createFileRoute("/sitemaps/{$name}.xml")({
  server: {
    handlers: {
      GET: async ({ request, params: { name } }) => {
        const xml = await readSitemap(name);
        return xml === undefined ? new Response(null, { status: 404 }) : xmlAnswer(request, xml);
      },
    },
  },
});

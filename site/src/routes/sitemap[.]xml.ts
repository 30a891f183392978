import { createFileRoute } from "@tanstack/react-router";
import { readIndex } from "../searchEngines/sitemaps.server.ts";
import { xmlAnswer } from "../searchEngines/xmlAnswer.server.ts";

export const Route = createFileRoute("/sitemap.xml")({
  server: { handlers: { GET: async ({ request }) => xmlAnswer(request, await readIndex()) } },
});

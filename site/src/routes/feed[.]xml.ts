import { createFileRoute } from "@tanstack/react-router";
import { readFeed } from "../searchEngines/feed.server.ts";
import { xmlResponse } from "../searchEngines/xmlResponse.server.ts";

export const Route = createFileRoute("/feed.xml")({
  server: { handlers: { GET: async ({ request }) => xmlResponse(request, await readFeed(), "application/atom+xml") } },
});

import { createFileRoute } from "@tanstack/react-router";
import { readFeed } from "../searchEngines/feed.server.ts";
import { xmlAnswer } from "../searchEngines/xmlAnswer.server.ts";

export const Route = createFileRoute("/feed.xml")({
  server: { handlers: { GET: async ({ request }) => xmlAnswer(request, await readFeed(), "application/atom+xml") } },
});

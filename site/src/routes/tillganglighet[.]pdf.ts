import { createFileRoute } from "@tanstack/react-router";
import { accessibility } from "../policies/accessibility.ts";
import { answerPdf } from "../policies/answerPdf.server.ts";

export const Route = createFileRoute("/tillganglighet.pdf")({
  server: { handlers: { GET: ({ request }) => answerPdf(request, accessibility) } },
});

import { createFileRoute } from "@tanstack/react-router";
import { answerPdf } from "../policies/answerPdf.server.ts";
import { terms } from "../policies/terms.ts";

export const Route = createFileRoute("/villkor.pdf")({
  server: { handlers: { GET: ({ request }) => answerPdf(request, terms) } },
});

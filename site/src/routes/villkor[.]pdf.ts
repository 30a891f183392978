import { createFileRoute } from "@tanstack/react-router";
import { pdfResponse } from "../policies/pdfResponse.server.ts";
import { terms } from "../policies/terms.ts";

export const Route = createFileRoute("/villkor.pdf")({
  server: { handlers: { GET: ({ request }) => pdfResponse(request, terms) } },
});

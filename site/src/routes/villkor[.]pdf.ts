import { terms } from "@lagrum/core/policy/terms";
import { createFileRoute } from "@tanstack/react-router";
import { pdfResponse } from "../policies/pdfResponse.server.ts";

export const Route = createFileRoute("/villkor.pdf")({
  server: { handlers: { GET: ({ request }) => pdfResponse(request, terms) } },
});

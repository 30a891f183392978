import { createFileRoute } from "@tanstack/react-router";
import { accessibility } from "../policies/accessibility.ts";
import { pdfResponse } from "../policies/pdfResponse.server.ts";

export const Route = createFileRoute("/tillganglighet.pdf")({
  server: { handlers: { GET: ({ request }) => pdfResponse(request, accessibility) } },
});

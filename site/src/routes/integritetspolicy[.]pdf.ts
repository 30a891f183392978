import { createFileRoute } from "@tanstack/react-router";
import { pdfResponse } from "../policies/pdfResponse.server.ts";
import { privacyPolicy } from "../policies/privacyPolicy.ts";

export const Route = createFileRoute("/integritetspolicy.pdf")({
  server: { handlers: { GET: ({ request }) => pdfResponse(request, privacyPolicy) } },
});

import { createFileRoute } from "@tanstack/react-router";
import { cookiePolicy } from "../policies/cookiePolicy.ts";
import { pdfResponse } from "../policies/pdfResponse.server.ts";

export const Route = createFileRoute("/cookiepolicy.pdf")({
  server: { handlers: { GET: ({ request }) => pdfResponse(request, cookiePolicy) } },
});

import { createFileRoute } from "@tanstack/react-router";
import { answerPdf } from "../policies/answerPdf.server.ts";
import { privacyPolicy } from "../policies/privacyPolicy.ts";

export const Route = createFileRoute("/integritetspolicy.pdf")({
  server: { handlers: { GET: ({ request }) => answerPdf(request, privacyPolicy) } },
});

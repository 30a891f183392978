import { createFileRoute } from "@tanstack/react-router";
import { answerPdf } from "../policies/answerPdf.server.ts";
import { cookiePolicy } from "../policies/cookiePolicy.ts";

export const Route = createFileRoute("/cookiepolicy.pdf")({
  server: { handlers: { GET: ({ request }) => answerPdf(request, cookiePolicy) } },
});

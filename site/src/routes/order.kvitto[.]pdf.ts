import { createFileRoute } from "@tanstack/react-router";
import { receiptFileResponse } from "../orders/orderFile.server.ts";

export const Route = createFileRoute("/order/kvitto.pdf")({
  server: { handlers: { GET: ({ request }) => receiptFileResponse(request) } },
});

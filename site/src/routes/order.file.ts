import { createFileRoute } from "@tanstack/react-router";
import { orderFileResponse } from "../orders/orderFile.server.ts";

export const Route = createFileRoute("/order/file")({
  server: { handlers: { GET: ({ request }) => orderFileResponse(request) } },
});

import { createFileRoute } from "@tanstack/react-router";
import { readMyCasesOf } from "../myCases/readMyCases.server.ts";

export const Route = createFileRoute("/mina-arenden/lista")({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const { cases, cookie } = await readMyCasesOf(request);
        const headers = new Headers({ "cache-control": "private, no-store" });
        if (cookie) headers.append("set-cookie", cookie);
        return Response.json(cases, { headers });
      },
    },
  },
});

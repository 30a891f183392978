import { createFileRoute } from "@tanstack/react-router";
import { imageResponse } from "../pictures/imageResponse.server.ts";

/** Default image of pages without one. */
export const Route = createFileRoute("/pictures/lagrum.png")({
  server: {
    handlers: {
      GET: ({ request }) => imageResponse(request, "Frågor och svar om svensk rätt", "Vad säger lagen i ditt fall?"),
    },
  },
});

import { createFileRoute } from "@tanstack/react-router";
import { api } from "../api/api.ts";
import { imageResponse } from "../pictures/imageResponse.server.ts";

export const Route = createFileRoute("/pictures/answers/{$uri}.png")({
  server: {
    handlers: {
      GET: async ({ request, params: { uri } }) => {
        const answer = await api().getAnswerByUri({ params: { uri } });
        if (!answer.ok) return new Response(null, { status: answer.status === 404 ? 404 : 503 });
        return imageResponse(request, answer.body.Area.Name, answer.body.Title);
      },
    },
  },
});

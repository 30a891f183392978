import { createFileRoute } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import { AiPage } from "../ai/AiPage.tsx";
import { emptyAiState, postAi } from "../ai/aiPost.ts";
import { serverApi } from "../api/serverApiClient.server.ts";
import { useLoadedQuery } from "../api/useLoadedQuery.ts";
import { postedForm } from "../forms/postedForm.ts";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";
import { settingsQuery } from "../settings/settings.ts";

export const Route = createFileRoute("/ai")({
  server: {
    handlers: {
      // The form without JavaScript.
      POST: async ({ request, next }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        const { status, state } = await postAi(form, serverApi());
        setResponseStatus(status);
        return next({ context: { ai: state } });
      },
    },
  },
  loader: async ({ context: { queryClient }, serverContext }) => {
    await queryClient.query({ ...settingsQuery(), staleTime: "static" });
    return { start: serverContext?.ai ?? emptyAiState() };
  },
  gcTime: 0,
  head: ({ loaderData, match }) => {
    if (!loaderData) return headOfFailure(match.status);
    return headOf({
      title: loaderData.start.refusal ? "Fel: Fråga vår AI" : "Fråga vår AI",
      description:
        "Hitta det publicerade svar som ligger närmast din fråga: vad någon frågade, vad en rådgivare svarade då och vad som skiljer. Ligger inget nära nog säger sidan det.",
      path: "/ai",
    });
  },
  component: Ai,
});

function Ai() {
  return <AiPage start={Route.useLoaderData().start} ai={useLoadedQuery(settingsQuery()).Ai} />;
}

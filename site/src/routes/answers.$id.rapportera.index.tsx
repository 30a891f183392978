import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { answerQuery } from "../answers/answerQueries.ts";
import { ReportPage } from "../answers/ReportPage.tsx";
import { reportForm } from "../answers/reportForm.ts";
import { api } from "../api/api.ts";
import { serverApi } from "../api/serverApiClient.server.ts";
import { NotFoundPage } from "../errorPages/NotFoundPage.tsx";
import { emptyValues } from "../forms/form.ts";
import { postForm } from "../forms/postForm.server.ts";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";

export const Route = createFileRoute("/answers/$id/rapportera/")({
  server: {
    handlers: {
      // The form without JavaScript.
      POST: async ({ request, params: { id: uri }, next }) => {
        const answer = await serverApi().getAnswerByUri({ params: { uri } });
        if (!answer.ok) return next();
        const { ID: id } = answer.body;
        const posted = await postForm(
          request,
          reportForm,
          (call) => serverApi().reportAnswer({ params: { id }, ...call }),
          ({ Reference }) => `/answers/${uri}/rapportera/tack?ref=${encodeURIComponent(Reference)}`,
        );
        return posted instanceof Response ? posted : next({ context: { report: posted } });
      },
    },
  },
  loader: async ({ context: { queryClient }, params: { id }, serverContext }) => {
    if (!/^(?!\d+$)[a-z0-9-]{1,200}$/.test(id)) throw notFound();
    await queryClient.query({ ...answerQuery(id), staleTime: "static" });
    return { start: serverContext?.report ?? { values: emptyValues(reportForm), refusal: null } };
  },
  // Not cached: each visit needs a new idempotency key.
  gcTime: 0,
  head: ({ loaderData, match }) => {
    if (!loaderData) return headOfFailure(match.status);
    return headOf({ title: loaderData.start.refusal ? "Fel: Rapportera ett fel" : "Rapportera ett fel" });
  },
  component: Report,
  notFoundComponent: NotFoundPage,
});

function Report() {
  const { id } = Route.useParams();
  const { start } = Route.useLoaderData();
  const { ID, Title } = useSuspenseQuery(answerQuery(id)).data;
  return <ReportPage key={ID} answer={{ ID, Title, Uri: id }} start={start} report={api().reportAnswer} />;
}

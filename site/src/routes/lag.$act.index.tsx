import { createFileRoute } from "@tanstack/react-router";
import { useLoadedQuery } from "../api/useLoadedQuery.ts";
import { NotFoundPage } from "../errorPages/NotFoundPage.tsx";
import { LawPage } from "../law/LawPage.tsx";
import { lawQuery } from "../law/lawQueries.ts";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";

export const Route = createFileRoute("/lag/$act/")({
  loader: async ({ context: { queryClient }, params: { act } }) =>
    (await queryClient.query({ ...lawQuery(act), staleTime: "static" })).Act,
  head: ({ loaderData: act, match }) => {
    if (!act) return headOfFailure(match.status);
    return headOf({
      title: act.Title,
      description: `Paragraferna i ${act.Title} som svaren handlar om.`,
      path: `/lag/${act.Key}`,
    });
  },
  component: OneLaw,
  notFoundComponent: NotFoundPage,
});

function OneLaw() {
  const { act } = Route.useParams();
  return <LawPage {...useLoadedQuery(lawQuery(act))} />;
}

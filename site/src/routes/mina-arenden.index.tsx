import { createFileRoute } from "@tanstack/react-router";
import { serverApi } from "../api/serverApiClient.server.ts";
import { emptyValues } from "../forms/form.ts";
import { postedForm } from "../forms/postedForm.ts";
import { postForm } from "../forms/postForm.server.ts";
import { CaseList } from "../myCases/CaseList.tsx";
import { linkForm } from "../myCases/linkForm.ts";
import { actOnPage } from "../myCases/myCasesActions.server.ts";
import { readMyCases } from "../myCases/myCasesQuery.ts";
import { RequestLink } from "../myCases/RequestLink.tsx";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";

export const Route = createFileRoute("/mina-arenden/")({
  validateSearch: (search): { utloggad?: "ja" | undefined } => ({
    utloggad: search.utloggad === "ja" ? "ja" : undefined,
  }),
  server: {
    handlers: {
      POST: async ({ request, next }) => {
        const form = await postedForm(request.clone());
        if (form instanceof Response) return form;
        if (form.has("action")) return actOnPage(request, form);
        const posted = await postForm(request, linkForm, serverApi().requestMyCasesLink, () => "/mina-arenden/skickat");
        return posted instanceof Response ? posted : next({ context: { myCases: posted } });
      },
    },
  },
  loader: async ({ serverContext }) => ({
    cases: await readMyCases(),
    start: serverContext?.myCases ?? { values: emptyValues(linkForm), refusal: null },
  }),
  // Not cached: the session may have ended.
  gcTime: 0,
  head: ({ loaderData, match }) => {
    if (!loaderData) return headOfFailure(match.status);
    return headOf({ title: loaderData.start.refusal ? "Fel: Mina ärenden" : "Mina ärenden" });
  },
  component: MyCasesPage,
});

function MyCasesPage() {
  const { cases, start } = Route.useLoaderData();
  const { utloggad } = Route.useSearch();
  return cases ? <CaseList {...cases} /> : <RequestLink start={start} signedOut={utloggad === "ja"} />;
}

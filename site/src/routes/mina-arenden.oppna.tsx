import { createFileRoute } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import { answerWith } from "../api/api.ts";
import { postedForm } from "../forms/postedForm.ts";
import { refusedStatus } from "../http/failedCall.server.ts";
import { openPage } from "../myCases/myCasesActions.server.ts";
import { OpenPage } from "../myCases/OpenPage.tsx";
import { readCode } from "../questions/accessCode.ts";
import { headOf } from "../searchEngines/pageHead.ts";

export const Route = createFileRoute("/mina-arenden/oppna")({
  validateSearch: (search): { code?: string | undefined } => ({ code: readCode(search.code) }),
  loaderDeps: ({ search: { code } }) => ({ code }),
  server: {
    handlers: {
      POST: async ({ request, next }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        const opened = await openPage(form);
        if (opened instanceof Response) return opened;
        setResponseStatus(refusedStatus());
        return next({ context: { refusal: opened } });
      },
    },
  },
  loader: ({ serverContext, deps: { code } }) => {
    const refusal = serverContext?.refusal ?? null;
    if (!refusal && code === undefined) answerWith(404);
    return { refusal: refusal ?? (code === undefined ? "LINK_INVALID" : null) };
  },
  head: ({ loaderData }) => headOf({ title: `${loaderData?.refusal ? "Fel: " : ""}Öppna Mina ärenden` }),
  component: Open,
});

function Open() {
  const { code } = Route.useSearch();
  const { refusal } = Route.useLoaderData();
  return <OpenPage code={code} refusal={refusal} />;
}

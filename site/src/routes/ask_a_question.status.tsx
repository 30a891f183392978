import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { serverApi } from "../api/serverApiClient.server.ts";
import { postedForm } from "../forms/postedForm.ts";
import { readCode, readConfirmLink } from "../questions/accessCode.ts";
import { StatusPage } from "../questions/StatusPage.tsx";
import { readAction, statusActions } from "../questions/statusActions.ts";
import { statusQuery } from "../questions/statusQuery.ts";
import { headOf } from "../searchEngines/pageHead.ts";

export const Route = createFileRoute("/ask_a_question/status")({
  validateSearch: (search): { code?: string | undefined; fel?: string | undefined } => ({
    code: readCode(search.code),
    fel: typeof search.fel === "string" ? search.fel : undefined,
  }),
  loaderDeps: ({ search: { code } }) => ({ code }),
  server: {
    handlers: {
      // The asker's actions without JavaScript, with a redirect so that a reload does not post again.
      POST: async ({ request }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        const link = readConfirmLink(form.get("id"), form.get("code"));
        const page = "/ask_a_question/status";
        if (!link) return new Response(null, { status: 303, headers: { location: page } });
        const { id, code } = link;
        const outcome = await statusActions[readAction(form.get("action"))](serverApi(), {
          params: { id },
          accessCode: code,
        });
        const search = new URLSearchParams({ code, ...(!outcome.ok && { fel: outcome.body.Code }) });
        return new Response(null, { status: 303, headers: { location: `${page}?${search}` } });
      },
    },
  },
  loader: async ({ context: { queryClient }, deps: { code } }) => {
    await queryClient.query(statusQuery(code));
  },
  head: () => headOf({ title: "Din fråga" }),
  component: Status,
});

function Status() {
  const { code, fel } = Route.useSearch();
  const { data } = useSuspenseQuery(statusQuery(code));
  return <StatusPage opened={data} code={code ?? ""} refusal={fel ?? null} />;
}

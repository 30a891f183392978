import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { headOf } from "../address.ts";
import { innerApi } from "../innerApi.server.ts";
import { postedForm } from "../postedForm.ts";
import { statusQuery } from "../questions/mailedLink.ts";
import { StatusPage } from "../questions/StatusPage.tsx";

export const Route = createFileRoute("/ask_a_question/status")({
  validateSearch: (search): { code?: string; fel?: string } => ({
    ...(search.code !== undefined && { code: String(search.code) }),
    ...(typeof search.fel === "string" && { fel: search.fel }),
  }),
  loaderDeps: ({ search: { code } }) => ({ code }),
  server: {
    handlers: {
      // The objection without script; then the page again, so that a reload sends nothing.
      POST: async ({ request }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        const code = String(form.get("code") ?? "");
        const outcome = await innerApi().objectToPublication({
          params: { id: String(form.get("id") ?? "") },
          accessCode: code,
        });
        const search = new URLSearchParams({ code, ...(!outcome.ok && { fel: outcome.body.Code }) });
        return new Response(null, { status: 303, headers: { location: `/ask_a_question/status?${search}` } });
      },
    },
  },
  loader: async ({ context: { queryClient }, deps: { code = "" } }) => {
    await queryClient.query(statusQuery(code));
  },
  head: () => headOf({ title: "Din fråga" }),
  component: Status,
});

function Status() {
  const { code = "", fel } = Route.useSearch();
  const { data } = useSuspenseQuery(statusQuery(code));
  return <StatusPage opened={data} code={code} refusal={fel ?? null} />;
}

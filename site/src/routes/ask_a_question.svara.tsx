import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import { api } from "../api/api.ts";
import { serverApi } from "../api/serverApiClient.server.ts";
import { postedForm } from "../forms/postedForm.ts";
import { sendForm } from "../forms/sendForm.ts";
import { readCode } from "../questions/accessCode.ts";
import { ReplyPage } from "../questions/ReplyPage.tsx";
import { checkReply, emptyReply, readReply } from "../questions/replyForm.ts";
import { statusQuery } from "../questions/statusQuery.ts";
import { headOf } from "../searchEngines/pageHead.ts";

export const Route = createFileRoute("/ask_a_question/svara")({
  validateSearch: (search): { code?: string | undefined } => ({ code: readCode(search.code) }),
  loaderDeps: ({ search: { code } }) => ({ code }),
  server: {
    handlers: {
      // The form without script: the same page again with the errors and the typed words, or on to the asker's own page.
      POST: async ({ request, next }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        const accessCode = readCode(new URL(request.url).searchParams.get("code"));
        const status = accessCode === undefined ? null : await serverApi().getQuestionStatus({ accessCode });
        if (accessCode === undefined || !status?.ok) return next();
        const { ID: id } = status.body;
        const outcome = await sendForm(readReply(form), {
          check: checkReply,
          send: (call) => serverApi().replyToStaff({ params: { id }, accessCode, ...call }),
        });
        if ("sent" in outcome) {
          const location = `/ask_a_question/status?code=${accessCode}`;
          return new Response(null, { status: 303, headers: { location } });
        }
        setResponseStatus(outcome.status);
        return next({ context: { reply: outcome.state } });
      },
    },
  },
  loader: async ({ context: { queryClient }, deps: { code }, serverContext }) => {
    await queryClient.query(statusQuery(code));
    return serverContext?.reply ?? { values: emptyReply(), refusal: null };
  },
  // Every visit begins with a form of its own: what one was sent with must not come back with the next.
  gcTime: 0,
  head: ({ loaderData }) => headOf({ title: loaderData?.refusal ? "Fel: Din fråga" : "Din fråga" }),
  component: Reply,
});

function Reply() {
  const { code } = Route.useSearch();
  const start = Route.useLoaderData();
  const { data } = useSuspenseQuery(statusQuery(code));
  return <ReplyPage opened={data} code={code ?? ""} start={start} send={api().replyToStaff} />;
}

import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { api } from "../api/api.ts";
import { serverApi } from "../api/serverApiClient.server.ts";
import { emptyValues } from "../forms/form.ts";
import { postForm } from "../forms/postForm.server.ts";
import { readCode } from "../questions/accessCode.ts";
import { ReplyPage } from "../questions/ReplyPage.tsx";
import { replyForm } from "../questions/replyForm.ts";
import { statusQuery } from "../questions/statusQuery.ts";
import { headOf } from "../searchEngines/pageHead.ts";

export const Route = createFileRoute("/ask_a_question/svara")({
  validateSearch: (search): { code?: string | undefined } => ({ code: readCode(search.code) }),
  loaderDeps: ({ search: { code } }) => ({ code }),
  server: {
    handlers: {
      // The form without JavaScript.
      POST: async ({ request, next }) => {
        const accessCode = readCode(new URL(request.url).searchParams.get("code"));
        const status = accessCode === undefined ? null : await serverApi().getQuestionStatus({ accessCode });
        if (accessCode === undefined || !status?.ok) return next();
        const { ID: id } = status.body;
        const posted = await postForm(
          request,
          replyForm,
          (call) => serverApi().replyToStaff({ params: { id }, accessCode, ...call }),
          () => `/ask_a_question/status?code=${accessCode}`,
        );
        return posted instanceof Response ? posted : next({ context: { reply: posted } });
      },
    },
  },
  loader: async ({ context: { queryClient }, deps: { code }, serverContext }) => {
    await queryClient.query(statusQuery(code));
    return serverContext?.reply ?? { values: emptyValues(replyForm), refusal: null };
  },
  // Not cached: each visit needs a new idempotency key.
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

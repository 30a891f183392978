import { orderPages } from "@lagrum/core/order/orderPages";
import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { api } from "../api/api.ts";
import { serverApi } from "../api/serverApiClient.server.ts";
import { useLoadedQuery } from "../api/useLoadedQuery.ts";
import { datesOfService, purchaseDatesQuery } from "../buyer/purchaseDates.ts";
import { emptyValues } from "../forms/form.ts";
import { postForm } from "../forms/postForm.server.ts";
import { readCode } from "../questions/accessCode.ts";
import { FollowUpPage } from "../questions/FollowUpPage.tsx";
import { followUpForm } from "../questions/followUpForm.ts";
import { statusQuery } from "../questions/statusQuery.ts";
import { headOf } from "../searchEngines/pageHead.ts";
import { settingsQuery } from "../settings/settings.ts";

export const Route = createFileRoute("/ask_a_question/foljdfraga")({
  validateSearch: (search): { code?: string | undefined } => ({ code: readCode(search.code) }),
  loaderDeps: ({ search: { code } }) => ({ code }),
  server: {
    handlers: {
      // The form without JavaScript.
      POST: async ({ request, next }) => {
        const accessCode = readCode(new URL(request.url).searchParams.get("code"));
        const status = accessCode === undefined ? null : await serverApi().getQuestionStatus({ accessCode });
        if (accessCode === undefined || !status?.ok) return next();
        const { ID: id, Order } = status.body;
        const posted = await postForm(
          request,
          followUpForm(Order?.Role ?? "Private"),
          (call) => serverApi().orderFollowUp({ params: { id }, accessCode, ...call }),
          ({ AccessCode }) => orderPages.checkout(AccessCode),
        );
        return posted instanceof Response ? posted : next({ context: { followUp: posted } });
      },
    },
  },
  loader: async ({ context: { queryClient }, deps: { code }, serverContext }) => {
    await Promise.all([
      queryClient.query(statusQuery(code)),
      queryClient.query({ ...settingsQuery(), staleTime: "static" }),
      queryClient.query(purchaseDatesQuery()),
    ]);
    return serverContext?.followUp ?? { values: emptyValues(followUpForm("Private")), refusal: null };
  },
  // Not cached: each visit needs a new idempotency key.
  gcTime: 0,
  head: ({ loaderData }) => headOf({ title: loaderData?.refusal ? "Fel: Köp en följdfråga" : "Köp en följdfråga" }),
  component: FollowUp,
});

function FollowUp() {
  const { code } = Route.useSearch();
  const start = Route.useLoaderData();
  const { data } = useSuspenseQuery(statusQuery(code));
  const settings = useLoadedQuery(settingsQuery());
  const choices = datesOfService(useSuspenseQuery(purchaseDatesQuery()).data, "FOLLOWUP");
  return (
    <FollowUpPage
      opened={data}
      code={code ?? ""}
      settings={settings}
      choices={choices}
      start={start}
      order={api().orderFollowUp}
    />
  );
}

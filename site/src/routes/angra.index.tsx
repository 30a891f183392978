import { createFileRoute } from "@tanstack/react-router";
import { api } from "../api/api.ts";
import { serverApi } from "../api/serverApiClient.server.ts";
import { emptyValues } from "../forms/form.ts";
import { postForm } from "../forms/postForm.server.ts";
import { readOrderRef } from "../orders/orderRef.ts";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";
import { WithdrawalPage } from "../withdrawal/WithdrawalPage.tsx";
import { receivedPath, withdrawalForm } from "../withdrawal/withdrawalForm.ts";

export const Route = createFileRoute("/angra/")({
  // The reference, for links from the order's pages: /angra?ref=O-5012.
  validateSearch: (search): { ref?: string | undefined } => ({ ref: readOrderRef(search.ref) }),
  loaderDeps: ({ search: { ref } }) => ({ ref }),
  server: {
    handlers: {
      // The form without JavaScript.
      POST: async ({ request, next }) => {
        const posted = await postForm(request, withdrawalForm, serverApi().submitWithdrawal, receivedPath);
        return posted instanceof Response ? posted : next({ context: { withdrawal: posted } });
      },
    },
  },
  loader: ({ deps: { ref }, serverContext }) => ({
    start: serverContext?.withdrawal ?? { values: emptyValues(withdrawalForm, { OrderRef: ref ?? "" }), refusal: null },
  }),
  // Not cached: each visit needs a new idempotency key.
  gcTime: 0,
  head: ({ loaderData, match }) => {
    if (!loaderData) return headOfFailure(match.status);
    return headOf({
      title: loaderData.start.refusal ? "Fel: Ångra avtalet" : "Ångra avtalet",
      description: "Ångra ett köp hos oss inom 14 dagar: med köpets referens och din e-postadress, utan konto.",
      path: "/angra",
    });
  },
  component: Withdraw,
});

function Withdraw() {
  const { ref } = Route.useSearch();
  return <WithdrawalPage start={Route.useLoaderData().start} orderRef={ref} send={api().submitWithdrawal} />;
}

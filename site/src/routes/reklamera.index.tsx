import { createFileRoute } from "@tanstack/react-router";
import { api } from "../api/api.ts";
import { serverApi } from "../api/serverApiClient.server.ts";
import { ComplaintPage } from "../complaint/ComplaintPage.tsx";
import { complaintForm, receiptPath } from "../complaint/complaintForm.ts";
import { emptyValues } from "../forms/form.ts";
import { postForm } from "../forms/postForm.server.ts";
import { readOrderRef } from "../orders/orderRef.ts";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";

export const Route = createFileRoute("/reklamera/")({
  // The reference, for links from the order's pages: /reklamera?ref=O-5012.
  validateSearch: (search): { ref?: string | undefined } => ({ ref: readOrderRef(search.ref) }),
  loaderDeps: ({ search: { ref } }) => ({ ref }),
  server: {
    handlers: {
      // The form without JavaScript.
      POST: async ({ request, next }) => {
        const posted = await postForm(request, complaintForm, serverApi().submitComplaint, receiptPath);
        return posted instanceof Response ? posted : next({ context: { complaint: posted } });
      },
    },
  },
  loader: ({ deps: { ref }, serverContext }) => ({
    start: serverContext?.complaint ?? { values: emptyValues(complaintForm, { OrderRef: ref ?? "" }), refusal: null },
  }),
  // Not cached: each visit needs a new idempotency key.
  gcTime: 0,
  head: ({ loaderData, match }) => {
    if (!loaderData) return headOfFailure(match.status);
    return headOf({
      title: loaderData.start.refusal ? "Fel: Reklamera ett köp" : "Reklamera ett köp",
      description: "Är det fel på något du har köpt av oss? Reklamera det här, med köpets referens och utan konto.",
      path: "/reklamera",
    });
  },
  component: Complain,
});

function Complain() {
  const { ref } = Route.useSearch();
  return <ComplaintPage start={Route.useLoaderData().start} orderRef={ref} send={api().submitComplaint} />;
}

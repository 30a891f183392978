import { rentClaimPage } from "@lagrum/core/rentClaim/rentClaimReference";
import { createFileRoute } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import { api } from "../api/api.ts";
import { serverApi } from "../api/serverApiClient.server.ts";
import { emptyValues, textOf } from "../forms/form.ts";
import { postedForm } from "../forms/postedForm.ts";
import { seeOther } from "../forms/postForm.server.ts";
import { submitPosted } from "../forms/submitPosted.ts";
import { RentClaimPage } from "../rentClaim/RentClaimPage.tsx";
import { rentClaimForm } from "../rentClaim/rentClaimForm.ts";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";

export const Route = createFileRoute("/overhyra/anmal")({
  server: {
    handlers: {
      POST: async ({ request, next }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        // The facts are posted, never in the URL: first by the estimate (Begin), then by the form.
        if (form.has("Begin")) {
          const values = emptyValues(rentClaimForm, { Check: textOf(form, "Check") });
          return next({ context: { rentClaim: { values, refusal: null } } });
        }
        const submitted = await submitPosted(rentClaimForm, form, serverApi().submitRentClaim);
        if ("sent" in submitted) return seeOther(rentClaimPage(submitted.sent.AccessCode));
        setResponseStatus(submitted.status);
        return next({ context: { rentClaim: submitted.state } });
      },
    },
  },
  loader: ({ serverContext }) => ({
    start: serverContext?.rentClaim ?? { values: emptyValues(rentClaimForm), refusal: null },
  }),
  // Not cached: each visit needs a new idempotency key.
  gcTime: 0,
  head: ({ loaderData, match }) => {
    if (!loaderData) return headOfFailure(match.status);
    return headOf({
      title: loaderData.start.refusal ? "Fel: Skicka in ditt hyresärende" : "Skicka in ditt hyresärende",
    });
  },
  component: Claim,
});

function Claim() {
  return <RentClaimPage start={Route.useLoaderData().start} send={api().submitRentClaim} />;
}

import { dayOf } from "@lagrum/core/text/dates";
import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import { emptyValues, readValues } from "../forms/form.ts";
import { postedForm } from "../forms/postedForm.ts";
import { RentPage } from "../rentClaim/RentPage.tsx";
import { checkRent, type RentState, rentForm } from "../rentClaim/rentForm.ts";
import { rentRulesQuery } from "../rentClaim/rentQueries.ts";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";

export const Route = createFileRoute("/overhyra/")({
  server: {
    handlers: {
      // The estimate without JavaScript: renders the same page with the result or the errors, and stores nothing.
      POST: async ({ request, next }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        const today = dayOf(new Date());
        const rent = checkRent(readValues(rentForm(today), form), today);
        if (rent.refusal) setResponseStatus(422);
        return next({ context: { rent } });
      },
    },
  },
  loader: async ({ context: { queryClient }, serverContext }) => {
    await queryClient.query({ ...rentRulesQuery(), staleTime: "static" });
    const today = dayOf(new Date());
    const untouched: RentState = { values: emptyValues(rentForm(today)), refusal: null, check: null };
    return { start: serverContext?.rent ?? untouched, today };
  },
  // Not cached: each visit needs a new idempotency key.
  gcTime: 0,
  head: ({ loaderData, match }) => {
    if (!loaderData) return headOfFailure(match.status);
    return headOf({
      title: loaderData.start.refusal ? "Fel: Har du betalat för hög hyra?" : "Har du betalat för hög hyra?",
      description:
        "Räkna ut vad du kan få tillbaka om du hyr i andra hand eller ett rum: formeln, steg för steg, och vad lagen säger.",
      path: "/overhyra",
    });
  },
  component: Rent,
});

function Rent() {
  const { start, today } = Route.useLoaderData();
  return <RentPage start={start} rules={useSuspenseQuery(rentRulesQuery()).data} today={today} />;
}

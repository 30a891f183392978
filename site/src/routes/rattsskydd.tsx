import { dayOf } from "@lagrum/core/text/dates";
import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import { emptyValues, readValues } from "../forms/form.ts";
import { postedForm } from "../forms/postedForm.ts";
import { InsurancePage } from "../insurance/InsurancePage.tsx";
import { answerInsurance, type InsuranceState, insuranceForm } from "../insurance/insuranceForm.ts";
import { insuranceRulesQuery } from "../insurance/insuranceQueries.ts";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";

export const Route = createFileRoute("/rattsskydd")({
  server: {
    handlers: {
      // The check without JavaScript: renders the same page with the result or the errors, and stores nothing.
      POST: async ({ request, next }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        const today = dayOf(new Date());
        const insurance = answerInsurance(readValues(insuranceForm(today), form), today);
        if (insurance.refusal) setResponseStatus(422);
        return next({ context: { insurance } });
      },
    },
  },
  loader: async ({ context: { queryClient }, serverContext }) => {
    await queryClient.query({ ...insuranceRulesQuery(), staleTime: "static" });
    const today = dayOf(new Date());
    const untouched: InsuranceState = { values: emptyValues(insuranceForm(today)), refusal: null, check: null };
    return { start: serverContext?.insurance ?? untouched, today };
  },
  // Not cached: each visit needs a new idempotency key.
  gcTime: 0,
  head: ({ loaderData, match }) => {
    if (!loaderData) return headOfFailure(match.status);
    return headOf({
      title: loaderData.start.refusal ? "Fel: Rättsskydd" : "Rättsskydd",
      description:
        "Kan din hemförsäkring betala juristen? Svara på sju frågor, och läs när rättsskyddet gäller och vad det kostar.",
      path: "/rattsskydd",
    });
  },
  component: Insurance,
});

function Insurance() {
  const { start, today } = Route.useLoaderData();
  return <InsurancePage start={start} rules={useSuspenseQuery(insuranceRulesQuery()).data} today={today} />;
}

import { dayOf } from "@lagrum/core/text/dates";
import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import { api } from "../api/api.ts";
import { serverApi } from "../api/serverApiClient.server.ts";
import { purchaseDatesQuery } from "../buyer/purchaseDates.ts";
import { categoriesQuery, findCategory } from "../categories/categoryQueries.ts";
import { methodNames } from "../checkout/offeredMethods.ts";
import { emptyValues } from "../forms/form.ts";
import { postedForm } from "../forms/postedForm.ts";
import { seeOther } from "../forms/postForm.server.ts";
import { AskPage } from "../questions/AskPage.tsx";
import { askForm } from "../questions/askForm.ts";
import { type AskState, postAsk } from "../questions/askPost.ts";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";
import { settingsQuery } from "../settings/settings.ts";

export const Route = createFileRoute("/ask_a_question/")({
  validateSearch: (search): { category?: string | undefined } => ({
    category: typeof search.category === "string" ? search.category : undefined,
  }),
  loaderDeps: ({ search: { category } }) => ({ category }),
  server: {
    handlers: {
      // The form without JavaScript.
      POST: async ({ request, next }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        const posted = await postAsk(form, dayOf(new Date()), serverApi());
        if ("sent" in posted) {
          const search = new URLSearchParams({ ref: posted.sent, ...(posted.isPaid && { betald: "true" }) });
          return seeOther(`/ask_a_question/tack?${search}`);
        }
        setResponseStatus(posted.status);
        return next({ context: { ask: posted.state } });
      },
    },
  },
  loader: async ({ context: { queryClient }, deps: { category }, serverContext }) => {
    const [areas] = await Promise.all([
      queryClient.query({ ...categoriesQuery(), staleTime: "static" }),
      queryClient.query({ ...settingsQuery(), staleTime: "static" }),
      queryClient.query(purchaseDatesQuery()),
    ]);
    const today = dayOf(new Date());
    const chosen = category === undefined ? undefined : findCategory(areas, category);
    const fresh = emptyValues(askForm(today), chosen && { CategoryID: String(chosen.ID) });
    const start: AskState = serverContext?.ask ?? { step: "form", values: fresh, refusal: null };
    return { start, today };
  },
  // Not cached: each visit needs a new idempotency key.
  gcTime: 0,
  head: ({ loaderData, match }) => {
    if (!loaderData) return headOfFailure(match.status);
    const { start } = loaderData;
    const title = start.step === "review" ? "Granska din fråga" : "Ställ en fråga";
    return headOf({
      title: start.refusal ? `Fel: ${title}` : title,
      description:
        "Beskriv vad som har hänt och få svar av en jurist eller juriststudent. Vanliga frågor kostar ingenting.",
      path: "/ask_a_question",
    });
  },
  component: Ask,
});

function Ask() {
  const { start, today } = Route.useLoaderData();
  const areas = useSuspenseQuery(categoriesQuery()).data;
  const settings = useSuspenseQuery(settingsQuery()).data;
  const dates = useSuspenseQuery(purchaseDatesQuery()).data;
  const { askQuestion, findSimilarAnswers } = api();
  return (
    <AskPage
      start={start}
      areas={areas}
      types={settings.QuestionTypes}
      company={settings.Company}
      methods={methodNames(settings.PaymentMethods)}
      dates={dates}
      today={today}
      ask={askQuestion}
      findSimilar={findSimilarAnswers}
    />
  );
}

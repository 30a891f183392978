import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { api } from "../api/api.ts";
import { serverApi } from "../api/serverApiClient.server.ts";
import { slotsQuery } from "../booking/bookingQueries.ts";
import { JoinWaitingListPage, NothingToWaitFor } from "../booking/JoinWaitingListPage.tsx";
import { readMeetingSearch, slotQueryOf } from "../booking/meetingChoice.ts";
import { placePath, usualUntil, waitingForm } from "../booking/waitingForm.ts";
import { categoriesQuery } from "../categories/categoryQueries.ts";
import { emptyValues } from "../forms/form.ts";
import { postForm } from "../forms/postForm.server.ts";
import { headOf } from "../searchEngines/pageHead.ts";

export const Route = createFileRoute("/boka/vanta")({
  validateSearch: readMeetingSearch,
  loaderDeps: ({ search }) => search,
  server: {
    handlers: {
      POST: async ({ request, next }) => {
        const search = readMeetingSearch(Object.fromEntries(new URL(request.url).searchParams));
        const areas = await serverApi().listCategories();
        const wanted = areas.ok ? slotQueryOf(search, areas.body.Categories) : null;
        if (!wanted) return next();
        const posted = await postForm(request, waitingForm(wanted), serverApi().joinWaitingList, placePath);
        return posted instanceof Response ? posted : next({ context: { waiting: posted } });
      },
    },
  },
  loader: async ({ context: { queryClient }, deps, serverContext }) => {
    const areas = await queryClient.query({ ...categoriesQuery(), staleTime: "static" });
    const wanted = slotQueryOf({ ...deps, fran: undefined }, areas);
    if (!wanted) return { wanted, lawyer: undefined, start: null };
    const { Lawyers } = await queryClient.query(slotsQuery(wanted));
    return {
      wanted,
      lawyer: Lawyers.find(({ UserID }) => UserID === wanted.LawyerID)?.Name,
      start: serverContext?.waiting ?? {
        values: emptyValues(waitingForm(wanted), { Until: usualUntil(new Date()) }),
        refusal: null,
      },
    };
  },
  // Not cached: each visit needs a new idempotency key.
  gcTime: 0,
  head: ({ loaderData }) =>
    headOf({ title: loaderData?.start?.refusal ? "Fel: Väntelista" : "Ställ dig på väntelistan" }),
  component: Wait,
});

function Wait() {
  const { wanted, lawyer, start } = Route.useLoaderData();
  const areas = useSuspenseQuery(categoriesQuery()).data;
  const search = Route.useSearch();
  if (!wanted || !start) return <NothingToWaitFor />;
  return (
    <JoinWaitingListPage
      search={search}
      areas={areas}
      wanted={wanted}
      lawyer={lawyer}
      start={start}
      send={api().joinWaitingList}
    />
  );
}

import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { serverApi } from "../api/serverApiClient.server.ts";
import { slotsQuery } from "../booking/bookingQueries.ts";
import { ChoosePage } from "../booking/ChoosePage.tsx";
import { lacksArea, readMeetingSearch, slotQueryOf } from "../booking/meetingChoice.ts";
import { categoriesQuery } from "../categories/categoryQueries.ts";
import { methodNames } from "../checkout/offeredMethods.ts";
import { textOf } from "../forms/form.ts";
import { postedForm } from "../forms/postedForm.ts";
import { seeOther } from "../forms/postForm.server.ts";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";
import { settingsQuery } from "../settings/settings.ts";

export const Route = createFileRoute("/boka/")({
  validateSearch: readMeetingSearch,
  loaderDeps: ({ search }) => search,
  server: {
    handlers: {
      // Holds the chosen time, and redirects to the next page.
      POST: async ({ request }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        const search = readMeetingSearch(Object.fromEntries(form));
        const { category, kanal, langd, jurist } = search;
        if (!category || !kanal || !langd) return seeOther("/boka");
        const outcome = await serverApi().holdTime({
          body: {
            ...{ Service: langd, Channel: kanal, CategoryID: Number(category), LawyerID: jurist ?? null },
            SlotStart: textOf(form, "SlotStart"),
          },
        });
        if (outcome.ok) return seeOther(`/boka/uppgifter?code=${outcome.body.AccessCode}`);
        const again = new URLSearchParams({ category, kanal, langd, fel: outcome.body.Code });
        if (jurist !== undefined) again.set("jurist", String(jurist));
        return seeOther(`/boka?${again}`);
      },
    },
  },
  loader: async ({ context: { queryClient }, deps }) => {
    const [areas] = await Promise.all([
      queryClient.query({ ...categoriesQuery(), staleTime: "static" }),
      queryClient.query({ ...settingsQuery(), staleTime: "static" }),
    ]);
    const query = slotQueryOf(deps, areas);
    return { slots: query && (await queryClient.query(slotsQuery(query))) };
  },
  gcTime: 0,
  head: ({ loaderData, match }) =>
    loaderData
      ? headOf({
          title:
            match.search.fel || lacksArea(match.search, loaderData.slots !== null)
              ? "Fel: Boka tid med en jurist"
              : "Boka tid med en jurist",
          description:
            "Boka ett första samtal med en jurist, gratis i 15 minuter, eller ett längre möte: på telefon, video eller vårt kontor.",
          path: "/boka",
        })
      : headOfFailure(match.status),
  component: Choose,
});

function Choose() {
  const { slots } = Route.useLoaderData();
  const areas = useSuspenseQuery(categoriesQuery()).data;
  const { Meetings, PaymentMethods } = useSuspenseQuery(settingsQuery()).data;
  return (
    <ChoosePage
      search={Route.useSearch()}
      areas={areas}
      meetings={Meetings}
      methods={methodNames(PaymentMethods)}
      slots={slots}
    />
  );
}

import { createFileRoute } from "@tanstack/react-router";
import { useLoadedQuery } from "../api/useLoadedQuery.ts";
import { BookingPage } from "../booking/BookingPage.tsx";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";
import { settingsQuery } from "../settings/settings.ts";

export const Route = createFileRoute("/boka")({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query({ ...settingsQuery(), staleTime: "static" });
    return true;
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? headOf({
          title: "Boka tid med en jurist",
          description:
            "Bokning på webbplatsen kommer senare. Här står hur det är tänkt och vad du kan göra redan i dag.",
          path: "/boka",
        })
      : headOfFailure(match.status),
  component: Booking,
});

function Booking() {
  return <BookingPage company={useLoadedQuery(settingsQuery()).Company} />;
}

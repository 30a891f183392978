import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { serverApi } from "../api/serverApiClient.server.ts";
import { BookedPage, InvalidBookingLink } from "../booking/BookedPage.tsx";
import { bookingQuery } from "../booking/bookingQueries.ts";
import { postedForm } from "../forms/postedForm.ts";
import { seeOther } from "../forms/postForm.server.ts";
import { readCode, readConfirmLink } from "../questions/accessCode.ts";
import { headOf } from "../searchEngines/pageHead.ts";
import { settingsQuery } from "../settings/settings.ts";

export const Route = createFileRoute("/boka/bokning")({
  validateSearch: (search): { code?: string | undefined; ny?: true | undefined; fel?: string | undefined } => ({
    code: readCode(search.code),
    ny: search.ny ? true : undefined,
    fel: typeof search.fel === "string" ? search.fel : undefined,
  }),
  loaderDeps: ({ search: { code } }) => ({ code }),
  server: {
    handlers: {
      // Confirms or cancels, with a redirect so that a reload does not post again.
      POST: async ({ request }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        const link = readConfirmLink(form.get("id"), form.get("code"));
        if (!link) return seeOther("/boka/bokning");
        const call = { params: { id: link.id }, accessCode: link.code };
        const confirms = form.get("Step") === "confirm";
        const outcome = confirms ? await serverApi().confirmMeeting(call) : await serverApi().cancelBooking(call);
        const isConfirmed = confirms && outcome.ok;
        const search = new URLSearchParams({
          code: link.code,
          ...(isConfirmed && { ny: "1" }),
          ...(!outcome.ok && { fel: outcome.body.Code }),
        });
        return seeOther(`/boka/bokning?${search}`);
      },
    },
  },
  loader: async ({ context: { queryClient }, deps: { code } }) => {
    await queryClient.query({ ...settingsQuery(), staleTime: "static" });
    return { opened: await queryClient.query(bookingQuery(code)), now: new Date().toISOString() };
  },
  gcTime: 0,
  head: () => headOf({ title: "Din bokning" }),
  component: Booked,
});

function Booked() {
  const { code = "", ny, fel } = Route.useSearch();
  const { opened, now } = Route.useLoaderData();
  const company = useSuspenseQuery(settingsQuery()).data.Company;
  if ("Code" in opened) return <InvalidBookingLink {...opened} />;
  return (
    <BookedPage
      booking={opened.found}
      code={code}
      company={company}
      isNew={ny === true}
      refusal={fel}
      now={new Date(now)}
    />
  );
}

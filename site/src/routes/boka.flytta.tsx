import { createFileRoute } from "@tanstack/react-router";
import { serverApi } from "../api/serverApiClient.server.ts";
import { InvalidBookingLink } from "../booking/BookedPage.tsx";
import { bookingQuery, slotsQuery } from "../booking/bookingQueries.ts";
import { MovePage } from "../booking/MovePage.tsx";
import { readDay } from "../booking/meetingChoice.ts";
import { textOf } from "../forms/form.ts";
import { postedForm } from "../forms/postedForm.ts";
import { seeOther } from "../forms/postForm.server.ts";
import { readCode, readConfirmLink } from "../questions/accessCode.ts";
import { headOf } from "../searchEngines/pageHead.ts";

export const Route = createFileRoute("/boka/flytta")({
  validateSearch: (search): { code?: string | undefined; fran?: string | undefined; fel?: string | undefined } => ({
    code: readCode(search.code),
    fran: readDay(search.fran),
    fel: typeof search.fel === "string" ? search.fel : undefined,
  }),
  loaderDeps: ({ search: { code, fran } }) => ({ code, fran }),
  server: {
    handlers: {
      POST: async ({ request }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        const link = readConfirmLink(form.get("id"), form.get("code"));
        if (!link) return seeOther("/boka/bokning");
        const { id, code } = link;
        const body = { SlotStart: textOf(form, "SlotStart") };
        const outcome = await serverApi().moveBooking({ params: { id }, accessCode: code, body });
        if (outcome.ok) return seeOther(`/boka/bokning?code=${code}`);
        return seeOther(`/boka/flytta?${new URLSearchParams({ code, fel: outcome.body.Code })}`);
      },
    },
  },
  loader: async ({ context: { queryClient }, deps: { code, fran } }) => {
    const opened = await queryClient.query(bookingQuery(code));
    if ("Code" in opened) return { opened, slots: null };
    const { Service, Channel, Category, Lawyer } = opened.found;
    const query = { Service, Channel, CategoryID: Category.ID, LawyerID: Lawyer.UserID };
    return { opened, slots: await queryClient.query(slotsQuery({ ...query, ...(fran && { From: fran }) })) };
  },
  gcTime: 0,
  head: () => headOf({ title: "Flytta mötet" }),
  component: Move,
});

function Move() {
  const { code = "", fel } = Route.useSearch();
  const { opened, slots } = Route.useLoaderData();
  if ("Code" in opened || !slots) return <InvalidBookingLink Code={"Code" in opened ? opened.Code : "LINK_INVALID"} />;
  return <MovePage booking={opened.found} slots={slots} code={code} refusal={fel} />;
}

import { createFileRoute } from "@tanstack/react-router";
import { serverApi } from "../api/serverApiClient.server.ts";
import { InvalidBookingLink } from "../booking/BookedPage.tsx";
import { WaitingListPlacePage } from "../booking/WaitingListPlacePage.tsx";
import { waitingQuery } from "../booking/waitingQuery.ts";
import { postedForm } from "../forms/postedForm.ts";
import { seeOther } from "../forms/postForm.server.ts";
import { readCode, readConfirmLink } from "../questions/accessCode.ts";
import { headOf } from "../searchEngines/pageHead.ts";

export const Route = createFileRoute("/boka/vantelista")({
  validateSearch: (search): { code?: string | undefined; ny?: true | undefined; fel?: string | undefined } => ({
    code: readCode(search.code),
    ny: search.ny ? true : undefined,
    fel: typeof search.fel === "string" && /^[A-Z_]+$/.test(search.fel) ? search.fel : undefined,
  }),
  loaderDeps: ({ search: { code } }) => ({ code }),
  server: {
    handlers: {
      // Accepts or declines the offer, or leaves the list; with a redirect so that a reload does not post again.
      POST: async ({ request }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        const link = readConfirmLink(form.get("id"), form.get("code"));
        if (!link) return seeOther("/boka/vantelista");
        const call = { params: { id: link.id }, accessCode: link.code };
        const back = (failure: string | null) =>
          seeOther(`/boka/vantelista?${new URLSearchParams({ code: link.code, ...(failure && { fel: failure }) })}`);
        switch (form.get("Step")) {
          case "accept": {
            const outcome = await serverApi().acceptOffer(call);
            return outcome.ok ? seeOther(`/boka/uppgifter?code=${outcome.body.AccessCode}`) : back(outcome.body.Code);
          }
          case "decline": {
            const outcome = await serverApi().declineOffer(call);
            return back(outcome.ok ? null : outcome.body.Code);
          }
          default: {
            const outcome = await serverApi().leaveWaitingList(call);
            return back(outcome.ok ? null : outcome.body.Code);
          }
        }
      },
    },
  },
  loader: async ({ context: { queryClient }, deps: { code } }) => ({
    opened: await queryClient.query(waitingQuery(code)),
  }),
  gcTime: 0,
  head: () => headOf({ title: "Din plats på väntelistan" }),
  component: Place,
});

function Place() {
  const { code = "", ny, fel } = Route.useSearch();
  const { opened } = Route.useLoaderData();
  if ("Code" in opened) return <InvalidBookingLink {...opened} />;
  return <WaitingListPlacePage place={opened.found} code={code} isNew={ny === true} refusal={fel} />;
}

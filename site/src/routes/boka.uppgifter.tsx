import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import { api } from "../api/api.ts";
import { serverApi } from "../api/serverApiClient.server.ts";
import { BookedPage, InvalidBookingLink } from "../booking/BookedPage.tsx";
import { BookerPage } from "../booking/BookerPage.tsx";
import { bookerSteps } from "../booking/bookerSteps.ts";
import { bookedPath, bookingForm } from "../booking/bookingForm.ts";
import { bookingQuery } from "../booking/bookingQueries.ts";
import { type BookState, postBooking } from "../booking/bookPost.ts";
import { categoriesQuery } from "../categories/categoryQueries.ts";
import { methodNames } from "../checkout/offeredMethods.ts";
import { emptyValues } from "../forms/form.ts";
import { postedForm } from "../forms/postedForm.ts";
import { repeatPost, seeOther } from "../forms/postForm.server.ts";
import { readCode } from "../questions/accessCode.ts";
import { headOf } from "../searchEngines/pageHead.ts";
import { settingsQuery } from "../settings/settings.ts";

export const Route = createFileRoute("/boka/uppgifter")({
  validateSearch: (search): { code?: string | undefined } => ({ code: readCode(search.code) }),
  loaderDeps: ({ search: { code } }) => ({ code }),
  server: {
    handlers: {
      POST: async ({ request, next }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        const code = readCode(new URL(request.url).searchParams.get("code"));
        const held = code === undefined ? null : await serverApi().getBookingStatus({ accessCode: code });
        if (code === undefined || !held?.ok) return next();
        const posted = await postBooking(form, held.body, code, serverApi());
        if ("sent" in posted) return seeOther(bookedPath(posted.sent, code));
        if ("to" in posted) {
          // A 307 redirect posts the typed values again, to the page of the new time.
          if (posted.to === "held") return repeatPost(`/boka/uppgifter?code=${posted.code}`);
          return seeOther("/boka");
        }
        setResponseStatus(posted.status);
        return next({ context: { booking: posted.state } });
      },
    },
  },
  loader: async ({ context: { queryClient }, deps: { code }, serverContext }) => {
    await queryClient.query({ ...settingsQuery(), staleTime: "static" });
    const opened = await queryClient.query(bookingQuery(code));
    const fresh: BookState | null =
      "found" in opened ? { step: "form", values: emptyValues(bookingForm(opened.found)), refusal: null } : null;
    const start = serverContext?.booking ?? fresh;
    if (start?.step === "meeting") await queryClient.query({ ...categoriesQuery(), staleTime: "static" });
    return { opened, start };
  },
  // Not cached: each visit needs a new idempotency key.
  gcTime: 0,
  head: ({ loaderData }) => {
    const step: BookState["step"] = loaderData?.start?.step ?? "form";
    const { title } = bookerSteps[step];
    return headOf({ title: loaderData?.start?.refusal ? `Fel: ${title}` : title });
  },
  component: Booker,
});

function Booker() {
  const { code = "" } = Route.useSearch();
  const { opened, start } = Route.useLoaderData();
  const { Company: company, Meetings, PaymentMethods, Sms } = useSuspenseQuery(settingsQuery()).data;
  if ("Code" in opened || !start) return <InvalidBookingLink Code={"Code" in opened ? opened.Code : "LINK_INVALID"} />;
  const isOver = opened.found.State !== "Held" && start.refusal === null;
  if (!isOver)
    return (
      <BookerPage
        held={opened.found}
        code={code}
        start={start}
        company={company}
        methods={methodNames(PaymentMethods)}
        meetings={Meetings}
        hasSms={Sms !== null}
        book={api().bookMeeting}
      />
    );
  return (
    <BookedPage
      booking={opened.found}
      code={code}
      company={company}
      isNew={false}
      refusal={undefined}
      now={new Date()}
    />
  );
}

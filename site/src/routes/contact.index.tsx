import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import { api } from "../api/api.ts";
import { serverApi } from "../api/serverApiClient.server.ts";
import { ContactPage } from "../contact/ContactPage.tsx";
import { checkContact, emptyContact, readContact } from "../contact/contactForm.ts";
import { postedForm } from "../forms/postedForm.ts";
import { sendForm } from "../forms/sendForm.ts";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";
import { settingsQuery } from "../settings/settings.ts";

export const Route = createFileRoute("/contact/")({
  // What the message is about, for pages that send people here: /contact?amne=tillganglighet.
  validateSearch: (search): { amne?: string | undefined } => ({
    amne: typeof search.amne === "string" ? search.amne : undefined,
  }),
  loaderDeps: ({ search: { amne } }) => ({ amne }),
  server: {
    handlers: {
      // The form without script: the same page again with the errors and the typed values, or on.
      POST: async ({ request, next }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        const outcome = await sendForm(readContact(form), { check: checkContact, send: serverApi().sendMessage });
        if ("sent" in outcome) {
          const location = `/contact/tack?ref=${encodeURIComponent(outcome.sent.Reference)}`;
          return new Response(null, { status: 303, headers: { location } });
        }
        setResponseStatus(outcome.status);
        return next({ context: { contact: outcome.state } });
      },
    },
  },
  loader: async ({ context: { queryClient }, deps: { amne }, serverContext }) => {
    await queryClient.query({ ...settingsQuery(), staleTime: "static" });
    return { start: serverContext?.contact ?? { values: emptyContact(amne), refusal: null } };
  },
  // Every visit begins with a form of its own: what one was sent with must not come back with the next.
  gcTime: 0,
  head: ({ loaderData, match }) => {
    if (!loaderData) return headOfFailure(match.status);
    return headOf({
      title: loaderData.start.refusal ? "Fel: Kontakta oss" : "Kontakta oss",
      description: "Skriv till oss om ett köp, ett tekniskt problem, dina personuppgifter eller något annat.",
      path: "/contact",
    });
  },
  component: Contact,
});

function Contact() {
  const { start } = Route.useLoaderData();
  const company = useSuspenseQuery(settingsQuery()).data.Company;
  return <ContactPage start={start} company={company} send={api().sendMessage} />;
}

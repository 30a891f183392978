import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { api } from "../api/api.ts";
import { serverApi } from "../api/serverApiClient.server.ts";
import { ContactPage } from "../contact/ContactPage.tsx";
import { contactForm, subjectOf } from "../contact/contactForm.ts";
import { emptyValues } from "../forms/form.ts";
import { postForm } from "../forms/postForm.server.ts";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";
import { settingsQuery } from "../settings/settings.ts";

export const Route = createFileRoute("/contact/")({
  // The subject, for links from other pages: /contact?amne=tillganglighet.
  validateSearch: (search): { amne?: string | undefined } => ({
    amne: typeof search.amne === "string" ? search.amne : undefined,
  }),
  loaderDeps: ({ search: { amne } }) => ({ amne }),
  server: {
    handlers: {
      // The form without JavaScript.
      POST: async ({ request, next }) => {
        const posted = await postForm(
          request,
          contactForm,
          serverApi().sendMessage,
          ({ Reference }) => `/contact/tack?ref=${encodeURIComponent(Reference)}`,
        );
        return posted instanceof Response ? posted : next({ context: { contact: posted } });
      },
    },
  },
  loader: async ({ context: { queryClient }, deps: { amne }, serverContext }) => {
    await queryClient.query({ ...settingsQuery(), staleTime: "static" });
    return {
      start: serverContext?.contact ?? {
        values: emptyValues(contactForm, { Subject: subjectOf(amne) }),
        refusal: null,
      },
    };
  },
  // Not cached: each visit needs a new idempotency key.
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

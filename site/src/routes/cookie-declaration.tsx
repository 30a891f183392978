import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { cookiesOf } from "../consent/choiceCookies.ts";
import { useChoice } from "../consent/consent.ts";
import { recordChoice } from "../consent/consentRecord.server.ts";
import { DeclarationPage } from "../consent/DeclarationPage.tsx";
import { redirectPath } from "../consent/redirectPath.ts";
import { postedForm } from "../forms/postedForm.ts";
import { headOf, headOfFailure, readPublicUrl } from "../searchEngines/pageHead.ts";
import { settingsQuery } from "../settings/settings.ts";
import { Route as Root } from "./__root.tsx";

export const Route = createFileRoute("/cookie-declaration")({
  server: {
    handlers: {
      // Stores the choice, from the banner or this page, and redirects back.
      POST: async ({ request }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        const choice = form.get("Choice") === "all" ? "all" : "necessary";
        const { protocol, hostname } = new URL(readPublicUrl());
        const headers = new Headers({ location: redirectPath(form.get("Back")) });
        const visit = { cookies: request.headers.get("cookie"), host: hostname, secure: protocol === "https:" };
        for (const cookie of cookiesOf(choice, visit)) headers.append("set-cookie", cookie);
        recordChoice(choice, new Date());
        return new Response(null, { status: 303, headers });
      },
    },
  },
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query({ ...settingsQuery(), staleTime: "static" });
    return true;
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? headOf({
          title: "Cookiedeklaration",
          description: "Allt som Lagrum sparar i din webbläsare, varför och hur länge, och var du ändrar ditt val.",
          path: "/cookie-declaration",
        })
      : headOfFailure(match.status),
  component: Declaration,
});

function Declaration() {
  const { choice } = Root.useLoaderData();
  return <DeclarationPage outside={useSuspenseQuery(settingsQuery()).data.Outside} choice={useChoice(choice)} />;
}

import { accountPath, dashboardPath } from "@lagrum/core/account/signInRedirect";
import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { useEffect } from "react";
import { serverApi } from "../api/serverApiClient.server.ts";
import { categoriesQuery } from "../categories/categoryQueries.ts";
import { emptyValues } from "../forms/form.ts";
import { postForm } from "../forms/postForm.server.ts";
import { languageChoices } from "../profile/languageChoices.ts";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";
import { showMachines } from "../session/inspector.ts";
import { siteEffects } from "../session/siteEffects.ts";
import { readVisitor } from "../session/visitor.ts";
import { settingsQuery } from "../settings/settings.ts";
import { SignUpPage } from "../signUp/SignUpPage.tsx";
import { signUpForm } from "../signUp/signUpForm.ts";
import { universitiesQuery } from "../signUp/universityQueries.ts";

export const Route = createFileRoute("/signup/")({
  server: {
    handlers: {
      // The form without JavaScript.
      POST: async ({ request, next }) => {
        const posted = await postForm(request, signUpForm, serverApi().signUp, () => "/signup/tack");
        return posted instanceof Response ? posted : next({ context: { signUp: posted } });
      },
    },
  },
  loader: async ({ context: { queryClient }, serverContext }) => {
    const visitor = await readVisitor();
    if (visitor) throw redirect({ href: visitor.staff ? dashboardPath : accountPath, statusCode: 303 });
    await Promise.all([
      queryClient.query({ ...categoriesQuery(), staleTime: "static" }),
      queryClient.query({ ...universitiesQuery(), staleTime: "static" }),
      queryClient.query({ ...settingsQuery(), staleTime: "static" }),
    ]);
    const start = serverContext?.signUp ?? { values: emptyValues(signUpForm), refusal: null };
    return { start, languages: languageChoices() };
  },
  // Not cached: each visit needs a new idempotency key.
  gcTime: 0,
  head: ({ loaderData, match }) => {
    if (!loaderData) return headOfFailure(match.status);
    return headOf({
      title: loaderData.start.refusal ? "Fel: Bli rådgivare" : "Bli rådgivare",
      description: "För dig som studerar juridik eller har din examen: ansök om att svara på frågor hos oss.",
      path: "/signup",
    });
  },
  component: SignUp,
});

function SignUp() {
  const { start, languages } = Route.useLoaderData();
  const areas = useSuspenseQuery(categoriesQuery()).data;
  const universities = useSuspenseQuery(universitiesQuery()).data;
  const isDemo = useSuspenseQuery(settingsQuery()).data.Mode === "demo";
  useEffect(() => {
    if (isDemo) void showMachines();
  }, [isDemo]);
  return <SignUpPage start={start} choices={{ areas, universities, languages }} effects={siteEffects} />;
}

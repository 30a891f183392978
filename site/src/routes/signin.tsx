import { accountPath, dashboardPath } from "@lagrum/core/account/signInRedirect";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { headOf } from "../searchEngines/pageHead.ts";
import { siteEffects } from "../session/siteEffects.ts";
import { readVisitor } from "../session/visitor.ts";
import { SignInPage } from "../signIn/SignInPage.tsx";

export const Route = createFileRoute("/signin")({
  loader: async () => {
    const visitor = await readVisitor();
    if (visitor) throw redirect({ href: visitor.staff ? dashboardPath : accountPath, statusCode: 303 });
  },
  head: () => headOf({ title: "Logga in" }),
  component: () => <SignInPage effects={siteEffects} />,
});

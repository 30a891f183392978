import { createFileRoute, redirect } from "@tanstack/react-router";
import { headOf } from "../searchEngines/pageHead.ts";
import { readVisitor } from "../session/visitor.ts";
import { SignInPage } from "../signIn/SignInPage.tsx";

export const Route = createFileRoute("/signin")({
  loader: async () => {
    if ((await readVisitor())?.staff) throw redirect({ href: "/admin/dashboard", statusCode: 303 });
  },
  head: () => headOf({ title: "Logga in" }),
  component: SignInPage,
});

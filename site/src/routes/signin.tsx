import { createFileRoute, redirect } from "@tanstack/react-router";
import { SignInPage } from "../account/SignInPage.tsx";
import { headOf } from "../address.ts";
import { readVisitor } from "../visitor.ts";

export const Route = createFileRoute("/signin")({
  loader: async () => {
    if ((await readVisitor())?.staff) throw redirect({ href: "/admin/dashboard", statusCode: 303 });
  },
  head: () => headOf({ title: "Logga in" }),
  component: SignInPage,
});

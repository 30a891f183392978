import { createFileRoute, Link } from "@tanstack/react-router";
import { RequireAccount } from "../account/RequireAccount.tsx";
import { TestPage } from "../account/TestPage.tsx";
import { headOf } from "../address.ts";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";

export const Route = createFileRoute("/account/provfragor")({
  head: () => headOf({ title: "Provfrågor" }),
  component: Test,
});

function Test() {
  return (
    <>
      <Breadcrumbs parent={<Link to="/account">Mitt konto</Link>} current="Provfrågor" />
      <h1>Provfrågor</h1>
      <RequireAccount>{(me) => <TestPage me={me} />}</RequireAccount>
    </>
  );
}

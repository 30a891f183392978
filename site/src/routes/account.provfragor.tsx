import { createFileRoute, Link } from "@tanstack/react-router";
import { TestPage } from "../profile/TestPage.tsx";
import { headOf } from "../searchEngines/pageHead.ts";
import { RequireAccount } from "../session/RequireAccount.tsx";

export const Route = createFileRoute("/account/provfragor")({
  head: () => headOf({ title: "Provfrågor" }),
  component: Test,
});

function Test() {
  return (
    <>
      <h1>Provfrågor</h1>
      <RequireAccount>{(me) => <TestPage me={me} />}</RequireAccount>
      <p>
        <Link to="/account">Tillbaka till ditt konto</Link>
      </p>
    </>
  );
}

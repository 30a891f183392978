import { accountTexts } from "@lagrum/core/texts/accounts";
import { createFileRoute } from "@tanstack/react-router";
import { headOf } from "../searchEngines/pageHead.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";

/** The receipt of a form posted without JavaScript; with it, a dialog shows the same. */
export const Route = createFileRoute("/signup/tack")({
  head: () => headOf({ title: "Tack för din ansökan" }),
  component: Received,
});

function Received() {
  return (
    <>
      <h1>Ansökan är mottagen</h1>
      <Notice>
        <p>{accountTexts["signup.signupComplete"]}</p>
      </Notice>
      <p>Har mejlet inte kommit inom några minuter? Titta i skräpposten. Länken gäller i sju dagar.</p>
      <ButtonLink variant="secondary" to="/signin">
        Logga in
      </ButtonLink>
    </>
  );
}

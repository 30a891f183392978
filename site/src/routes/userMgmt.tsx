import { createFileRoute, redirect, useLocation } from "@tanstack/react-router";
import { answerWith } from "../api/api.ts";
import { headOf } from "../searchEngines/pageHead.ts";
import { ChoosePasswordPage } from "../signIn/ChoosePasswordPage.tsx";
import { ConfirmAddressPage } from "../signIn/ConfirmAddressPage.tsx";
import { readEmailActionLink } from "../signIn/emailActionLink.ts";
import { InvalidLink } from "../signIn/InvalidLink.tsx";

/** The target of every link in Firebase's e-mails. A sign-in link redirects to the home page. */
export const Route = createFileRoute("/userMgmt")({
  beforeLoad: ({ location }) => {
    if (readEmailActionLink(location.searchStr)?.mode === "signIn") {
      throw redirect({ href: `/${location.searchStr}`, statusCode: 303 });
    }
  },
  loader: ({ location }) => {
    if (!readEmailActionLink(location.searchStr)) answerWith(404);
  },
  head: ({ match }) => {
    const isReset = new URLSearchParams(match.search as Record<string, string>).get("mode") === "resetPassword";
    return headOf({ title: isReset ? "Välj ett nytt lösenord" : "Bekräfta din adress" });
  },
  component: UserMgmt,
});

function UserMgmt() {
  const link = readEmailActionLink(useLocation({ select: (location) => location.searchStr }));
  switch (link?.mode) {
    case "resetPassword":
      return <ChoosePasswordPage code={link.code} />;
    case "verifyEmail":
    case "verifyAndChangeEmail":
    case "recoverEmail":
      return <ConfirmAddressPage code={link.code} isProviders />;
    default:
      return <InvalidLink />;
  }
}

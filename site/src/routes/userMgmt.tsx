import { createFileRoute, redirect, useLocation } from "@tanstack/react-router";
import { ChoosePasswordPage } from "../account/ChoosePasswordPage.tsx";
import { ConfirmAddressPage } from "../account/ConfirmAddressPage.tsx";
import { readMailedLink } from "../account/mailedLink.ts";
import { UselessLink } from "../account/UselessLink.tsx";
import { headOf } from "../address.ts";
import { answerWith } from "../api.ts";

/** Where every link in the provider's mails leads. A link that signs in goes on to the home page. */
export const Route = createFileRoute("/userMgmt")({
  beforeLoad: ({ location }) => {
    if (readMailedLink(location.searchStr)?.mode === "signIn") {
      throw redirect({ href: `/${location.searchStr}`, statusCode: 303 });
    }
  },
  loader: ({ location }) => {
    if (!readMailedLink(location.searchStr)) answerWith(404);
  },
  head: ({ match }) => {
    const isReset = new URLSearchParams(match.search as Record<string, string>).get("mode") === "resetPassword";
    return headOf({ title: isReset ? "Välj ett nytt lösenord" : "Bekräfta din adress" });
  },
  component: UserMgmt,
});

function UserMgmt() {
  const link = readMailedLink(useLocation({ select: (location) => location.searchStr }));
  switch (link?.mode) {
    case "resetPassword":
      return <ChoosePasswordPage code={link.code} />;
    case "verifyEmail":
    case "verifyAndChangeEmail":
    case "recoverEmail":
      return <ConfirmAddressPage code={link.code} isProviders />;
    default:
      return <UselessLink />;
  }
}

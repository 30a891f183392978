import type { Me } from "@lagrum/core/account/accountSchema";
import { rootPath } from "@lagrum/core/account/signInRedirect";
import { accountTexts } from "@lagrum/core/texts/accounts";
import { errorText } from "@lagrum/core/texts/errors";
import { type ReactNode, useEffect } from "react";
import { Button } from "../ui/Button.tsx";
import { GlobalAlert } from "../ui/GlobalAlert.tsx";
import { Loading } from "../ui/Loading.tsx";
import { Notice } from "../ui/Notice.tsx";
import { WithoutScript } from "../ui/WithoutScript.tsx";
import { goTo } from "./navigation.ts";
import { sessionEvents, startSession, useSession } from "./session.ts";

/**
 * The guard of a protected page. Nothing of the page renders until the session is known; an anonymous visitor gets the alert of
 * section 2 and is sent to the start page.
 */
export function RequireAccount({ children }: { children: (me: Me) => ReactNode }) {
  const { status, me, at, error, isLeaving } = useSession();
  useEffect(() => void startSession(), []);
  if (isLeaving || at === "ended" || at === "ending") return null;
  if (at === "unreachable" || at === "withoutMe" || at === "notSignedOut") {
    const words = {
      unreachable: "session.unreachable",
      withoutMe: "session.withoutMe",
      notSignedOut: "session.notSignedOut",
    } as const;
    const again = at === "notSignedOut" ? () => void sessionEvents.signOut() : sessionEvents.retry;
    return (
      <Notice tone="danger" title={accountTexts[words[at]]} live>
        <p>{errorText(error ?? "")}</p>
        <Button type="button" variant="secondary" onClick={again}>
          Försök igen
        </Button>
      </Notice>
    );
  }
  if (status === false) {
    return (
      <GlobalAlert title="Du är inte inloggad" onOk={() => goTo(rootPath)}>
        {errorText("NOT_LOGGED_IN")}
      </GlobalAlert>
    );
  }
  if (status === null || me === null) {
    return (
      <>
        <WithoutScript>För den här sidan behöver JavaScript vara påslaget. Att läsa och fråga går utan.</WithoutScript>
        <Loading words="Ser efter om du är inloggad …" />
      </>
    );
  }
  return children(me);
}

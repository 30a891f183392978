import type { ClientErrorCode, Details } from "@lagrum/core/contract/problem";
import { type AccountTextKey, accountTexts } from "@lagrum/core/texts/accounts";
import { errorText } from "@lagrum/core/texts/errors";
import { useState } from "react";
import { refusalIn } from "../forms/errorSummary.ts";
import { Button } from "../ui/Button.tsx";
import { GlobalAlert } from "../ui/GlobalAlert.tsx";
import { Loading } from "../ui/Loading.tsx";
import { Notice } from "../ui/Notice.tsx";
import { RetryNotice } from "../ui/RetryNotice.tsx";
import { MailForm } from "./MailForm.tsx";

interface Props {
  /** The state of `activation` or `emailLink`, which share their states about links. */
  at: string;
  context: { Email: string; error: ClientErrorCode | null; Details: Details | null };
  /** The texts for an e-mail that was sent, and for one that was not. */
  sent: AccountTextKey;
  notSent: AccountTextKey;
  send: (event: { type: "SEND" | "GIVE_ADDRESS"; Email: string } | { type: "RETRY" }) => void;
}

/** The states of an opened sign-in link, until the person is signed in. */
export function EmailLinkView({ at, context, sent, notSent, send }: Props) {
  const [isDismissed, setDismissed] = useState(false);
  const { Email, error } = context;
  const retry = () => send({ type: "RETRY" });
  const askForMail = (isBusy: boolean) => (
    <MailForm
      id="link"
      email={Email}
      refused={refusalIn(context)}
      isBusy={isBusy}
      onSend={(address) => send({ type: "SEND", Email: address })}
    >
      <Button busy={isBusy}>{isBusy ? "Skickar…" : "Skicka en ny länk"}</Button>
    </MailForm>
  );
  switch (at) {
    case "askingAddress":
      return (
        <>
          <p>{accountTexts["emailLink.askingAddress"]}</p>
          <MailForm
            id="address"
            email={Email}
            refused={refusalIn(context)}
            isBusy={false}
            onSend={(address) => send({ type: "GIVE_ADDRESS", Email: address })}
          >
            <Button>Logga in</Button>
          </MailForm>
        </>
      );
    case "notSignedIn":
      return <RetryNotice title="Det gick inte att logga in" error={error} onRetry={retry} />;
    case "withoutMe":
      return <RetryNotice title={accountTexts["login.withoutMe"]} error={error} onRetry={retry} />;
    case "refused":
      return (
        <>
          <RetryNotice title="Det gick inte att logga in" error={error} />
          <p>Kom mejlet till en annan adress? Då skickar vi en länk dit.</p>
          {askForMail(false)}
        </>
      );
    case "sending":
      return askForMail(true);
    case "sent":
      return (
        <Notice tone="info" title="Kolla din inkorg" live>
          <p>{accountTexts[sent]}</p>
          <Button type="button" variant="secondary" onClick={() => send({ type: "SEND", Email })}>
            Skicka mejlet igen
          </Button>
        </Notice>
      );
    case "notSent":
      return (
        <>
          <RetryNotice title={accountTexts[notSent]} error={error} details={context.Details} onRetry={retry} />
          {context.Details?.Email && askForMail(false)}
        </>
      );
    case "linkExpired":
      return (
        <>
          <p>{accountTexts["activation.linkExpired"]}</p>
          {askForMail(false)}
          {!isDismissed && (
            <GlobalAlert title="Länken gäller inte längre" onOk={() => setDismissed(true)}>
              {errorText("LINK_HAS_EXPIRED")}
            </GlobalAlert>
          )}
        </>
      );
    default:
      return <Loading words="Loggar in …" />;
  }
}

import { activationWith } from "@lagrum/core/machines/activation";
import { accountTexts } from "@lagrum/core/texts/accounts";
import { useMachine } from "@xstate/react";
import type { SubmitEvent } from "react";
import { inspect } from "../session/inspector.ts";
import { siteEffects } from "../session/siteEffects.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { RetryNotice } from "../ui/RetryNotice.tsx";
import { EmailLinkView } from "./EmailLinkView.tsx";

const activation = activationWith(siteEffects);
/** The same machine for a Firebase e-mail that only verifies an address. */
const verification = activationWith({ ...siteEffects, confirmAccount: siteEffects.applyCode });

interface Props {
  code: string;
  /** The code is Firebase's, not the API's. */
  isProviders?: boolean;
}

/** The page that a confirmation e-mail links to. Opening it changes nothing; its button confirms. */
export function ConfirmAddressPage({ code, isProviders }: Props) {
  const [snapshot, send] = useMachine(isProviders ? verification : activation, { input: { Code: code }, inspect });
  const { value, context } = snapshot;
  const isBusy = value === "confirming";
  const confirm = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ type: "CONFIRM" });
  };
  const content = () => {
    switch (value) {
      case "unconfirmed":
      case "confirming":
        return (
          <form method="post" onSubmit={confirm}>
            <p>{accountTexts["activation.unconfirmed"]}</p>
            <input type="hidden" name="code" value={code} />
            <Button busy={isBusy}>{isBusy ? "Bekräftar…" : "Bekräfta adressen"}</Button>
          </form>
        );
      case "notConfirmed":
        return (
          <RetryNotice
            title={accountTexts["activation.notConfirmed"]}
            error={context.error}
            onRetry={() => send({ type: "RETRY" })}
          />
        );
      case "confirmed":
        return <Confirmed onContinue={() => send({ type: "CONTINUE" })} />;
      default:
        return (
          <EmailLinkView at={value} context={context} sent="activation.sent" notSent="emailLink.notSent" send={send} />
        );
    }
  };
  return (
    <>
      <h1>Bekräfta din adress</h1>
      {content()}
    </>
  );
}

/** The server renders it too, for a form that was posted without JavaScript. */
export function Confirmed({ onContinue }: { onContinue?: () => void }) {
  return (
    <>
      <Notice tone="success" live>
        <p>{accountTexts["activation.confirmed"]}</p>
      </Notice>
      <form
        action="/signin"
        onSubmit={(event) => {
          if (!onContinue) return;
          event.preventDefault();
          onContinue();
        }}
      >
        <Button>Till inloggningen</Button>
      </form>
    </>
  );
}

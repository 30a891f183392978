import type { Details, FieldCode } from "@lagrum/core/contract/problem";
import { passwordResetWith } from "@lagrum/core/machines/passwordReset";
import { accountTexts } from "@lagrum/core/texts/accounts";
import { errorText, fieldText } from "@lagrum/core/texts/errors";
import { useMachine } from "@xstate/react";
import { type SubmitEvent, useState } from "react";
import { refusalIn } from "../forms/errorSummary.ts";
import { inspect } from "../session/inspector.ts";
import { siteEffects } from "../session/siteEffects.ts";
import { Button } from "../ui/Button.tsx";
import { GlobalAlert } from "../ui/GlobalAlert.tsx";
import { Loading } from "../ui/Loading.tsx";
import { Notice } from "../ui/Notice.tsx";
import { PasswordField } from "../ui/PasswordField.tsx";
import { RetryNotice } from "../ui/RetryNotice.tsx";
import { TextField } from "../ui/TextField.tsx";
import { MailForm } from "./MailForm.tsx";
import { passwordError, passwordHint } from "./passwordCheck.ts";

const passwordReset = passwordResetWith(siteEffects);

/** The page that a reset e-mail links to: sets a new password and signs in. */
export function ChoosePasswordPage({ code }: { code: string }) {
  const [snapshot, send] = useMachine(passwordReset, { input: { Code: code }, inspect });
  const [isDismissed, setDismissed] = useState(false);
  const { value, context } = snapshot;
  const retry = () => send({ type: "RETRY" });
  const isBusy = snapshot.hasTag("pending") || snapshot.status === "done";

  const content = () => {
    switch (value) {
      case "checkingLink":
        return <Loading words="Prövar länken …" />;
      case "linkUnchecked":
        return (
          <RetryNotice title={accountTexts["passwordReset.linkUnchecked"]} error={context.error} onRetry={retry} />
        );
      case "forgotten":
      case "linkExpired":
      case "sending":
      case "notSent":
        return (
          <>
            {value === "notSent" && (
              <RetryNotice
                title={accountTexts["passwordReset.notSent"]}
                error={context.error}
                details={context.Details}
              />
            )}
            <p>{accountTexts["passwordReset.linkExpired"]}</p>
            <MailForm
              id="reset"
              email={context.Email}
              refused={refusalIn(context)}
              isBusy={isBusy}
              onSend={(Email) => send({ type: "SEND", Email })}
            >
              <Button busy={isBusy}>{isBusy ? "Skickar…" : "Skicka en ny länk"}</Button>
            </MailForm>
          </>
        );
      case "sent":
        return (
          <Notice tone="info" title="Kolla din inkorg" live>
            <p>{accountTexts["login.forgotpasswordsent"]}</p>
          </Notice>
        );
      case "notSignedIn":
      case "notificationFailed":
        return (
          <RetryNotice title={accountTexts[`passwordReset.${value}`]} error={context.error} onRetry={retry}>
            <Button type="button" variant="plain" onClick={() => send({ type: "GO_TO_SIGN_IN" })}>
              Till inloggningen
            </Button>
          </RetryNotice>
        );
      default:
        return (
          <>
            {value === "notConfirmed" && (
              <RetryNotice title={accountTexts["passwordReset.notConfirmed"]} error={context.error} onRetry={retry} />
            )}
            <PasswordForm
              email={context.Email}
              refused={context.Details}
              isBusy={isBusy}
              onSave={(Password) => send({ type: "SAVE_PASSWORD", Password })}
            />
          </>
        );
    }
  };
  return (
    <>
      <h1>Välj ett nytt lösenord</h1>
      {content()}
      {value === "linkExpired" && !isDismissed && (
        <GlobalAlert title="Länken gäller inte längre" onOk={() => setDismissed(true)}>
          {errorText("LINK_HAS_EXPIRED")}
        </GlobalAlert>
      )}
    </>
  );
}

interface FormProps {
  email: string;
  refused: Details | null;
  isBusy: boolean;
  onSave: (password: string) => void;
}

function PasswordForm({ email, refused, isBusy, onSave }: FormProps) {
  const [error, setError] = useState<FieldCode | null>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const password = String(new FormData(form).get("Password") ?? "");
    const found = await passwordError(password, [email]);
    setError(found);
    if (found === null) onSave(password);
    else form.querySelector<HTMLInputElement>("[name=Password]")?.focus();
  };
  const code = error ?? refused?.Password?.[0];
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <TextField name="Email" label="E-post" type="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        name="Password"
        label="Nytt lösenord"
        autoComplete="new-password"
        hint={passwordHint}
        error={code && fieldText("Password", code)}
      />
      <Button busy={isBusy}>{isBusy ? "Sparar…" : "Spara och logga in"}</Button>
    </form>
  );
}

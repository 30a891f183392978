import type { Me } from "@lagrum/core/account/accountSchema";
import { accountTexts } from "@lagrum/core/texts/accounts";
import { type SubmitEvent, useMemo, useState } from "react";
import { type FormRefusal, fieldErrors, invalid, summaryLines, withErrors } from "../forms/errorSummary.ts";
import { readValues, type ValuesOf } from "../forms/form.ts";
import { authenticatedApi } from "../session/authenticatedApi.ts";
import { identity } from "../session/identity.ts";
import { passwordError, passwordHint } from "../signIn/passwordCheck.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import { Notice } from "../ui/Notice.tsx";
import { PasswordField } from "../ui/PasswordField.tsx";
import { changePasswordForm } from "./passwordForms.ts";

async function check(me: Me, values: ValuesOf<typeof changePasswordForm>) {
  const code = await passwordError(values.Password, [me.FirstName, me.LastName, me.Email]);
  return withErrors(changePasswordForm.check(values), code ? { Password: [code] } : {});
}

/** Changes the password at the identity provider, then ends all earlier sessions through the API. */
export function ChangePassword({ me, onChanged }: { me: Me; onChanged: () => void }) {
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const summary = useMemo(() => summaryLines(changePasswordForm, refusal), [refusal]);
  const errors = fieldErrors(changePasswordForm, refusal);
  const [at, setAt] = useState<"open" | "sending" | "notReported" | "done">("open");
  const [revision, setRevision] = useState(0);

  const report = async () => {
    setAt("sending");
    const outcome = await authenticatedApi.passwordUpdated();
    setAt(outcome.ok ? "done" : "notReported");
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (at === "sending") return;
    const values = readValues(changePasswordForm, new FormData(event.currentTarget));
    setAt("sending");
    const checked = await check(me, values);
    setRefusal(checked.ok ? null : invalid(checked.details));
    if (!checked.ok) {
      setAt("open");
      return;
    }
    const { CurrentPassword: Current, Password } = values;
    const changed = await identity.changePassword({ Email: me.Email, Current, Password });
    if (!changed.ok) {
      setAt("open");
      const isWrong = changed.Code === "WRONG_LOGIN_DATA";
      setRefusal(isWrong ? invalid({ CurrentPassword: ["INVALID_VALUE"] }) : changed);
      return;
    }
    // A new key empties the fields.
    setRevision((count) => count + 1);
    onChanged();
    await report();
  };

  return (
    <>
      <ErrorSummary errors={summary} title="Lösenordet är inte bytt" />
      {at === "done" && (
        <Notice tone="success" live>
          <p>Lösenordet är bytt. Är du inloggad på andra enheter loggas du ut där.</p>
        </Notice>
      )}
      {at === "notReported" && (
        <Notice tone="danger" live>
          <p>{accountTexts["passwordReset.notificationFailed"]}</p>
          <Button type="button" variant="secondary" onClick={() => void report()}>
            Försök igen
          </Button>
        </Notice>
      )}
      <form key={revision} noValidate onSubmit={(event) => void submit(event)}>
        {/* For password managers: the account's user name. */}
        <input type="hidden" name="Email" autoComplete="username" value={me.Email} />
        <PasswordField
          name="CurrentPassword"
          label="Nuvarande lösenord"
          autoComplete="current-password"
          error={errors.CurrentPassword}
        />
        <PasswordField
          name="Password"
          label="Nytt lösenord"
          hint={passwordHint}
          autoComplete="new-password"
          error={errors.Password}
        />
        <Button variant="secondary" busy={at === "sending"}>
          {at === "sending" ? "Byter…" : "Byt lösenord"}
        </Button>
      </form>
    </>
  );
}

import type { Me } from "@lagrum/core/account/accountSchema";
import { accountTexts } from "@lagrum/core/texts/accounts";
import { errorText, fieldText } from "@lagrum/core/texts/errors";
import { type SubmitEvent, useState } from "react";
import { textOf } from "../forms/form.ts";
import { authenticatedApi } from "../session/authenticatedApi.ts";
import { identity } from "../session/identity.ts";
import { passwordError, passwordHint } from "../signIn/passwordCheck.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorSummary, type FormError } from "../ui/ErrorSummary.tsx";
import { Notice } from "../ui/Notice.tsx";
import { PasswordField } from "../ui/PasswordField.tsx";

const current = "CurrentPassword";
const chosen = "Password";

async function check(me: Me, old: string, wanted: string): Promise<FormError[]> {
  const code = await passwordError(wanted, [me.FirstName, me.LastName, me.Email]);
  return [
    ...(old === "" ? [{ field: current, text: accountTexts["account.passwordMissing"] }] : []),
    ...(code ? [{ field: chosen, text: fieldText("Password", code) }] : []),
  ];
}

/** Changes the password at the identity provider, then ends all earlier sessions through the API. */
export function ChangePassword({ me, onChanged }: { me: Me; onChanged: () => void }) {
  const [errors, setErrors] = useState<FormError[]>([]);
  const [at, setAt] = useState<"open" | "sending" | "notReported" | "done">("open");
  const [revision, setRevision] = useState(0);
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.text;

  const report = async () => {
    setAt("sending");
    const outcome = await authenticatedApi.passwordUpdated();
    setAt(outcome.ok ? "done" : "notReported");
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (at === "sending") return;
    const form = new FormData(event.currentTarget);
    const [old, wanted] = [textOf(form, current), textOf(form, chosen)];
    setAt("sending");
    const found = await check(me, old, wanted);
    setErrors(found);
    if (found.length > 0) {
      setAt("open");
      return;
    }
    const changed = await identity.changePassword({ Email: me.Email, Current: old, Password: wanted });
    if (!changed.ok) {
      setAt("open");
      const [code] = changed.Details?.Password ?? [];
      if (changed.Code === "WRONG_LOGIN_DATA") {
        setErrors([{ field: current, text: accountTexts["account.wrongPassword"] }]);
      } else if (code) setErrors([{ field: chosen, text: fieldText("Password", code) }]);
      else setErrors([{ text: errorText(changed.Code) }]);
      return;
    }
    // A new key empties the fields.
    setRevision((count) => count + 1);
    onChanged();
    await report();
  };

  return (
    <>
      <ErrorSummary errors={errors} title="Lösenordet är inte bytt" />
      {at === "done" && (
        <Notice tone="success" live>
          <p>Lösenordet är bytt. Är du inloggad på andra enheter loggas du ut där.</p>
        </Notice>
      )}
      {at === "notReported" && (
        <Notice tone="danger" live>
          <p>{accountTexts["passwordReset.serverNotTold"]}</p>
          <Button type="button" variant="secondary" onClick={() => void report()}>
            Försök igen
          </Button>
        </Notice>
      )}
      <form key={revision} noValidate onSubmit={(event) => void submit(event)}>
        {/* For password managers: the account's user name. */}
        <input type="hidden" name="Email" autoComplete="username" value={me.Email} />
        <PasswordField
          name={current}
          label="Nuvarande lösenord"
          autoComplete="current-password"
          error={errorOf(current)}
        />
        <PasswordField
          name={chosen}
          label="Nytt lösenord"
          hint={passwordHint}
          autoComplete="new-password"
          error={errorOf(chosen)}
        />
        <Button variant="secondary" busy={at === "sending"}>
          {at === "sending" ? "Byter…" : "Byt lösenord"}
        </Button>
      </form>
    </>
  );
}

import type { Me } from "@lagrum/core/account/accountSchema";
import { isStaff } from "@lagrum/core/account/roles";
import { accountTexts } from "@lagrum/core/texts/accounts";
import { errorText } from "@lagrum/core/texts/errors";
import { type SubmitEvent, useState } from "react";
import { textOf } from "../forms/form.ts";
import { authenticatedApi } from "../session/authenticatedApi.ts";
import { identity } from "../session/identity.ts";
import { sessionEvents } from "../session/session.ts";
import { Button } from "../ui/Button.tsx";
import { ConfirmationModal } from "../ui/ConfirmationModal.tsx";
import { ErrorSummary, type FormError } from "../ui/ErrorSummary.tsx";
import styles from "../ui/Form.module.css";
import { GlobalAlert } from "../ui/GlobalAlert.tsx";
import { PasswordField } from "../ui/PasswordField.tsx";

const field = "DeletePassword";

/** Deletes the account. A password is asked for first, and the API demands a recent sign-in. */
export function DeleteAccount({ me }: { me: Me }) {
  const [errors, setErrors] = useState<FormError[]>([]);
  const [password, setPassword] = useState("");
  const [at, setAt] = useState<"open" | "asking" | "sending" | "gone">("open");

  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = textOf(new FormData(event.currentTarget), field);
    const isMissing = me.PasswordSet && typed === "";
    setErrors(isMissing ? [{ field, text: accountTexts["account.passwordMissing"] }] : []);
    setPassword(typed);
    if (!isMissing) setAt("asking");
  };

  const refuse = (error: FormError) => {
    setAt("open");
    setErrors([error]);
  };

  const leave = async () => {
    setAt("sending");
    if (me.PasswordSet) {
      const shown = await identity.confirmIdentity({ Email: me.Email, Password: password });
      if (!shown.ok) {
        const isWrong = shown.Code === "WRONG_LOGIN_DATA";
        refuse(isWrong ? { field, text: accountTexts["account.wrongPassword"] } : { text: errorText(shown.Code) });
        return;
      }
    }
    const outcome = await authenticatedApi.deleteMe();
    if (outcome.ok) setAt("gone");
    else refuse({ text: errorText(outcome.body.Code) });
  };

  return (
    <section aria-labelledby="delete">
      <h2 id="delete">Ta bort kontot</h2>
      <WhatHappens me={me} />
      <ErrorSummary errors={errors} title="Kontot är inte borttaget" />
      <form noValidate onSubmit={ask}>
        {me.PasswordSet && (
          <PasswordField
            name={field}
            label="Ditt lösenord"
            hint="Så att ingen annan kan ta bort kontot åt dig."
            autoComplete="current-password"
            error={errors.find((error) => error.field)?.text}
          />
        )}
        <Button variant="danger">Ta bort kontot</Button>
      </form>
      <ConfirmationModal
        open={at === "asking" || at === "sending"}
        title="Ta bort kontot?"
        danger
        busy={at === "sending"}
        onYes={() => void leave()}
        onCancel={() => setAt("open")}
      >
        <WhatHappens me={me} />
      </ConfirmationModal>
      {at === "gone" && (
        <GlobalAlert title="Kontot är borttaget" onOk={() => void sessionEvents.signOut()}>
          {accountTexts["account.deleted"]}
        </GlobalAlert>
      )}
    </section>
  );
}

function WhatHappens({ me }: { me: Me }) {
  return (
    <ul className={styles.terms}>
      <li>Ditt namn, dina kontaktuppgifter och det du berättade i ansökan raderas, här och i inloggningstjänsten.</li>
      <li>Dina svar på provfrågorna raderas.</li>
      {isStaff(me.roles) && (
        <>
          <li>Frågor som du har reserverat lämnas tillbaka.</li>
          <li>Svar som du har skrivit finns kvar, utan ditt namn.</li>
        </>
      )}
      <li>I historiken blir en rad utan namn kvar.</li>
      <li>Det går inte att ångra. Vill du ha kvar något, hämta dina uppgifter först.</li>
    </ul>
  );
}

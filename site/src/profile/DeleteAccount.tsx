import type { Me } from "@lagrum/core/account/accountSchema";
import { isStaff } from "@lagrum/core/account/roles";
import { accountTexts } from "@lagrum/core/texts/accounts";
import { type SubmitEvent, useMemo, useState } from "react";
import { type FormRefusal, fieldErrors, invalid, summaryLines } from "../forms/errorSummary.ts";
import { readValues } from "../forms/form.ts";
import { authenticatedApi } from "../session/authenticatedApi.ts";
import { identity } from "../session/identity.ts";
import { sessionEvents } from "../session/session.ts";
import { Button } from "../ui/Button.tsx";
import { ConfirmationModal } from "../ui/ConfirmationModal.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import styles from "../ui/Form.module.css";
import { GlobalAlert } from "../ui/GlobalAlert.tsx";
import { PasswordField } from "../ui/PasswordField.tsx";
import { deleteAccountForm } from "./passwordForms.ts";

/** Deletes the account. The form requires the password first, and the API requires a recent sign-in. */
export function DeleteAccount({ me }: { me: Me }) {
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const summary = useMemo(() => summaryLines(deleteAccountForm, refusal), [refusal]);
  const [password, setPassword] = useState("");
  const [at, setAt] = useState<"open" | "asking" | "sending" | "gone">("open");

  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = readValues(deleteAccountForm, new FormData(event.currentTarget));
    const checked = deleteAccountForm.check(values);
    const error = me.PasswordSet && !checked.ok ? invalid(checked.details) : null;
    setRefusal(error);
    setPassword(values.DeletePassword);
    if (error === null) setAt("asking");
  };

  const refuse = (error: FormRefusal) => {
    setAt("open");
    setRefusal(error);
  };

  const leave = async () => {
    setAt("sending");
    if (me.PasswordSet) {
      const shown = await identity.confirmIdentity({ Email: me.Email, Password: password });
      if (!shown.ok) {
        const isWrong = shown.Code === "WRONG_LOGIN_DATA";
        refuse(isWrong ? invalid({ DeletePassword: ["INVALID_VALUE"] }) : { Code: shown.Code });
        return;
      }
    }
    const outcome = await authenticatedApi.deleteMe();
    if (outcome.ok) setAt("gone");
    else refuse({ Code: outcome.body.Code });
  };

  return (
    <section aria-labelledby="delete">
      <h2 id="delete">Ta bort kontot</h2>
      <WhatHappens me={me} />
      <ErrorSummary errors={summary} title="Kontot är inte borttaget" />
      <form noValidate onSubmit={ask}>
        {me.PasswordSet && (
          <PasswordField
            name="DeletePassword"
            label="Ditt lösenord"
            hint="Så att ingen annan kan ta bort kontot åt dig."
            autoComplete="current-password"
            error={fieldErrors(deleteAccountForm, refusal).DeletePassword}
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

import { SignInHelpRequest } from "@lagrum/core/account/accountSchema";
import { checkBody } from "@lagrum/core/contract/checkBody";
import { type ReactNode, type SubmitEvent, useEffect, useState } from "react";
import { type FormRefusal, fieldErrors, invalid } from "../forms/errorSummary.ts";
import { defineForm, textOf } from "../forms/form.ts";
import { TextField } from "../ui/TextField.tsx";

interface Props {
  /** The form's id, for a submit button outside it, and the prefix of its field. */
  id: string;
  /** The field's initial value. */
  email?: string;
  hint?: string;
  /** Why the address was refused. */
  refused?: FormRefusal | null;
  isBusy: boolean;
  onSend: (email: string) => void;
  children?: ReactNode;
}

const mailForm = defineForm({
  empty: { Email: "" },
  check: (values) => checkBody(SignInHelpRequest, values),
});

/** A form with one e-mail address. */
export function MailForm({ id, email = "", hint, refused = null, isBusy, onSend, children }: Props) {
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const name = `${id}Email`;
  const isRefused = refused?.Details?.Email !== undefined;
  useEffect(() => {
    if (isRefused) document.getElementById(name)?.focus();
  }, [isRefused, name]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React bubbles a dialog's submit to the page's own form.
    event.stopPropagation();
    if (isBusy) return;
    const checked = mailForm.check({ Email: textOf(new FormData(event.currentTarget), name) });
    setRefusal(checked.ok ? null : invalid(checked.details));
    if (checked.ok) onSend(checked.body.Email);
    else document.getElementById(name)?.focus();
  };
  const error = fieldErrors(mailForm, refusal ?? refused).Email;
  return (
    <form id={id} method="post" noValidate onSubmit={submit}>
      <TextField
        name={name}
        label="E-post"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={email}
        hint={hint}
        error={error}
      />
      {children}
    </form>
  );
}

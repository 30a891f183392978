import { emailErrorText } from "@lagrum/core/texts/errors";
import { type ReactNode, type SubmitEvent, useEffect, useState } from "react";
import { TextField } from "../ui/TextField.tsx";

interface Props {
  /** The form's id, for a submit button outside it, and the prefix of its field. */
  id: string;
  /** The field's initial value. */
  email?: string;
  hint?: string;
  /** The address was refused. */
  isWrong?: boolean;
  isBusy: boolean;
  onSend: (email: string) => void;
  children?: ReactNode;
}

const looksLikeAddress = (text: string) => /^\S+@\S+\.\S+$/.test(text);

/** A form with one e-mail address. */
export function MailForm({ id, email = "", hint, isWrong, isBusy, onSend, children }: Props) {
  const [isMistyped, setMistyped] = useState(false);
  const name = `${id}Email`;
  useEffect(() => {
    if (isWrong) document.getElementById(name)?.focus();
  }, [isWrong, name]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React bubbles a dialog's submit to the page's own form.
    event.stopPropagation();
    if (isBusy) return;
    const typed = String(new FormData(event.currentTarget).get(name) ?? "").trim();
    const isAddress = looksLikeAddress(typed);
    setMistyped(!isAddress);
    if (isAddress) onSend(typed);
    else document.getElementById(name)?.focus();
  };
  const error = isMistyped
    ? "Ange en e-postadress, till exempel namn@exempel.se."
    : isWrong
      ? emailErrorText
      : undefined;
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

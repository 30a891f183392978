import type { Endpoint, Success } from "@lagrum/core/contract/endpoint";
import { type SubmitEvent, useMemo, useState } from "react";
import { errorsOf, faultsOf } from "./formErrors.ts";
import { type FormState, type Sending, type SpamProtection, sendForm } from "./sendForm.ts";

interface Options<V extends SpamProtection, F extends string, B, E extends Endpoint> extends Sending<V, B, E> {
  /** As the server rendered it. */
  start: FormState<V>;
  /** The fields in the order of the form. */
  fields: readonly F[];
  read: (form: FormData) => V;
  /** Leads on to the receipt. */
  onSent: (receipt: Success<E>["body"]) => Promise<void>;
}

/**
 * Takes a form over from the server when the script comes. The fields keep their own values; they are laid out anew,
 * under `laid`, only after a sending that failed, with what was typed while it was under way.
 */
export function useProgressiveForm<V extends SpamProtection, F extends string, B, E extends Endpoint>(
  options: Options<V, F, B, E>,
) {
  const { start, fields, read, onSent } = options;
  const [{ values, refusal }, setState] = useState(start);
  const [laid, setLaid] = useState(0);
  const [sending, setSending] = useState(false);
  const faults = useMemo(() => faultsOf(fields, refusal), [fields, refusal]);

  const submit = async (form: HTMLFormElement) => {
    if (sending) return;
    setSending(true);
    const outcome = await sendForm(read(new FormData(form)), options);
    if ("sent" in outcome) return onSent(outcome.sent);
    setSending(false);
    const { Key, Website } = outcome.state.values;
    setState({ ...outcome.state, values: { ...read(new FormData(form)), Key, Website } });
    setLaid((count) => count + 1);
  };

  return {
    initial: values,
    laid,
    sending,
    faults,
    errors: errorsOf(fields, refusal),
    /** For a sending that failed, the summary says so; else it asks to look at the fields. */
    title: refusal && !refusal.Details ? "Det är inte skickat" : undefined,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}

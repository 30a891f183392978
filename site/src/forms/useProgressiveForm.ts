import type { Endpoint, Success } from "@lagrum/core/contract/endpoint";
import { type SubmitEvent, useMemo, useState } from "react";
import { fieldErrors, summaryLines, summaryTitle } from "./errorSummary.ts";
import type { Form, FormValues } from "./form.ts";
import { type FormState, type Send, submitForm } from "./submitForm.ts";
import { useFormFields } from "./useFormFields.ts";

interface Options<V extends FormValues, Body, E extends Endpoint> {
  form: Form<V, Body>;
  /** As the server rendered it. */
  start: FormState<V>;
  /** The case that the draft belongs to, by its public reference. */
  draftOf?: string | undefined;
  send: Send<Body, E>;
  /** Opens the receipt. */
  onSent: (receipt: Success<E>["body"]) => Promise<void> | void;
}

/**
 * Progressive enhancement of a form that the server renders and that can be posted without JavaScript: the same
 * validation and the same call, without leaving the page. A failed submission preserves the values, also those typed
 * while it was pending. If the script fails, the form is posted.
 */
export function useProgressiveForm<V extends FormValues, Body, E extends Endpoint>(options: Options<V, Body, E>) {
  const { form, start, draftOf, send, onSent } = options;
  const fields = useFormFields({ form, start, draftOf });
  const [refusal, setRefusal] = useState(start.refusal);
  const [sending, setSending] = useState(false);
  const lines = useMemo(() => summaryLines(form, refusal), [form, refusal]);

  const submit = async () => {
    if (sending) return;
    setSending(true);
    const submitted = await submitForm(form, fields.read(), send);
    if ("sent" in submitted) {
      fields.clearDraft();
      return onSent(submitted.sent);
    }
    setSending(false);
    const { Key, Website } = submitted.state.values;
    fields.reset({ ...fields.read(), ...(Key !== undefined && { Key, Website }) });
    setRefusal(submitted.state.refusal);
  };

  return {
    initial: fields.initial,
    revision: fields.revision,
    sending,
    clearDraft: fields.clearDraft,
    summary: { errors: lines, title: summaryTitle(form, refusal) },
    errors: fieldErrors(form, refusal),
    formProps: {
      ref: fields.element,
      method: "post",
      noValidate: true,
      onInput: fields.onInput,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = event.currentTarget;
        // The idempotency key keeps a message that was sent from being sent twice.
        submit().catch(() => form.submit());
      },
    } as const,
  };
}

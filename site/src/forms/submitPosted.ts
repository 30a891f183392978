import type { Endpoint } from "@lagrum/core/contract/endpoint";
import type { Details } from "@lagrum/core/contract/problem";
import { type Form, type FormValues, readValues } from "./form.ts";
import { type FormState, type Send, type Submitted, submitForm } from "./submitForm.ts";

/** Submits a form that was posted without JavaScript. The returned state has no passwords. */
export async function submitPosted<V extends FormValues, Body, E extends Endpoint>(
  form: Form<V, Body>,
  data: FormData,
  send: Send<Body, E>,
): Promise<Submitted<V, E>> {
  const submitted = await submitForm(form, readValues(form, data), send);
  return "sent" in submitted ? submitted : { ...submitted, state: withoutSecrets(form, submitted.state) };
}

/** Removes the passwords. If other fields have errors, each removed password gets the error REQUIRED. */
function withoutSecrets<V extends FormValues>(
  { secrets = [] }: Pick<Form<V, unknown>, "secrets">,
  { values, refusal }: FormState<V>,
): FormState<V> {
  const emptied = Object.fromEntries(secrets.map((name) => [name, ""]));
  const missing: Details = Object.fromEntries(secrets.map((name) => [name, ["REQUIRED"]]));
  return {
    values: { ...values, ...emptied },
    refusal: refusal?.Details ? { ...refusal, Details: { ...missing, ...refusal.Details } } : refusal,
  };
}

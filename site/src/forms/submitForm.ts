import type { Endpoint, Success } from "@lagrum/core/contract/endpoint";
import type { Outcome } from "@lagrum/core/endpointClient";
import { type FormRefusal, invalid } from "./errorSummary.ts";
import type { Form, FormValues } from "./form.ts";
import { withProtection } from "./spamProtection.ts";

/** State of a form's page: its values and errors. */
export interface FormState<V extends FormValues> {
  values: V;
  refusal: FormRefusal | null;
  /** Whether the values were posted, and so are newer than a draft. */
  isPosted?: boolean;
}

/** The form's API call. */
export type Send<Body, E extends Endpoint> = (call: { body: Body; idempotencyKey: string }) => Promise<Outcome<E>>;

export type Submitted<V extends FormValues, E extends Endpoint> =
  | { sent: Success<E>["body"] }
  | { status: number; state: FormState<V> };

/**
 * Validates and sends the values.
 * @returns the receipt, or state and status of the page to show: all values except the honeypot's
 */
export async function submitForm<V extends FormValues, Body, E extends Endpoint>(
  { check }: Pick<Form<V, Body>, "check">,
  values: V,
  send: Send<Body, E>,
): Promise<Submitted<V, E>> {
  const checked = check(values);
  if (!checked.ok) return { status: 422, state: { values: renew(values, false), refusal: invalid(checked.details) } };
  const outcome = await send({ body: checked.body, idempotencyKey: String(values.Key ?? "") });
  if (outcome.ok) return { sent: outcome.body };
  const { Code, Details } = outcome.body;
  const { status } = outcome;
  // A final error needs a new key. Without a response the old one prevents a duplicate.
  const isFinal = status >= 400 && status < 500 && status !== 429;
  return {
    status: status || 503,
    state: { values: renew(values, isFinal), refusal: { Code, Details, isRemote: true } },
  };
}

const renew = <V extends FormValues>(values: V, isFinal: boolean): V =>
  withProtection({
    ...values,
    ...("Website" in values && { Website: "" }),
    ...(isFinal && "Key" in values && { Key: "" }),
  });

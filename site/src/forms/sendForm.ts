import type { Checked } from "@lagrum/core/contract/checkBody";
import type { Endpoint, Success } from "@lagrum/core/contract/endpoint";
import type { Outcome } from "@lagrum/core/endpointClient";
import type { FormRefusal } from "./formErrors.ts";

/** A text of a posted or live form. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** What a form that anyone may send holds beside its fields. `Key` makes sending twice one thing; the rest is bait. */
export interface SpamProtection {
  Key: string;
  OpenedAt: string;
  Website: string;
}

/** The guard of a form that is shown now. */
export const newSpamProtection = (): SpamProtection => ({
  Key: crypto.randomUUID(),
  OpenedAt: new Date().toISOString(),
  Website: "",
});

/** The guard of a posted or live form. One that lacks the moment it was shown at counts as shown now. */
export const readSpamProtection = (form: FormData): SpamProtection => {
  const fresh = newSpamProtection();
  return {
    Key: textOf(form, "Key") || fresh.Key,
    OpenedAt: textOf(form, "OpenedAt") || fresh.OpenedAt,
    Website: textOf(form, "Website"),
  };
};

/** What a page with a form shows: what was typed, and what was wrong. */
export interface FormState<V extends SpamProtection> {
  values: V;
  refusal: FormRefusal | null;
}

/** How a form is checked and sent. */
export interface Sending<V extends SpamProtection, B, E extends Endpoint> {
  check: (values: V) => Checked<B>;
  send: (call: { body: B; idempotencyKey: string }) => Promise<Outcome<E>>;
}

export type Sent<V extends SpamProtection, E extends Endpoint> =
  | { sent: Success<E>["body"] }
  | { status: number; state: FormState<V> };

/**
 * Checks what was typed and sends it.
 * @returns the receipt, or what to show and with which status: everything typed but the bait
 */
export async function sendForm<V extends SpamProtection, B, E extends Endpoint>(
  values: V,
  { check, send }: Sending<V, B, E>,
): Promise<Sent<V, E>> {
  const kept = { ...values, Website: "" };
  const checked = check(values);
  if (!checked.ok) {
    const refusal = { Code: "INCORRECT_PROPERTIES", Details: checked.details };
    return { status: 422, state: { values: kept, refusal } };
  }
  const outcome = await send({ body: checked.body, idempotencyKey: values.Key });
  if (outcome.ok) return { sent: outcome.body };
  const { Code, Details } = outcome.body;
  // A refusal that is final needs a new key; without an answer the old one still guards against a second sending.
  const final = outcome.status >= 400 && outcome.status < 500 && outcome.status !== 429;
  return {
    status: outcome.status || 503,
    state: { values: { ...kept, ...(final && { Key: crypto.randomUUID() }) }, refusal: { Code, Details } },
  };
}

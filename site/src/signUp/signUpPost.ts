import type { SiteClient } from "../api/siteClient.ts";
import type { FormRefusal } from "../forms/formErrors.ts";
import { checkSignUp, readSignUp, type SignUpValues } from "./signUpForm.ts";

/** What the page shows: what was typed, but for the password, and what was wrong. */
export interface SignUpState {
  values: SignUpValues;
  refusal: FormRefusal | null;
}

export type PostedSignUp = { sent: true } | { status: number; state: SignUpState };

/** What is wrong with fields, the password among them: it is empty now. */
const typedAgain = ({ Code, Details }: FormRefusal): FormRefusal => ({
  Code,
  ...(Details && { Details: { Password: ["REQUIRED"], ...Details } }),
});

/** The form without script. A password is never sent back: it has to be typed again. */
export async function postSignUp(form: FormData, api: Pick<SiteClient, "signUp">): Promise<PostedSignUp> {
  const values = readSignUp(form);
  const kept = { ...values, Password: "", Website: "" };
  const checked = checkSignUp(values);
  if (!checked.ok) {
    const refusal = typedAgain({ Code: "INCORRECT_PROPERTIES", Details: checked.details });
    return { status: 422, state: { values: kept, refusal } };
  }
  const outcome = await api.signUp({ body: checked.body, idempotencyKey: values.Key });
  if (outcome.ok) return { sent: true };
  // A refusal that is final needs a new key; without an answer the old one still guards against a second application.
  const final = outcome.status >= 400 && outcome.status < 500 && outcome.status !== 429;
  return {
    status: outcome.status || 503,
    state: { values: { ...kept, ...(final && { Key: crypto.randomUUID() }) }, refusal: typedAgain(outcome.body) },
  };
}

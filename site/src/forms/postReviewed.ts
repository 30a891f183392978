import type { Endpoint, Success } from "@lagrum/core/contract/endpoint";
import { invalid } from "./errorSummary.ts";
import { type Form, type FormValues, readValues } from "./form.ts";
import { type FormState, type Send, submitForm } from "./submitForm.ts";

/** The page's state for a form with a review step: the form or the review, with the typed values and their errors. */
export interface ReviewState<V extends FormValues> extends FormState<V> {
  step: "form" | "review";
}

export type PostedReview<V extends FormValues, E extends Endpoint> =
  | { sent: Success<E>["body"] }
  | { status: number; state: ReviewState<V> };

/**
 * A form with a review step, without JavaScript. The button's `Step` is "review", which validates, "edit", which goes
 * back, or "send".
 * @returns the receipt, or the state and status of the page to show
 */
export async function postReviewed<V extends FormValues, Body, E extends Endpoint>(
  form: Form<V, Body>,
  data: FormData,
  send: Send<Body, E>,
): Promise<PostedReview<V, E>> {
  const values = readValues(form, data);
  const step = data.get("Step");
  if (step === "edit") return { status: 200, state: { step: "form", values, refusal: null, isPosted: true } };
  if (step !== "send") {
    const checked = form.check(values);
    if (checked.ok) return { status: 200, state: { step: "review", values, refusal: null, isPosted: true } };
    return {
      status: 422,
      state: { step: "form", values: { ...values, Website: "" }, refusal: invalid(checked.details) },
    };
  }
  const submitted = await submitForm(form, values, send);
  if ("sent" in submitted) return submitted;
  const { status, state } = submitted;
  return { status, state: { ...state, step: state.refusal?.Details ? "form" : "review" } };
}

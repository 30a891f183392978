import type { SiteClient } from "../api/siteClient.ts";
import { invalid } from "../forms/errorSummary.ts";
import { emptyValues, readValues } from "../forms/form.ts";
import { type FormState, submitForm } from "../forms/submitForm.ts";
import { type AskValues, askForm } from "./askForm.ts";

/** What the page shows: the form or the review, with what was typed and what was wrong. */
export interface AskState extends FormState<AskValues> {
  step: "form" | "review";
}

export type PostedAsk = { sent: string } | { status: number; state: AskState };

/**
 * The form without JavaScript: "start" opens it with a title, "review" and "send" validate, "edit" goes back.
 * @param today the calendar day in Stockholm
 * @returns the reference of a question that was received, or what to show and with which status
 */
export async function postAsk(data: FormData, today: string, api: Pick<SiteClient, "askQuestion">): Promise<PostedAsk> {
  const form = askForm(today);
  const values = readValues(form, data);
  const step = data.get("Step");
  if (step === "start") {
    return { status: 200, state: { step: "form", values: emptyValues(form, { Title: values.Title }), refusal: null } };
  }
  if (step === "edit") return { status: 200, state: { step: "form", values, refusal: null } };
  if (step !== "send") {
    const checked = form.check(values);
    if (checked.ok) return { status: 200, state: { step: "review", values, refusal: null } };
    return {
      status: 422,
      state: { step: "form", values: { ...values, Website: "" }, refusal: invalid(checked.details) },
    };
  }
  const submitted = await submitForm(form, values, api.askQuestion);
  if ("sent" in submitted) return { sent: submitted.sent.Reference };
  const { status, state } = submitted;
  return { status, state: { ...state, step: state.refusal?.Details ? "form" : "review" } };
}

import type { SiteClient } from "../api/siteClient.ts";
import { checkAsk } from "./askCheck.ts";
import { type AskRefusal, type AskValues, afterRefusal, readValues } from "./askForm.ts";

/** What the page shows: the form or the review, with what was typed and what was wrong. */
export interface AskState {
  step: "form" | "review";
  values: AskValues;
  refusal: AskRefusal | null;
}

export type Posted = { sent: string } | { status: number; state: AskState };

/**
 * The form without script: "review" and "send" check, "edit" goes back.
 * @param today the calendar day in Stockholm
 * @returns the reference of a question that was received, or what to show and with which status
 */
export async function postAsk(form: FormData, today: string, api: SiteClient): Promise<Posted> {
  const values = readValues(form);
  const step = form.get("Step");
  if (step === "edit") return { status: 200, state: { step: "form", values, refusal: null } };
  const checked = checkAsk(values, today);
  if (!checked.ok) {
    const refusal = { Code: "INCORRECT_PROPERTIES", Details: checked.details };
    return { status: 422, state: { step: "form", values: { ...values, Website: "" }, refusal } };
  }
  if (step !== "send") return { status: 200, state: { step: "review", values, refusal: null } };
  const outcome = await api.askQuestion({ body: checked.body, idempotencyKey: values.Key });
  if (outcome.ok) return { sent: outcome.body.Reference };
  const { Code, Details } = outcome.body;
  return {
    status: outcome.status || 503,
    state: {
      step: Details ? "form" : "review",
      values: afterRefusal(values, outcome.status),
      refusal: { Code, Details },
    },
  };
}

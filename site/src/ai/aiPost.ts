import type { AiReply } from "@lagrum/core/ai/aiSchema";
import type { SiteClient } from "../api/siteClient.ts";
import { emptyValues, readValues } from "../forms/form.ts";
import { type FormState, submitForm } from "../forms/submitForm.ts";
import { type AiValues, aiForm } from "./aiForm.ts";
import { type RatingOutcome, rateReply } from "./rateReply.ts";

/** What the page shows: the form, and the reply to a posted question. */
export interface AiState extends FormState<AiValues> {
  reply: AiReply | null;
  /** The outcome of a rating that was posted without JavaScript. */
  rating: RatingOutcome | null;
}

export const emptyAiState = (): AiState => ({ values: emptyValues(aiForm), refusal: null, reply: null, rating: null });

/** Handles the form without JavaScript: the page includes the whole reply. */
export async function postAi(
  data: FormData,
  api: Pick<SiteClient, "askAi" | "rateAiReply">,
): Promise<{ status: number; state: AiState }> {
  if (data.has("Helped")) {
    return { status: 200, state: { ...emptyAiState(), rating: await rateReply(api.rateAiReply, data) } };
  }
  const values = readValues(aiForm, data);
  const submitted = await submitForm(aiForm, values, api.askAi);
  if (!("sent" in submitted)) return { status: submitted.status, state: { ...emptyAiState(), ...submitted.state } };
  return { status: 200, state: { ...emptyAiState(), values, reply: submitted.sent } };
}

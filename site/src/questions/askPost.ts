import type { SiteClient } from "../api/siteClient.ts";
import { emptyValues, readValues } from "../forms/form.ts";
import { postReviewed, type ReviewState } from "../forms/postReviewed.ts";
import { type AskValues, askForm, isPaid } from "./askForm.ts";

export type AskState = ReviewState<AskValues>;

export type PostedAsk = { sent: string; isPaid: boolean } | { status: number; state: AskState };

/**
 * Handles the form without JavaScript: the step "start" opens it with a title and an optional text.
 * @param today the calendar day in Stockholm
 * @returns the reference of the created question, or the state and status of the page to show
 */
export async function postAsk(data: FormData, today: string, api: Pick<SiteClient, "askQuestion">): Promise<PostedAsk> {
  const form = askForm(today);
  if (data.get("Step") === "start") {
    const { Title, QuestionBody } = readValues(form, data);
    return { status: 200, state: { step: "form", values: emptyValues(form, { Title, QuestionBody }), refusal: null } };
  }
  const posted = await postReviewed(form, data, api.askQuestion);
  if (!("sent" in posted)) return posted;
  return { sent: posted.sent.Reference, isPaid: isPaid(readValues(form, data)) };
}

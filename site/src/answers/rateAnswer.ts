import type { SiteClient } from "../api/siteClient.ts";

/** The outcome of a rating: counted; already rated from the same connection today; or failed. */
export type RatingOutcome = "counted" | "earlier" | "failed";

/** Rates the answer. The browser stores nothing: the API counts one rating per connection and day. */
export async function rateAnswer(rate: SiteClient["rateAnswer"], id: number, Helpful: boolean): Promise<RatingOutcome> {
  const outcome = await rate({ params: { id }, body: { Helpful } });
  if (outcome.ok) return "counted";
  return outcome.status === 429 ? "earlier" : "failed";
}

/** The rating of a form that was posted without JavaScript; undefined where there is none. */
export async function postedRating(form: FormData, uri: string, api: SiteClient): Promise<RatingOutcome | undefined> {
  const helped = form.get("Helped");
  if (helped !== "yes" && helped !== "no") return undefined;
  const answer = await api.getAnswerByUri({ params: { uri } });
  return answer.ok ? rateAnswer(api.rateAnswer, answer.body.ID, helped === "yes") : "failed";
}

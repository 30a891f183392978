import { aiReplyProblems } from "@lagrum/core/ai/aiSchema";
import type { SiteClient } from "../api/siteClient.ts";

/** The outcome of a rating: stored; or the reply is deleted, or the service can't be reached. */
export type RatingOutcome = "counted" | "failed";

/** Rates a reply of the AI page with the values of the form. The button pressed is `Helped`. */
export async function rateReply(
  rate: SiteClient["rateAiReply"],
  values: Pick<FormData, "get">,
): Promise<RatingOutcome> {
  const Helpful = values.get("Helped") === "yes";
  const Problem = aiReplyProblems.find((problem) => problem === values.get("Problem")) ?? null;
  const outcome = await rate({
    params: { code: String(values.get("Code") ?? "") },
    body: { Helpful, Problem: Helpful ? null : Problem },
  });
  return outcome.ok ? "counted" : "failed";
}

import type { SiteClient } from "../api/siteClient.ts";

/** What came of a reader's voice: counted; there was one from the same connection today; or it did not get through. */
export type Voice = "counted" | "earlier" | "failed";

/** Says whether the answer was of help. Nothing is kept in the browser: the service remembers the connection for a day. */
export async function giveVoice(rate: SiteClient["rateAnswer"], id: number, Helpful: boolean): Promise<Voice> {
  const outcome = await rate({ params: { id }, body: { Helpful } });
  if (outcome.ok) return "counted";
  return outcome.status === 429 ? "earlier" : "failed";
}

/** The voice that was posted without script; undefined where there is none. */
export async function readVoice(form: FormData, uri: string, api: SiteClient): Promise<Voice | undefined> {
  const helped = form.get("Helped");
  if (helped !== "yes" && helped !== "no") return undefined;
  const answer = await api.getAnswerByUri({ params: { uri } });
  return answer.ok ? giveVoice(api.rateAnswer, answer.body.ID, helped === "yes") : "failed";
}

import type { ConfirmedQuestion } from "@lagrum/core/question/questionSchema";
import type { Opened } from "../api/openByCode.ts";
import type { SiteClient } from "../api/siteClient.ts";
import type { ConfirmLink } from "./accessCode.ts";

/** Confirms the question. */
export async function confirm(link: ConfirmLink, client: SiteClient): Promise<Opened<ConfirmedQuestion>> {
  const outcome = await client.confirmQuestion({ params: link });
  return outcome.ok ? { found: outcome.body } : { Code: outcome.body.Code };
}

/** Whether the confirmation failed; an earlier confirmation counts as success. */
export const isFailure = (opened: Opened<ConfirmedQuestion>): boolean =>
  "Code" in opened && opened.Code !== "ALREADY_CONFIRMED";

import type { Endpoint, Success } from "@lagrum/core/contract/endpoint";
import type { DeletedQuestion } from "@lagrum/core/contract/problem";
import type { Outcome } from "@lagrum/core/endpointClient";
import { answerWith, failPage, isTemporary } from "./api.ts";

/** The response for the access code of a mailed link, or the error code to show. */
export type Opened<T> = { found: T } | { Code: string; Deleted?: DeletedQuestion | undefined };

/**
 * Calls the API with an access code. For an invalid or expired code it returns an error code and sets the page's status
 * to 404, or to 410 if the question is deleted. Any other failure gives the page its own status, 429 or 503.
 * @throws Error whose message is the error code, for any other failure
 */
export async function openByCode<E extends Endpoint>(
  code: string | undefined,
  read: (accessCode: string) => Promise<Outcome<E>>,
): Promise<Opened<Success<E>["body"]>> {
  const outcome = code === undefined ? null : await read(code);
  if (outcome?.ok) return { found: outcome.body };
  if (outcome && isTemporary(outcome.status)) return failPage(outcome);
  const { Code = "LINK_INVALID", Deleted } = outcome?.body ?? {};
  answerWith(Deleted ? 410 : 404);
  return { Code: Deleted || Code === "LINK_HAS_EXPIRED" ? Code : "LINK_INVALID", Deleted };
}

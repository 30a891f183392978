import type { ClientErrorCode } from "@lagrum/core/contract/problem";
import { errorText } from "@lagrum/core/texts/errors";
import { errorPage } from "../../server/errorPage.ts";

/**
 * The page instead of a file whose link is refused. A limit or a fault of the API says nothing about the link, so it stays
 * 429 or 503. @param failed the API's response; null when there is none, undefined when the link is malformed
 */
export function refusedDownload(failed: { status: number; headers: Headers } | null | undefined): Response {
  const isPrivate = { "cache-control": "private, no-store" };
  const status = failed === undefined ? 404 : (failed?.status ?? 503);
  if (status >= 400 && status < 500 && status !== 429) return errorPage(404, errorText("LINK_INVALID"), isPrivate);
  const code: ClientErrorCode = status === 429 ? "TOO_MANY_REQUESTS" : "SERVICE_UNAVAILABLE";
  const wait = { "retry-after": failed?.headers.get("retry-after") ?? "5" };
  return errorPage(status === 429 ? 429 : 503, errorText(code), { ...isPrivate, ...wait });
}

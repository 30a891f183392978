import { errorText } from "@lagrum/core/texts/errors";
import { env } from "../../env.ts";
import { readConfirmLink } from "../questions/accessCode.ts";
import { readReceiptLink } from "./receiptLink.ts";

/** Headers of the API's response that the browser gets. */
const forwarded = ["content-type", "content-disposition", "content-length", "x-content-type-options"];

const refused = (status: number) =>
  new Response(errorText(status === 404 ? "LINK_INVALID" : "SERVICE_UNAVAILABLE"), {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "private, no-store" },
  });

/** A file streamed from the API: a link has the access code in its query, the API takes it as a header. */
async function streamed(path: string, code: string, more: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(`${env().apiInnerUrl}/api/orders/${path}`, {
    headers: { "access-code": code },
  }).catch(() => null);
  if (!response?.ok) return refused(response && response.status < 500 ? 404 : 503);
  const headers = new Headers({ "cache-control": "private, no-store", ...more });
  for (const name of forwarded) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(response.body, { headers });
}

/** A file of an order. */
export async function orderFileResponse(search: URLSearchParams): Promise<Response> {
  const link = readConfirmLink(search.get("order"), search.get("code"));
  const file = Number(search.get("fil"));
  if (!link || !Number.isInteger(file) || file < 1) return refused(404);
  return streamed(`${link.id}/files/${file}`, link.code);
}

/** A receipt as a PDF. */
export async function receiptFileResponse(search: URLSearchParams): Promise<Response> {
  const link = readReceiptLink(Object.fromEntries(search));
  if (!link) return refused(404);
  return streamed(`${link.id}/receipts/${link.receiptId}/file`, link.code, {
    "content-language": "sv",
    "content-disposition": `attachment; filename="kvitto-${link.receiptId}.pdf"`,
  });
}

import { env } from "../../env.ts";
import { forwardedHeaders } from "../api/serverApiClient.server.ts";
import { refusedDownload } from "../http/refusedDownload.server.ts";
import { readConfirmLink } from "../questions/accessCode.ts";
import { readReceiptLink } from "./receiptLink.ts";

/** Headers of the API's response that the browser gets. */
const passedOn = ["content-type", "content-disposition", "content-length", "x-content-type-options"];

/** A file streamed from the API: a link has the access code in its query, the API takes it as a header. */
async function streamed(request: Request, path: string, code: string): Promise<Response> {
  const response = await fetch(`${env().apiInnerUrl}/api/orders/${path}`, {
    headers: { ...forwardedHeaders(request), "access-code": code },
  }).catch(() => null);
  if (!response?.ok) {
    await response?.body?.cancel();
    return refusedDownload(response);
  }
  const headers = new Headers({ "cache-control": "private, no-store" });
  for (const name of passedOn) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(response.body, { headers });
}

/** A file of an order. */
export async function orderFileResponse(request: Request): Promise<Response> {
  const search = new URL(request.url).searchParams;
  const link = readConfirmLink(search.get("order"), search.get("code"));
  const file = Number(search.get("fil"));
  if (!link || !Number.isInteger(file) || file < 1) return refusedDownload(undefined);
  return streamed(request, `${link.id}/files/${file}`, link.code);
}

/** A receipt as a PDF. */
export async function receiptFileResponse(request: Request): Promise<Response> {
  const link = readReceiptLink(Object.fromEntries(new URL(request.url).searchParams));
  if (!link) return refusedDownload(undefined);
  const response = await streamed(request, `${link.id}/receipts/${link.receiptId}/file`, link.code);
  if (response.ok) response.headers.set("content-language", "sv");
  return response;
}

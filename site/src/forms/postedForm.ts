/**
 * Whether a form was posted from this site, by Sec-Fetch-Site, or in older browsers by the Origin header,
 * which a page without referrer sends as "null".
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  if (origin === null || !URL.canParse(origin)) return false;
  return new URL(origin).host === headers.get("host");
}

/** Bytes: ten times the longest URL-encoded question. */
const MAX_BYTES = 256 * 1024;

const refuse = (status: number, words: string): Response =>
  new Response(words, { status, headers: { "content-type": "text/plain; charset=utf-8" } });

/**
 * Reads a posted form.
 * @returns an error response if it is cross-site (403), too large (413) or not a form (415)
 */
export async function postedForm(request: Request, maxBytes: number = MAX_BYTES): Promise<FormData | Response> {
  if (!isSameOrigin(request.headers)) return refuse(403, "Formuläret skickades från en annan webbplats.");
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return refuse(413, "Formuläret är för stort.");
  try {
    return await request.formData();
  } catch {
    return refuse(415, "Det som skickades är inget formulär.");
  }
}

/**
 * Whether a form came from a page of this site. Browsers say so themselves; older ones by the Origin header,
 * which a page without referrer sends as "null".
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  if (origin === null || !URL.canParse(origin)) return false;
  return new URL(origin).host === headers.get("host");
}

/** Bytes; the longest question with all its escapes is a tenth of it. */
const largest = 256 * 1024;

const refuse = (status: number, words: string): Response =>
  new Response(words, { status, headers: { "content-type": "text/plain; charset=utf-8" } });

/**
 * The fields of a form that one of our own pages posted.
 * @returns a Response where it came from elsewhere (403), is too large (413) or is no form (415)
 */
export async function postedForm(request: Request): Promise<FormData | Response> {
  if (!isSameOrigin(request.headers)) return refuse(403, "Formuläret skickades från en annan webbplats.");
  if (Number(request.headers.get("content-length") ?? 0) > largest) return refuse(413, "Formuläret är för stort.");
  try {
    return await request.formData();
  } catch {
    return refuse(415, "Det som skickades är inget formulär.");
  }
}

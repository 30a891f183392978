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

/** The answer to a form from elsewhere. */
export const refuseForeign = (): Response =>
  new Response("Formuläret skickades från en annan webbplats.", {
    status: 403,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });

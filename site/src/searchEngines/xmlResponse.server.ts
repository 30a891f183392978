import { notModified, tagOf } from "../http/notModified.server.ts";

/** Responds with an XML document, or 304. Clients must revalidate, so that hidden content disappears at once. */
export function xmlResponse(request: Request, xml: string, type = "application/xml"): Response {
  const headers = { etag: tagOf(xml), "cache-control": "public, no-cache" };
  return (
    notModified(request, headers) ??
    new Response(xml, { headers: { ...headers, "content-type": `${type}; charset=utf-8` } })
  );
}

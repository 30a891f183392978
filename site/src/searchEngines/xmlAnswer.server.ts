import { notModified, tagOf } from "../http/notModified.server.ts";

/** An XML document as an answer; 304 to whoever has it already. It is asked for anew each time: what is hidden is gone at once. */
export function xmlAnswer(request: Request, xml: string, type = "application/xml"): Response {
  const headers = { etag: tagOf(xml), "cache-control": "public, no-cache" };
  return (
    notModified(request, headers) ??
    new Response(xml, { headers: { ...headers, "content-type": `${type}; charset=utf-8` } })
  );
}

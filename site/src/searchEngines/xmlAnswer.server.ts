import { createHash } from "node:crypto";

/** An XML document as an answer; 304 to whoever has it already. It is asked for anew each time: what is hidden is gone at once. */
export function xmlAnswer(request: Request, xml: string, type = "application/xml"): Response {
  const etag = `"${createHash("sha256").update(xml).digest("base64url").slice(0, 27)}"`;
  const headers = { etag, "cache-control": "public, no-cache" };
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  // A server that compresses on the way marks the tag as weak.
  if (known.some((each) => each.trim().replace(/^W\//, "") === etag))
    return new Response(null, { status: 304, headers });
  return new Response(xml, { headers: { ...headers, "content-type": `${type}; charset=utf-8` } });
}

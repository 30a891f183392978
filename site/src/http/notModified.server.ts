import { createHash } from "node:crypto";

/** The tag of whatever is made of that text. */
export const tagOf = (text: string): string =>
  `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;

/** 304 for whoever has what bears the tag already, else null. */
export function notModified(request: Request, headers: { etag: string } & Record<string, string>): Response | null {
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  // A server that compresses on the way marks the tag as weak.
  const isKnown = known.some((each) => each.trim().replace(/^W\//, "") === headers.etag);
  return isKnown ? new Response(null, { status: 304, headers }) : null;
}

import { createHash } from "node:crypto";

/** The ETag of a response generated from this text. */
export const tagOf = (text: string): string =>
  `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;

/** 304 if the client has the version with this ETag, else null. */
export function notModified(request: Request, headers: { etag: string } & Record<string, string>): Response | null {
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  // A proxy that compresses the response makes the tag weak.
  const isKnown = known.some((each) => each.trim().replace(/^W\//, "") === headers.etag);
  return isKnown ? new Response(null, { status: 304, headers }) : null;
}

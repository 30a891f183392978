import { createHash } from "node:crypto";
import fresh from "fresh";

/** The ETag of a response generated from this text. */
export const tagOf = (text: string): string =>
  `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;

/**
 * Whether the client has the version with this ETag: If-None-Match may be weak, a list or "*" (RFC 9110, section 13.1.2). A
 * proxy that compresses the response makes the tag weak.
 */
export const hasVersion = ({ headers }: Request, etag: string): boolean =>
  fresh({ "if-none-match": headers.get("if-none-match") ?? undefined }, { etag });

/** 304 if the client has the version with this ETag, else null. */
export const notModified = (request: Request, headers: { etag: string } & Record<string, string>): Response | null =>
  hasVersion(request, headers.etag) ? new Response(null, { status: 304, headers }) : null;

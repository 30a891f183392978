import type { ServerMiddleware } from "srvx";
import { strictTransport } from "../src/http/securityHeaders.ts";

/** For files, refusals and redirects: nothing of them may be framed, and what runs in them is ours. */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What every answer says unless it says something of its own: pages and the API do. */
const fallback = (production: boolean): Record<string, string> => ({
  "content-security-policy": policy,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  ...(production && strictTransport),
});

const methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"];
const pageMethods = ["GET", "HEAD", "POST"];

/** A refusal in words, for whoever opens the address by hand. */
export const plain = (status: number, words: string, headers: Record<string, string> = {}): Response =>
  new Response(words, { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers } });

const notAllowed = (allowed: string[]) => plain(405, "Det går inte att göra så här.", { allow: allowed.join(", ") });

function withMissing(response: Response, wanted: Record<string, string>): Response {
  const missing = Object.entries(wanted).filter(([name]) => !response.headers.has(name));
  try {
    for (const [name, value] of missing) response.headers.set(name, value);
    return response;
  } catch {
    // The platform's own redirects can't be changed.
    const { status, statusText } = response;
    return new Response(response.body, { status, statusText, headers: [...response.headers, ...missing] });
  }
}

/** Of an error its kind and place: the message may quote an address or what somebody wrote. */
function report(error: unknown): void {
  const place = error instanceof Error ? error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) : [];
  const name = error instanceof Error ? error.name : typeof error;
  process.stderr.write(`${new Date().toISOString()} ${name}\n${place?.join("\n") ?? ""}\n`);
}

/** Stands outermost: no answer leaves without its headers, and no fault leaves at all. */
export function guard({ production }: { production: boolean }): ServerMiddleware {
  const wanted = fallback(production);
  return async (request, next) => {
    if (!methods.includes(request.method)) return withMissing(notAllowed(methods), wanted);
    try {
      return withMissing(await next(), wanted);
    } catch (error) {
      if (error instanceof Error && "status" in error && error.status === 413) {
        return withMissing(plain(413, "Det som skickades är för stort.", { connection: "close" }), wanted);
      }
      report(error);
      return withMissing(plain(500, "Något gick fel hos oss. Försök igen om en stund."), wanted);
    }
  };
}

const isReadable = (path: string): boolean => {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
};

/** Before the files and pages: refuses addresses nobody can have, and leaves one slash where several begin the path. */
export const pagePaths: ServerMiddleware = (request, next) => {
  if (!pageMethods.includes(request.method)) return notAllowed(pageMethods);
  const { pathname, search } = new URL(request.url);
  if (!isReadable(pathname)) return plain(400, "Adressen går inte att läsa.");
  if (!pathname.startsWith("//")) return next();
  // Two slashes would begin another site's address.
  return new Response(null, { status: 308, headers: { location: pathname.replace(/^\/+/, "/") + search } });
};

import type { ServerMiddleware, ServerRequest } from "srvx";
import { errorPage } from "./errorPage.ts";

/** Responds with 405 to any other method. */
export const allowMethods =
  (...methods: string[]): ServerMiddleware =>
  (request, next) =>
    methods.includes(request.method)
      ? next()
      : errorPage(405, "Det går inte att göra så här.", { allow: methods.join(", ") });

/** Names of the headers as they came, since Node.js keeps the first of two hosts only. */
const headerNames = ({ runtime }: ServerRequest): string[] =>
  runtime?.node?.req.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()) ?? [];

/**
 * Rejects two hosts (RFC 9112, section 3.2): a proxy in front may have read the other one; and none, which only HTTP/1.0
 * allows.
 */
const hasOneHost = (request: ServerRequest): boolean => {
  const hosts = headerNames(request).filter((name) => name === "host").length;
  return hosts === 1 || (hosts === 0 && request.runtime?.node?.req.httpVersion === "1.0");
};

export const validateHost: ServerMiddleware = (request, next) =>
  !hasOneHost(request) ? errorPage(400, "Anropet går inte att läsa.", { connection: "close" }) : next();

/** Rejects a body in an encoding that nothing here decodes. */
export const validateEncoding: ServerMiddleware = (request, next) => {
  const encoding = request.headers.get("content-encoding") ?? "identity";
  return encoding.toLowerCase() === "identity" || request.method === "GET" || request.method === "HEAD"
    ? next()
    : errorPage(415, "Det som skickades är packat på ett sätt som vi inte kan läsa.", {
        "accept-encoding": "identity",
      });
};

const isDecodable = (path: string): boolean => {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
};

/** Rejects paths that can't be decoded, and redirects from several leading slashes to one. */
export const validatePath: ServerMiddleware = (request, next) => {
  const { pathname, search } = new URL(request.url);
  if (!isDecodable(pathname)) return errorPage(400, "Adressen går inte att läsa.");
  if (!pathname.startsWith("//")) return next();
  // Two slashes would begin another host's URL.
  return new Response(null, { status: 308, headers: { location: pathname.replace(/^\/+/, "/") + search } });
};

import type { ServerMiddleware } from "srvx";
import { plainText } from "./plainText.ts";

/** Responds with 405 to any other method. */
export const allowMethods =
  (...methods: string[]): ServerMiddleware =>
  (request, next) =>
    methods.includes(request.method)
      ? next()
      : plainText(405, "Det går inte att göra så här.", { allow: methods.join(", ") });

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
  if (!isDecodable(pathname)) return plainText(400, "Adressen går inte att läsa.");
  if (!pathname.startsWith("//")) return next();
  // Two slashes would begin another host's URL.
  return new Response(null, { status: 308, headers: { location: pathname.replace(/^\/+/, "/") + search } });
};

import type { ServerMiddleware } from "srvx";

/** An act by its number in Svensk författningssamling, as people write it: "/lag/1970:994", "/lag/SFS 1970:994/12/55". */
const byNumber = /^\/lag\/(?:sfs[\s-]*)?(\d{4}):(\d{1,4})((?:\/[a-z0-9-]+)*)\/?$/i;

/** Redirects from an act's number to its page, "/lag/1970-994". Comes after the check that the path can be decoded. */
export const lawAddress: ServerMiddleware = (request, next) => {
  const { pathname, search } = new URL(request.url);
  if (!pathname.startsWith("/lag/")) return next();
  const [, year, number, place = ""] = byNumber.exec(decodeURIComponent(pathname)) ?? [];
  if (year === undefined) return next();
  const location = `/lag/${year}-${number}${place.toLowerCase()}${search}`;
  return new Response(null, { status: 308, headers: { location } });
};

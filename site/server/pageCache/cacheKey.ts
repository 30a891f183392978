import { hasSignOutCookie } from "@lagrum/core/account/sharedSignOut";
import { type Choice, readChoice } from "../../src/consent/choice.ts";
import { tokenOf } from "../../src/session/tokenCookie.ts";

/** The content pages, which are the same for all visitors who are not signed in. */
const contentPage =
  /^\/(?:$|(?:answers|categories|product|nyheter)(?:\/[a-z0-9-]+)?$|lag(?:\/[a-z0-9-]+){0,3}$|(?:fixed_price|boka|ai|about|integritet|cookies|villkor|tillganglighet)$)/;

const pageNumber = /^(?:\?page=[1-9]\d{0,5})?$/;

interface CacheKey {
  key: string;
  /** The consent choice, which determines the page's banner and scripts. */
  choice: Choice;
}

/** The cache key of a request, or null if its page must not be cached: signed-in visitors, forms and other queries. */
export function cacheKeyOf({ method, url, headers }: Request): CacheKey | null {
  const { pathname, search } = new URL(url);
  const cookies = headers.get("cookie");
  const isContent = contentPage.test(pathname) && pageNumber.test(search);
  if (!isContent || (method !== "GET" && method !== "HEAD")) return null;
  if (tokenOf(cookies) !== undefined || hasSignOutCookie(cookies)) return null;
  const choice = readChoice(cookies);
  return { key: `${choice} ${pathname}${search}`, choice };
}

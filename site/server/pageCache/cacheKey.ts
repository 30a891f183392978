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

/** Parameters that campaigns and networks add to links, and that no page reads. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|ttclid|twclid|li_fat_id|igshid|mc_cid|mc_eid|_hs\w+)$/i;

/** The URL without tracking parameters; the same text when it has none. */
export function withoutTracking(url: string): string {
  const cleaned = new URL(url);
  const names = [...cleaned.searchParams.keys()].filter((name) => tracking.test(name));
  if (names.length === 0) return url;
  for (const name of names) cleaned.searchParams.delete(name);
  return cleaned.href;
}

/** The cache key of a request, or null if its page must not be cached: signed-in visitors, forms and other queries. */
export function cacheKeyOf({ method, url, headers }: Request): CacheKey | null {
  const { pathname, search } = new URL(withoutTracking(url));
  const cookies = headers.get("cookie");
  const isContent = contentPage.test(pathname) && pageNumber.test(search);
  if (!isContent || (method !== "GET" && method !== "HEAD")) return null;
  if (tokenOf(cookies) !== undefined || hasSignOutCookie(cookies)) return null;
  const choice = readChoice(cookies);
  return { key: `${choice} ${pathname}${search}`, choice };
}

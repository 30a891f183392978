import { CHOICE_DAYS, registered } from "@lagrum/core/consent/storageRegister";
import { type Choice, choiceCookie, pairsOf, permissionCookie } from "./choice.ts";

/** The cookies among these that need consent. */
export const consentedCookies = (cookies: string | null): string[] =>
  pairsOf(cookies)
    .map(([name]) => name)
    .filter((name) => registered("cookie", name)?.need === "consent");

/** The host and its parent domains, where third-party scripts set their cookies. */
export function domainsOf(host: string): string[] {
  const labels = host.split(".");
  if (labels.length < 2 || /^[\d.]+$/.test(host)) return [];
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}

const expired = "Max-Age=0; SameSite=Lax";

interface Visit {
  /** The Cookie header. */
  cookies: string | null;
  /** The host without its port. */
  host: string;
  secure: boolean;
}

/** The Set-Cookie headers that store a choice. Refusing expires the cookies that an earlier consent allowed. */
export function cookiesOf(choice: Exclude<Choice, "none">, { cookies, host, secure }: Visit): string[] {
  const rest = `Path=/; Max-Age=${CHOICE_DAYS * 24 * 60 * 60}; SameSite=Lax${secure ? "; Secure" : ""}`;
  const stored = `${choiceCookie}=${choice}; ${rest}`;
  if (choice === "all") return [stored, `${permissionCookie}=true; ${rest}`];
  const expiring = new Set([permissionCookie, ...consentedCookies(cookies)]);
  const places = ["", ...domainsOf(host).map((domain) => `; Domain=${domain}`)];
  return [stored, ...[...expiring].flatMap((name) => places.map((place) => `${name}=; Path=/; ${expired}${place}`))];
}

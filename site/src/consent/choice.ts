import { CHOICE_DAYS, registered } from "@lagrum/core/domain/storageRegister";

/** What a visitor has said about cookies. */
export type Choice = "none" | "all" | "necessary";

const choiceCookie = "cookieChoice";

/** The name that the specification gives the switch; only "true" turns anything on. */
const permissionCookie = "analyticsPermission";

const pairsOf = (cookies: string | null): [name: string, value: string][] =>
  (cookies ?? "").split(";").flatMap((pair) => {
    const [name = "", ...value] = pair.trim().split("=");
    return name ? [[name, value.join("=")]] : [];
  });

/** What the cookies of a request, or of the document, say. The permission alone decides whether anything is loaded. */
export function readChoice(cookies: string | null): Choice {
  const said = new Map(pairsOf(cookies));
  if (said.get(permissionCookie) === "true") return "all";
  return said.has(choiceCookie) ? "necessary" : "none";
}

/** The cookies among these that may only be there after a yes. */
export const consentedCookies = (cookies: string | null): string[] =>
  pairsOf(cookies)
    .map(([name]) => name)
    .filter((name) => registered("cookie", name)?.need === "consent");

/** The host and what stands above it: where scripts of others like to put their cookies. */
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

/** The Set-Cookie headers that keep a choice. A no takes away whatever an earlier yes has left behind. */
export function cookiesOf(choice: Exclude<Choice, "none">, { cookies, host, secure }: Visit): string[] {
  const rest = `Path=/; Max-Age=${CHOICE_DAYS * 24 * 60 * 60}; SameSite=Lax${secure ? "; Secure" : ""}`;
  const kept = `${choiceCookie}=${choice}; ${rest}`;
  if (choice === "all") return [kept, `${permissionCookie}=true; ${rest}`];
  const gone = new Set([permissionCookie, ...consentedCookies(cookies)]);
  const places = ["", ...domainsOf(host).map((domain) => `; Domain=${domain}`)];
  return [kept, ...[...gone].flatMap((name) => places.map((place) => `${name}=; Path=/; ${expired}${place}`))];
}

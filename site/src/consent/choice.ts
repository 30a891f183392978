/** A visitor's consent choice. */
export type Choice = "none" | "all" | "necessary";

export const choiceCookie = "cookieChoice";

/** The permission cookie's name in the specification; only the value "true" is consent. */
export const permissionCookie = "analyticsPermission";

/** The cookies of a request, or of the document. */
export const pairsOf = (cookies: string | null): [name: string, value: string][] =>
  (cookies ?? "").split(";").flatMap((pair) => {
    const [name = "", ...value] = pair.trim().split("=");
    return name ? [[name, value.join("=")]] : [];
  });

/** The choice in the cookies of a request or the document. Only the permission cookie lets anything load. */
export function readChoice(cookies: string | null): Choice {
  const values = new Map(pairsOf(cookies));
  if (values.get(permissionCookie) === "true") return "all";
  return values.has(choiceCookie) ? "necessary" : "none";
}

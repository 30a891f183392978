/** The redirect after a choice: a path of this site, else the start page. */
export function redirectPath(wanted: unknown): string {
  const here = "https://here.invalid";
  if (typeof wanted !== "string" || !wanted.startsWith("/") || !URL.canParse(wanted, here)) return "/";
  const { origin, pathname, search } = new URL(wanted, here);
  // "//host" is another site's address.
  return origin === here && !pathname.startsWith("//") ? pathname + search : "/";
}

/** Where a choice leads back to: a path of this site with its query, and the start page for anything else. */
export function backPath(wanted: unknown): string {
  const here = "https://here.invalid";
  if (typeof wanted !== "string" || !wanted.startsWith("/") || !URL.canParse(wanted, here)) return "/";
  const { origin, pathname, search } = new URL(wanted, here);
  // Two slashes would begin another site's address.
  return origin === here && !pathname.startsWith("//") ? pathname + search : "/";
}

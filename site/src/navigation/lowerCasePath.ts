/** Case-sensitive paths: feeds and sitemaps, the identity provider's mail links, other frameworks' assets. */
const exempt = [".xml", "userMgmt", "/_next/"];

const lowerEscapes = (escapes: string): string => {
  const text = decodeURIComponent(escapes);
  const lower = text.toLowerCase();
  return lower === text ? escapes : encodeURIComponent(lower);
};

/**
 * The lower-case form of a path, or null when it is lower-case already (specification section 2).
 * Escapes are decoded first: %C3%85 is Å and becomes %C3%A5, while the escape itself has no case.
 * @throws URIError on escapes that aren't UTF-8
 */
export function lowerCasePath(path: string): string | null {
  if (exempt.some((part) => path.includes(part))) return null;
  const lower = path.replace(/(?:%[0-9a-f]{2})+|[^%]+/gi, (part) =>
    part.startsWith("%") ? lowerEscapes(part) : part.toLowerCase(),
  );
  if (lower === path) return null;
  // One slash: //host/path is another host's URL.
  return lower.replace(/^\/+/, "/");
}

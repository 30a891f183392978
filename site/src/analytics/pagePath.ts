/** The last route of an address that matched, as the router knows it. */
interface Matched {
  /** "/answers/{-$id}" */
  fullPath: string;
  params: Record<string, unknown>;
}

/** A page's address as its route writes it, "/answers/{id}": never what stands in its place, never a query. */
export function pagePathOf({ fullPath, params }: Matched): string {
  const path = fullPath.replace(/\{-?\$(\w+)\}|\$(\w*)/g, (_, optional?: string, needed?: string) => {
    const name = optional ?? needed;
    // The route of last resort has no name for what it takes.
    if (!name) return "{unknown}";
    return params[name] === undefined ? "" : `{${name}}`;
  });
  return path
    .toLowerCase()
    .replace(/\/+/g, "/")
    .replace(/(?<=.)\/$/, "");
}

/** The router's last match of a URL. */
interface Matched {
  /** "/answers/{-$id}" */
  fullPath: string;
  params: Record<string, unknown>;
}

/** A page's route pattern, "/answers/{id}": never the parameter, never a query. */
export function pagePathOf({ fullPath, params }: Matched): string {
  const path = fullPath.replace(/\{-?\$(\w+)\}|\$(\w*)/g, (_, optional?: string, needed?: string) => {
    const name = optional ?? needed;
    // The catch-all route has no parameter name.
    if (!name) return "{unknown}";
    return params[name] === undefined ? "" : `{${name}}`;
  });
  return path
    .toLowerCase()
    .replace(/\/+/g, "/")
    .replace(/(?<=.)\/$/, "");
}

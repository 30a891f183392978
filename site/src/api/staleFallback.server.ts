const known = new Map<string, unknown>();

/** Remembers what a call gave; with undefined, says what it gave last. */
export function staleFallback(name: string, body: unknown): unknown {
  if (body !== undefined) known.set(name, body);
  return known.get(name);
}

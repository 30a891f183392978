/**
 * The page number in a URL (?page=2): an integer from 1, and 1 for any other value. Page 1 is not in the URL.
 * The key is always returned: TanStack Router keeps the URL's own value of a key that is left out.
 */
export function readPage(search: Record<string, unknown>): { page?: number | undefined } {
  const page = Number(search.page);
  return { page: Number.isSafeInteger(page) && page > 1 && page <= 1_000_000 ? page : undefined };
}

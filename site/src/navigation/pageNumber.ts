/**
 * The page in an address (?page=2): a whole number from 1, and 1 for anything else. Page 1 stays out of addresses.
 * It is always named, for what a route leaves out keeps the address' own words.
 */
export function readPage(search: Record<string, unknown>): { page?: number | undefined } {
  const page = Number(search.page);
  return { page: Number.isSafeInteger(page) && page > 1 && page <= 1_000_000 ? page : undefined };
}

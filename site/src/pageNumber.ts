/** The page in an address (?page=2): a whole number from 1, and 1 for anything else. Page 1 stays out of addresses. */
export function readPage(search: Record<string, unknown>): { page?: number } {
  const page = Number(search.page);
  return Number.isSafeInteger(page) && page > 1 && page <= 1_000_000 ? { page } : {};
}

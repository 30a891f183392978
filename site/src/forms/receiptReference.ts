/** The reference of a message ("K-104") or a report ("R-12"), which is not personal data; undefined for other texts. */
export const readReceipt = (search: Record<string, unknown>): { ref?: string | undefined } => ({
  ref: typeof search.ref === "string" && /^[KR]-\d{1,10}$/.test(search.ref) ? search.ref : undefined,
});

/** The number of an entry in its series, as on receipts: "2026-17". */
export const entryNumber = (entry: { Year: number; Number: number }): string => `${entry.Year}-${entry.Number}`;

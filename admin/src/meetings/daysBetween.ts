const DAY = 24 * 60 * 60 * 1000;

/** Days from a day on: 2026-11-23, 2026-11-24, … */
export const daysBetween = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => new Date(Date.parse(from) + index * DAY).toISOString().slice(0, 10));

/** Written by `pnpm evaluate ai`. */
export const measuredQuality = {
  day: "2026-11-23",
  general: { of: 80, share: 0.725 },
  premises: { of: 40, share: 0.95 },
  declined: { of: 60, share: 0.933 },
  grounded: { of: 1864, share: 1 },
};

/** Written by `pnpm evaluate ai`. */
export const measuredQuality = {
  "day": "2026-11-23",
  "general": {
    "of": 196,
    "share": 0.888
  },
  "premises": {
    "of": 40,
    "share": 0.95
  },
  "declined": {
    "of": 92,
    "share": 0.978
  },
  "grounded": {
    "of": 3142,
    "share": 1
  }
};

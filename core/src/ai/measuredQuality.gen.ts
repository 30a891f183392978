/** Written by `pnpm evaluate ai`. */
export const measuredQuality = {
  "day": "2026-11-23",
  "general": {
    "of": 120,
    "share": 0.767
  },
  "premises": {
    "of": 40,
    "share": 0.95
  },
  "declined": {
    "of": 60,
    "share": 0.967
  },
  "grounded": {
    "of": 2291,
    "share": 1
  }
};

/** Written by `pnpm evaluate ai`. */
export const measuredQuality = {
  "day": "2026-11-25",
  "general": {
    "of": 216,
    "share": 0.903
  },
  "premises": {
    "of": 40,
    "share": 0.95
  },
  "declined": {
    "of": 116,
    "share": 0.974
  },
  "grounded": {
    "of": 3384,
    "share": 1
  }
};

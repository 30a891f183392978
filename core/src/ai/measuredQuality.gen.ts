/** Written by `pnpm evaluate ai`. */
export const measuredQuality = {
  "day": "2026-11-24",
  "general": {
    "of": 216,
    "share": 0.884
  },
  "premises": {
    "of": 40,
    "share": 0.95
  },
  "declined": {
    "of": 116,
    "share": 0.983
  },
  "grounded": {
    "of": 3353,
    "share": 1
  }
};

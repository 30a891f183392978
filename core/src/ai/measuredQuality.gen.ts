import type { MeasuredQuality } from "./measuredQuality.ts";

/** Written by `pnpm evaluate ai readers test`. */
export const measuredQuality: MeasuredQuality | null = {
  "day": "2026-11-27",
  "misleading": {
    "of": 90,
    "share": 0.144
  },
  "nearMisses": {
    "of": 20,
    "share": 0.65
  },
  "facts": {
    "of": 30,
    "share": 0.633
  },
  "premises": {
    "of": 15,
    "share": 0.867
  },
  "otherYears": {
    "of": 15,
    "share": 0.133
  },
  "inventedProvisions": {
    "of": 10,
    "share": 0
  },
  "agreement": 0.92
};

import type { MeasuredQuality } from "./measuredQuality.ts";

/** Written by `pnpm evaluate ai readers test`; null until two readers have judged the unseen half. */
export const measuredQuality: MeasuredQuality | null = null as MeasuredQuality | null;

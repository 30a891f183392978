/** A mean with the interval that holds 95 % of the means of random samples of the same size. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

const resamples = 1000;
const seed = 20_261_123;

/** Bootstraps the mean of measured values. The same values always give the same interval. */
export function estimateMean(values: readonly number[]): Estimate {
  const random = randomFrom(seed);
  const mean = (sample: readonly number[]): number => sample.reduce((sum, value) => sum + value, 0) / sample.length;
  const means = Array.from({ length: resamples }, () =>
    mean(values.map(() => values[Math.floor(random() * values.length)] ?? 0)),
  ).sort((one, other) => one - other);
  const at = (share: number): number => means[Math.floor(share * (resamples - 1))] ?? 0;
  return { mean: mean(values), low: at(0.025), high: at(0.975) };
}

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
export function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** "97.4 % (95.1–99.3)" */
export const formatShare = ({ mean, low, high }: Estimate): string =>
  `${(100 * mean).toFixed(1)} % (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`;

/** ".964 (.931–.989)" */
export const formatMean = ({ mean, low, high }: Estimate): string =>
  `${mean.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`;

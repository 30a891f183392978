import { expect, it } from "vitest";
import { createBreaks } from "./breaks.ts";

const work = (milliseconds: number): void => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

async function breakAfter(milliseconds: number): Promise<number> {
  const pause = createBreaks();
  work(milliseconds);
  const began = performance.now();
  await pause();
  return performance.now() - began;
}

it("pauses as long as the step took", async () => {
  // Timers may be a millisecond early.
  expect(await breakAfter(15)).toBeGreaterThanOrEqual(14);
});

it("runs pending callbacks even after a short step", async () => {
  let hasRun = false;
  setImmediate(() => {
    hasRun = true;
  });
  await createBreaks()();
  expect(hasRun).toBe(true);
});

import { setTimeout as delay, setImmediate as turn } from "node:timers/promises";

/** Milliseconds. */
const longestBreak = 25;

/**
 * Lets other calls run between steps of work: each break is as long as the last step took, so that the work has at most
 * half of the thread's time, also on a machine that is busy with other things.
 */
export function createBreaks(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    const took = Math.min(performance.now() - began, longestBreak);
    await (took < 1 ? turn() : delay(took));
    began = performance.now();
  };
}

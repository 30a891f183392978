import { setTimeout as delay, setImmediate as turn } from "node:timers/promises";

/** Milliseconds. */
const longestPause = 25;

/**
 * Yields to the event loop between steps of work. Each pause is as long as the last step took, so that the work uses at
 * most half of the thread's time, also on a busy machine.
 */
export function createBreaks(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    const took = Math.min(performance.now() - began, longestPause);
    await (took < 1 ? turn() : delay(took));
    began = performance.now();
  };
}

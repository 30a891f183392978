import { setTimeout as delay } from "node:timers/promises";

/** Polls until there is a truthy result; fails after `timeout` milliseconds. */
export async function until<T>(condition: () => T | Promise<T>, timeout = 30_000): Promise<NonNullable<Awaited<T>>> {
  const deadline = Date.now() + timeout;
  for (;;) {
    const found = await condition();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`${condition} was not met within ${timeout} ms`);
    await delay(20);
  }
}

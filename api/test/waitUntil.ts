import { setTimeout as delay } from "node:timers/promises";

/** Polls until there is a truthy result; fails after `patience` milliseconds. */
export async function until<T>(condition: () => T | Promise<T>, patience = 30_000): Promise<NonNullable<Awaited<T>>> {
  const deadline = Date.now() + patience;
  for (;;) {
    const found = await condition();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`${condition} was not met within ${patience} ms`);
    await delay(20);
  }
}

import { setTimeout as delay } from "node:timers/promises";

/** Asks again and again until there is something to give; fails after `patience` milliseconds. */
export async function until<T>(ask: () => T | Promise<T>, patience = 30_000): Promise<NonNullable<Awaited<T>>> {
  const deadline = Date.now() + patience;
  for (;;) {
    const found = await ask();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`Nothing came of ${ask} in ${patience} ms`);
    await delay(20);
  }
}

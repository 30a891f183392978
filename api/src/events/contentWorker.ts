import { setTimeout as sleep } from "node:timers/promises";
import type { App } from "../app.ts";

/** A background task that processes changed content. */
export interface ContentWorker {
  /** Resolves when the backlog has been processed. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds between attempts when the database is away. */
const retryPause = 1000;

/**
 * Calls `work` whenever content changes, and once at the start for what a killed process or an older version left. Calls
 * don't overlap.
 * @param name in the log, "search analysis"
 */
export function startContentWorker(
  { bus, log }: Pick<App, "bus" | "log">,
  name: string,
  work: (isStopped: () => boolean) => Promise<void>,
): ContentWorker {
  let isClosed = false;
  let isPending = false;
  let running: Promise<void> | undefined;

  const run = async (): Promise<void> => {
    while (isPending && !isClosed) {
      isPending = false;
      try {
        await work(() => isClosed);
      } catch (error) {
        log.warn({ err: error }, `${name} failed`);
        isPending = true;
        await sleep(retryPause, undefined, { ref: false });
      }
    }
  };
  const wake = (): void => {
    isPending = true;
    running ??= run().finally(() => {
      running = undefined;
      if (isPending && !isClosed) wake();
    });
  };

  const unsubscribe = bus.subscribe(({ Entity, ID }) => {
    // After a lost connection the bus sends ID 0 once.
    if (Entity === "content" || ID === 0) wake();
  });
  wake();
  return {
    async idle() {
      while (running) await running;
    },
    async close() {
      isClosed = true;
      unsubscribe();
      await running;
    },
  };
}

import { setTimeout as sleep } from "node:timers/promises";
import type { App } from "../app.ts";
import { analyseAll, batchSize, countWords } from "./documentIndex.ts";

/** Analyses what is published. */
export interface SearchIndexer {
  /** Resolves when every document has been analysed. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds between attempts when the database is away. */
const retryPause = 1000;
/** Documents between lines of the log. */
const progressStep = 1000;

/**
 * Analyses search documents whenever content changes, and once at the start: what a killed process left, and everything
 * when the analysis has a new version. Until then a new answer is found by its words as they are written.
 */
export function startSearchIndexer({ db, pool, bus, log }: Pick<App, "db" | "pool" | "bus" | "log">): SearchIndexer {
  let isClosed = false;
  let isPending = false;
  let isFirst = true;
  let running: Promise<void> | undefined;

  const analysePending = async (): Promise<void> => {
    const analysed = await analyseAll(db, {
      isStopped: () => isClosed,
      onBatch(count, soFar) {
        if (Math.floor(soFar / progressStep) > Math.floor((soFar - count) / progressStep))
          log.info({ analysed: soFar }, "search documents analysed");
      },
    });
    // A large run that a crash ended has not counted its words.
    if (analysed >= batchSize || (isFirst && analysed > 0)) await countWords(pool);
    isFirst = false;
  };
  const run = async (): Promise<void> => {
    while (isPending && !isClosed) {
      isPending = false;
      try {
        await analysePending();
      } catch (error) {
        log.warn({ err: error }, "search documents could not be analysed");
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

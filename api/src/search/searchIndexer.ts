import type { App } from "../app.ts";
import { type ContentWorker, startContentWorker } from "../events/contentWorker.ts";
import { analyseAll, batchSize, countWords } from "./documentIndex.ts";

/** Documents between lines of the log. */
const progressStep = 1000;

/**
 * Analyses search documents whenever content changes, and everything when the analysis has a new version. Until then a
 * new answer is found by its words as they are written.
 */
export function startSearchIndexer(app: Pick<App, "db" | "pool" | "bus" | "log">): ContentWorker {
  const { db, pool, log } = app;
  let isFirst = true;
  return startContentWorker(app, "search analysis", async (isStopped) => {
    const analysed = await analyseAll(db, {
      isStopped,
      onBatch(count, soFar) {
        if (Math.floor(soFar / progressStep) > Math.floor((soFar - count) / progressStep))
          log.info({ analysed: soFar }, "search documents analysed");
      },
    });
    // A large run that a crash ended has not counted its words.
    if (analysed >= batchSize || (isFirst && analysed > 0)) await countWords(pool);
    isFirst = false;
  });
}

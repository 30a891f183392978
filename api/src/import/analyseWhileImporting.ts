import type { Database } from "../db/database.ts";
import { analyseAll } from "../search/documentIndex.ts";

/** The analysis of imported answers. */
interface ImportAnalysis {
  /** More answers have been stored. */
  wake(): void;
  /**
   * Analyses the remaining answers.
   * @returns how many answers have been analysed
   * @throws when the database connection is lost
   */
  finish(onProgress: (analysed: number) => void): Promise<number>;
}

/**
 * Analyses answers while others are stored: this process and PostgreSQL wait for each other less.
 * @param connections each analyses other batches; the first one while the import goes on, all of them at its end
 */
export function analyseWhileImporting(connections: readonly Database[]): ImportAnalysis {
  let analysed = 0;
  let report = (_analysed: number): void => {};
  const onBatch = (count: number): void => {
    analysed += count;
    report(analysed);
  };
  let running: Promise<unknown> | undefined;
  const wake = (): void => {
    // An error recurs at the end, where it is reported.
    running ??= analyseAll(connections[0] as Database, { onBatch })
      .catch(() => {})
      .finally(() => {
        running = undefined;
      });
  };
  return {
    wake,
    async finish(onProgress) {
      report = onProgress;
      await running;
      await Promise.all(connections.map((db) => analyseAll(db, { onBatch })));
      return analysed;
    },
  };
}

import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { databaseFailure } from "./databaseFailure.ts";

const RETRY_MS = 100;
const CONNECT_TIMEOUT_MS = 5000;

interface Waiting {
  /** Milliseconds; 0 attempts once. */
  timeout: number;
  /** Milliseconds between reports. */
  reportEvery: number;
  /** Called with the seconds so far. */
  report(seconds: number): void;
}

/**
 * Waits until the database accepts connections.
 * @throws the last error at the timeout; an error other than an absent database at once.
 */
export async function waitForDatabase(url: string, { timeout, reportEvery, report }: Waiting): Promise<void> {
  const began = performance.now();
  for (let reported = 0; ; await delay(RETRY_MS)) {
    const error = await connect(url);
    if (error === undefined) return;
    const waited = performance.now() - began;
    if (!databaseFailure(error) || waited >= timeout) throw error;
    if (waited >= (reported + 1) * reportEvery) {
      reported += 1;
      report((reported * reportEvery) / 1000);
    }
  }
}

/** Connects once. @returns the error, if any */
async function connect(url: string): Promise<Error | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.end();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { Failure } from "../http/failure.ts";
import type { Reader } from "./database.ts";

/**
 * Runs statements that PostgreSQL cancels as soon as the signal aborts: the client has disconnected.
 * @throws Failure SERVICE_UNAVAILABLE when the signal has aborted
 */
export async function runCancellable<T>(
  pool: pg.Pool,
  signal: AbortSignal,
  work: (db: Reader) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const cancel = (): void => void cancelStatement(pool, client).catch(() => {});
  try {
    signal.throwIfAborted();
    signal.addEventListener("abort", cancel, { once: true });
    return await work(drizzle(client));
  } catch (error) {
    if (signal.aborted) throw new Failure("SERVICE_UNAVAILABLE", undefined, { cause: error });
    throw error;
  } finally {
    signal.removeEventListener("abort", cancel);
    // A late cancellation must not meet the next caller's statement.
    client.release(signal.aborted);
  }
}

/** On a separate connection: the whole pool may be in use. */
async function cancelStatement({ options }: pg.Pool, client: pg.ClientBase): Promise<void> {
  const { processID } = client as { processID?: number };
  const other = new pg.Client(options);
  await other.connect();
  try {
    await other.query("select pg_cancel_backend($1)", [processID]);
  } finally {
    await other.end();
  }
}

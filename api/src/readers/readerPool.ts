import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Tinypool } from "tinypool";

/** `late`: the deadline passed, and the process was ended. `failed`: it threw, or ran out of memory. */
export type ReadOutcome<Value> = { kind: "done"; value: Value } | { kind: "late" } | { kind: "failed"; cause: unknown };

export interface ReaderPool {
  /**
   * @param task what the reader gets, as JSON
   * @param deadline milliseconds from the beginning of the work, including its turn in the queue
   * @param reader another function of the module than the pool's
   */
  run<Value>(task: unknown, deadline: number, reader?: string): Promise<ReadOutcome<Value>>;
}

interface Reader {
  /** A file beside the caller; an entry of its own in the bundle. */
  module: string;
  /** Its function. */
  reader: string;
  processes?: number;
  /** The memory limit of a process, without the bytes of buffers. */
  megabytes?: number;
}

/** Tasks that wait for a process. */
const MOST_WAITING = 100;
const MEGABYTES = 256;
/** The processes end after this time without work, in milliseconds. */
const IDLE = 10_000;

/** The source in development and tests; in the bundle the caller is in the entry or in a chunk beside it. */
function modulePath(from: string, name: string): string {
  const places = [`./${name}.ts`, `./${name}.js`, `../${name}.js`].map((place) => fileURLToPath(new URL(place, from)));
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error(`the reader ${name} is not there`);
  return found;
}

/** An error of a reader comes as its properties. */
const toError = (cause: unknown): Error =>
  cause instanceof Error ? cause : Object.assign(new Error("a reader failed"), cause);

/**
 * A pool of processes that read foreign bytes: files and calendars that were written to stop a reader. They have a deadline,
 * a memory limit and no environment. Threads would not do: one that passes its memory limit inside one step ends the API.
 * @param from the caller's import.meta.url
 */
export function createReaderPool(
  from: string,
  { module, reader, processes = 1, megabytes = MEGABYTES }: Reader,
): ReaderPool {
  let pool: Tinypool | undefined;
  let running = 0;
  let idle: NodeJS.Timeout | undefined;

  function open(): Tinypool {
    pool ??= new Tinypool({
      runtime: "child_process",
      filename: modulePath(from, module),
      name: reader,
      // A process that ended is replaced at once: tasks may wait for it.
      minThreads: processes,
      maxThreads: processes,
      maxQueue: MOST_WAITING,
      env: {},
      execArgv: [`--max-old-space-size=${megabytes}`],
      // One that ends without work is replaced, too.
    }).on("error", () => undefined);
    return pool;
  }
  function close(): void {
    void pool?.destroy();
    pool = undefined;
  }
  return {
    async run(task, deadline, name) {
      const signal = AbortSignal.timeout(deadline);
      clearTimeout(idle);
      running += 1;
      try {
        return { kind: "done", value: await open().run(task, { signal, ...(name && { name }) }) };
      } catch (cause) {
        return signal.aborted ? { kind: "late" } : { kind: "failed", cause: toError(cause) };
      } finally {
        running -= 1;
        if (running === 0) idle = setTimeout(close, IDLE).unref();
      }
    },
  };
}
